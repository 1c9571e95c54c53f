import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../packages/content/src/testing/growth.ts'
import { readCodeInfo } from './prose/code/codeInfo.ts'
import { splitWords } from './search/words.ts'

// Regular expressions can take time that grows with the square of a text, or doubles with each letter: a
// link to the search for such a word froze the tab.
it.each([
  ['words in a code fence', readCodeInfo, '', 'a', ''],
  ['endings of a word', splitWords, 'aaa', 'es', 'x'],
  ['one ending again and again', splitWords, 'aaa', 'e', 'x'],
])('reads %s in time that grows with its length', (_, work, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth(work, repeat)).toBeLessThan(MOST_GROWTH)
})

it.each([
  ['using', 'using'],
  ['guesses', 'gue'],
  ['needed', 'need'],
  ['settings', 'sett'],
  ['sees', 'see'],
  ['ing', 'ing'],
])('drops the endings of %s', (word, expected) => {
  expect(splitWords(word)).toEqual([expected])
})
