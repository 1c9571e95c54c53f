import { expect, it } from 'vitest'
import { createEditionFinder } from './findEdition.ts'

const old = {
  language: '',
  routes: ['https://docs.example/1/re', 'https://docs.example/1/index.html'],
}
const find = createEditionFinder([old], {
  languages: ['en'],
  routes: ['https://docs.example/1/reindex', 'https://docs.example/'],
})

it.each([
  ['/1/', old],
  ['/1/index.html', old],
  ['/1/re.html', old],
  ['/1/reindex.html', undefined],
  ['/', undefined],
])('finds the edition of the page %s', (url, edition) => {
  expect(find({ page: { url, title: '' } })).toBe(edition)
})

it('knows the folder of an edition by its other names', () => {
  const next = { language: '', routes: ['/docs/4.0/a', '/docs/4.0/b/c'], aliases: ['dev'] }
  const findNext = createEditionFinder([next], { languages: ['en'], routes: ['/docs/3.0/a'] })
  expect(findNext({ page: { url: '/docs/dev/b', title: '' } })).toBe(next)
  expect(findNext({ page: { url: '/docs/latest/b', title: '' } })).toBeUndefined()
})
