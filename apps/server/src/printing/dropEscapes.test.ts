import { expect, it } from 'vitest'
import { createEscapeDropper } from './dropEscapes.ts'

/** The text as it is printed if it comes in pieces of this length. */
function print(text: string, length: number): string {
  const dropper = createEscapeDropper()
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
  return pieces.map((piece) => dropper.take(piece)).join('') + dropper.end()
}

it.each([1, 3, 500])('drops backslashes outside of code, in pieces of %i', (length) => {
  expect(
    print('- [OCR\\_LANG=\\<lang\\>](/x#OCR_LANG) `a\\_b`\n\n```sh\necho \\$A\n```\nA\\*', length),
  ).toBe('- [OCR_LANG=<lang>](/x#OCR_LANG) `a\\_b`\n\n```sh\necho \\$A\n```\nA*')
})
