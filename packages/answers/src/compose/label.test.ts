import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { isTyped } from './label.ts'

function typed(markdown: string): boolean {
  return isTyped(readUnits(lexMarkdown(markdown), (href) => href)[0])
}

describe('isTyped', () => {
  it.each([
    '**type:** `boolean`',
    '**Required** **type:** `string`',
    '**Default**: `80`',
    '**Returns:** a list **Access:** everybody **Since:** 1.4',
  ])('recognises that %j only describes a value', (markdown) => {
    expect(typed(markdown)).toBe(true)
  })

  it.each([
    '**Types** are read from the file.',
    'The **type** is `boolean`',
    '**Note:** the port is 80',
    '- **type:** `boolean`',
  ])('does not mistake %j for such a line', (markdown) => {
    expect(typed(markdown)).toBe(false)
  })
})
