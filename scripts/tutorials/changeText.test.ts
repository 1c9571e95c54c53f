import { expect, it } from 'vitest'
import { changeText } from './changeText.ts'

const TEXT = 'title: Lamp\nsummary: A lamp.\n---\nsummary: A lamp.\n'

it('replaces lines', () => {
  expect(changeText(TEXT, '-title: Lamp\n+titel: Lamp')).toBe(TEXT.replace('title', 'titel'))
})

it('adds lines between their neighbours', () => {
  const changed = changeText(TEXT, ' title: Lamp\n+tags: [Light]\n summary: A lamp.')
  expect(changed).toBe(TEXT.replace('Lamp\n', 'Lamp\ntags: [Light]\n'))
})

it.each([
  ['-title: Vase\n+title: Lamp', 'nowhere'],
  ['-summary: A lamp.\n+summary: One.', 'at 2 places'],
  ['-itle: Lamp\n+x', 'nowhere'],
])('refuses %j, whose place is ambiguous', (change, where) => {
  expect(() => changeText(TEXT, change)).toThrow(`What is to be changed stands ${where}`)
})
