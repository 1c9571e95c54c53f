import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../packages/content/src/testing/growth.ts'
import { readCodeInfo } from './prose/code/codeInfo.ts'

// Regular expressions can take time that grows with the square of a text, or doubles with each letter.
it('reads words in a code fence in time that grows with its length', () => {
  expect(measureGrowth(readCodeInfo, (times) => 'a'.repeat(times))).toBeLessThan(MOST_GROWTH)
})
