import { expect, it } from 'vitest'
import { splitJoined } from './joinedWords.ts'

const PAGES = new Set(['time', 'frame', 'folder', 'complete', 'graph', 'lock'])
const findPart = (part: string): string | undefined => (PAGES.has(part) ? part : undefined)

it.each([
  ['subfolder', ['folder']],
  ['timeframe', ['time', 'frame']],
  ['autocomplete', ['complete']],
])('%j is joined from %j', (word, parts) => {
  expect(splitJoined(word, findPart)).toEqual(parts)
})

it.each(['unlock', 'parallelograph', 'folders', 'submarine', 'frames'])(
  'does not split %j',
  (word) => {
    expect(splitJoined(word, findPart)).toEqual([])
  },
)
