// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { loadOwnersSign } from './ownersSign.ts'

const ENDPOINT = 'https://docs.acme.example/api/gen-ai'

/** A browser that gets some pictures, and not others. */
function stubImages(hasImage: (address: string) => boolean): string[] {
  const asked: string[] = []
  class FakeImage extends EventTarget {
    set src(address: string) {
      asked.push(address)
      queueMicrotask(() => this.dispatchEvent(new Event(hasImage(address) ? 'load' : 'error')))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

it('shows the icons of both themes, from the site of the assistant', async () => {
  const asked = stubImages(() => true)
  const rules = await loadOwnersSign({ day: '/a "b.svg', night: '/b.dark.svg' }, ENDPOINT)
  const day = 'https://docs.acme.example/a%20%22b.svg'
  const night = 'https://docs.acme.example/b.dark.svg'
  expect(asked).toEqual([day, night])
  expect(rules).toContain(`.frame{--_sign:url("${day}")}`)
  expect(rules).toContain(`.frame[data-theme=dark]{--_sign:url("${night}")}`)
})

it('keeps the door if a picture does not load', async () => {
  stubImages((address) => !address.includes('dark'))
  expect(await loadOwnersSign({ day: '/a.svg', night: '/a.dark.svg' }, ENDPOINT)).toBe('')
})

it.each([undefined, null, 'x', {}, { day: '/a.svg' }, { day: 1, night: 2 }])(
  'loads nothing for %j',
  async (sign) => {
    const asked = stubImages(() => true)
    expect(await loadOwnersSign(sign, ENDPOINT)).toBe('')
    expect(asked).toEqual([])
  },
)
