import { expect, it } from 'vitest'
import { splitFrontMatter } from './frontMatter.ts'

it('parts the front matter from the text and knows their lines', () => {
  expect(splitFrontMatter('---\ntitle: A\ntags: [b]\n---\n\n# A\n')).toEqual({
    yaml: 'title: A\ntags: [b]',
    yamlLine: 2,
    body: '\n# A\n',
    bodyLine: 5,
    unclosed: false,
  })
})

it('takes blank lines before it, comments in it and an empty one', () => {
  expect(splitFrontMatter('\n\n--- \n# mine\ntitle: A\n...\nx')).toMatchObject({
    yaml: '# mine\ntitle: A',
    yamlLine: 4,
    body: 'x',
    bodyLine: 7,
  })
  expect(splitFrontMatter('---\n---\nx')).toMatchObject({ yaml: '', body: 'x', bodyLine: 3 })
})

it('leaves a rule at the start of a page alone', () => {
  for (const text of [
    '---\n\nA text.\n\n---\n\nMore.',
    '---\n# A heading\n\nA: b\nc',
    '----\na: b\n',
  ]) {
    expect(splitFrontMatter(text)).toMatchObject({ body: text, bodyLine: 1, unclosed: false })
  }
})

it('sees front matter that is never closed', () => {
  const text = '---\ntitle: A\n\nA text.\n'
  expect(splitFrontMatter(text)).toMatchObject({ body: text, unclosed: true })
})

it('sees fields below a first line that lost its colon', () => {
  expect(splitFrontMatter('---\ntitle A\ntags: [b]\n---\n').yaml).toBe('title A\ntags: [b]')
})
