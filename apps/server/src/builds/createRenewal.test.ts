import { expect, it, vi } from 'vitest'
import { createRenewal } from './createRenewal.ts'

/** Reads these hashes one after another. */
function start(hashes: readonly string[]) {
  const left = [...hashes]
  const use = vi.fn<(next: { readonly hash: string }) => Promise<void>>()
  const renewal = createRenewal({
    first: { hash: 'a' },
    read: async () => ({ hash: left.shift() ?? '' }),
    isSame: (one, other) => one.hash === other.hash,
    use,
  })
  return { use, renewal }
}

it('uses what is new, and nothing twice', async () => {
  const { use, renewal } = start(['a', 'b', 'b'])
  for (const hash of ['a', 'b', 'b']) {
    await renewal.renew()
    expect(renewal.current).toEqual({ hash })
  }
  expect(use.mock.calls).toEqual([[{ hash: 'b' }]])
})

// A build that could not be opened once, for example because too many files were open, was never tried again.
it('tries again after a failure, and keeps the old one until then', async () => {
  const { use, renewal } = start(['b', 'b'])
  use.mockRejectedValueOnce(new Error('Too many files are open.'))
  await expect(renewal.renew()).rejects.toThrow('Too many files')
  expect(renewal.current).toEqual({ hash: 'a' })
  await renewal.renew()
  expect(use).toHaveBeenCalledTimes(2)
  expect(renewal.current).toEqual({ hash: 'b' })
})
