import { expect, it } from 'vitest'
import { primaryTag } from './primaryTag.ts'

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh-Hant-TW', 'zh'],
  ['PT-br', 'pt'],
  ['', ''],
])('reads the language of "%s"', (tag, language) => {
  expect(primaryTag(tag)).toBe(language)
})
