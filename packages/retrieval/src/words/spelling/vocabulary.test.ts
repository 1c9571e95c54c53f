import { expect, it } from 'vitest'
import { readSpelledWords } from './vocabulary.ts'

it.each([
  ['Deployment', ['deployment']],
  ['vite.config.ts', ['vite', 'config']],
  ['strictPort', ['strictport']],
  ['wsl2', []],
  ['مستشعر', ['مستشعر']],
  ['コンテナ', []],
  ['x'.repeat(30), []],
])('keeps the words of %s that can be misspelt', (run, words) => {
  expect(readSpelledWords(run)).toEqual(words)
})
