import { expect, it } from 'vitest'
import { addTextDirective } from './textDirective.ts'

const PAGE = 'https://a.example/p'

it.each([
  ['It is so.', ':~:text=It%20is%20so.'],
  ['Of 1,000 & more – well-known', ':~:text=Of%201%2C000%20%26%20more%20%E2%80%93%20well%2Dknown'],
  ['**Run** `npm start`, see [the page](/x)…', ':~:text=Run%20npm%20start%2C%20see%20the%20page'],
  ['First line.\nSecond line.', ':~:text=First%20line.'],
  ['- an item', ':~:text=%2D%20an%20item'],
])('leads to %j', (quote, directive) => {
  expect(addTextDirective(`${PAGE}#x`, quote)).toBe(`${PAGE}#x${directive}`)
  expect(addTextDirective(PAGE, quote)).toBe(`${PAGE}#${directive}`)
})

it('names a long sentence by its ends', () => {
  const quote = `One two three four five six ${'and so on '.repeat(40)}six five four three two one.`
  expect(addTextDirective(PAGE, quote)).toBe(
    `${PAGE}#:~:text=One%20two%20three%20four%20five%20six,six%20five%20four%20three%20two%20one.`,
  )
})

it.each([
  ['mailto:a@b.example', 'It is so.'],
  [PAGE, ' '],
  [`${PAGE}#:~:text=It`, 'It is so.'],
])('leaves %s as it is, with %j', (address, quote) => {
  expect(addTextDirective(address, quote)).toBe(address)
})

it('does not fail with half a character', () => {
  expect(addTextDirective(PAGE, 'cut \ud83d')).toBe(`${PAGE}#:~:text=cut%20%EF%BF%BD`)
})
