import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { CommandError } from '../commandError.ts'
import { inTurn } from './inTurn.ts'

const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => print.mockClear())
afterAll(() => print.mockRestore())

/** The first line of each message. */
const listPrinted = () => print.mock.calls.map(([text]) => String(text).split('\n', 1)[0])

it('starts the work when the work before it has ended', async () => {
  const steps: string[] = []
  const work = inTurn(async () => {
    steps.push('start')
    await Promise.resolve()
    steps.push('end')
  })
  await Promise.all([work(), work()])
  expect(steps).toEqual(['start', 'end', 'start', 'end'])
})

// The error ended the server, and the work after it never ran.
it('prints an unexpected error and continues with the next work', async () => {
  const replace = vi.fn(async () => undefined)
  replace.mockRejectedValueOnce(new TypeError('x is undefined'))
  const work = inTurn(replace)
  await work()
  await work()
  expect(replace).toHaveBeenCalledTimes(2)
  expect(listPrinted()).toEqual(['Pages and answers stay unchanged: TypeError: x is undefined'])
  // The rest is the stack, which a report of the fault needs.
  expect(String(print.mock.calls[0])).toContain('inTurn.test.ts')
})

it('prints what an owner can repair without a stack', async () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open 'a.jsonl'"), {
    syscall: 'open',
  })
  for (const error of [denied, new CommandError('The site cannot be built.')]) {
    await inTurn(() => Promise.reject(error))()
  }
  expect(print.mock.calls).toEqual([
    ["Pages and answers stay unchanged: EACCES: permission denied, open 'a.jsonl'"],
    ['The site cannot be built.'],
  ])
})

it.each([
  [true, ['one', 'one', 'two', 'two']],
  [false, ['one', 'two', 'two']],
])('prints an error that repeats each time, or only once: %s', async (printsRepeated, printed) => {
  const errors = ['one', 'one', 'two', undefined, 'two']
  const left = [...errors]
  const fail = async (): Promise<void> => {
    const error = left.shift()
    if (error !== undefined) throw new CommandError(error)
  }
  const work = inTurn(fail, { printsRepeated })
  for (const _ of errors) await work()
  expect(listPrinted()).toEqual(printed)
})
