import { expect, it } from 'vitest'
import { titleOf } from './page.ts'

it('puts the brand behind the name of a page, once', () => {
  expect(titleOf('Widget', 'Docent')).toBe('Widget · Docent')
  expect(titleOf('What Docent is', 'Docent')).toBe('What Docent is')
})
