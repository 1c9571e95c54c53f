import { expect, it } from 'vitest'
import { readParameters, writeFrameAddress } from './parameters.ts'

it('reads what it has written, and leaves out what is as the state has it', () => {
  const address = writeFrameAddress({ state: 'card', theme: 'dark', lang: '', dir: 'rtl' })
  expect(address).toBe('frame.html#state=card&theme=dark&dir=rtl')
  expect(readParameters(address.slice(address.indexOf('#')))).toEqual({
    state: 'card',
    theme: 'dark',
    lang: '',
    dir: 'rtl',
  })
})
