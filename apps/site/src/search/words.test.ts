import { expect, it } from 'vitest'
import { placeWords, splitWords } from './words.ts'

it('reads words in lower case, without accents, with their places', () => {
  expect(placeWords('Un Café, été.')).toEqual([
    { word: 'un', start: 0, end: 2 },
    { word: 'caf', start: 3, end: 7 },
    { word: 'ete', start: 9, end: 12 },
  ])
})

it.each([
  ['page', 'pages'],
  ['install', 'installing'],
  ['setting', 'settings'],
  ['water', 'watered'],
])('takes %s and %s for the same word', (one, other) => {
  expect(splitWords(one)).toEqual(splitWords(other))
})

it('leaves short words and other languages as they are', () => {
  expect(splitWords('is red Pflanzen نباتات')).toEqual(['is', 'red', 'pflanzen', 'نباتات'])
})

it('reads two characters at a time where a script knows no spaces', () => {
  expect(splitWords('安装软件')).toEqual(['安装', '装软', '软件'])
  expect(splitWords('安')).toEqual(['安'])
})
