import { expect, it } from 'vitest'
import { readMetaText } from './meta.ts'
import { createDocument } from './testing.ts'

it('reads numbers as text, and blank or other values as nothing', () => {
  const document = createDocument('', { meta: { minutes: 8, level: ' ', group: ['a'] } })
  expect(readMetaText(document, 'minutes')).toBe('8')
  expect(readMetaText(document, 'level')).toBeUndefined()
  expect(readMetaText(document, 'group')).toBeUndefined()
})
