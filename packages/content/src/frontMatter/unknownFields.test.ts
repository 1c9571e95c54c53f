import { expect, it } from 'vitest'
import { formatProblem } from '../pages/problem.ts'
import { PAGE_FIELDS } from './pageFields.ts'
import { reportUnknownFields } from './unknownFields.ts'
import { readYaml } from './yaml.ts'

function review(yaml: string): string[] {
  const problems: string[] = []
  reportUnknownFields(readYaml(yaml, 2), PAGE_FIELDS, (problem) => {
    problems.push(formatProblem({ file: 'a.md', ...problem }))
  })
  return problems
}

it.each([
  ['desciption: a', 'desciption', 'description'],
  ['tag: a', 'tag', 'tags'],
  ['notfor: a', 'notfor', 'notFor'],
  ['Title: a', 'Title', 'title'],
  ['levle: a', 'levle', 'level'],
  // These were kept without a word, and nobody read them.
  ['categories: a', 'categories', 'category'],
  ['aliases: /a', 'aliases', 'redirects'],
  ['publish: true', 'publish', 'draft'],
  ['Keywords: a', 'Keywords', 'tags'],
])('asks after %j', (yaml, name, meant) => {
  const message = `is not a Docent field. Did you mean "${meant}"?`
  expect(review(yaml)).toEqual([`a.md:2  warning: ${name}: ${message}`])
})

it('says where a field goes that means nothing to Docent', () => {
  expect(review('title: A\nsku: 12\ntags: [a]')).toEqual([
    `a.md:3  warning: sku: is not a Docent field. Docent ignores it: remove it, or put your own fields under "extra".`,
  ])
})

it('names the field that the page has too', () => {
  expect(review('title: A\nTitle: B')).toEqual([
    'a.md:3  warning: Title: is not a Docent field. Docent reads "title", which the page has too: remove one of them.',
  ])
})

it('says nothing of the fields of a page, of the site, and of the owner', () => {
  expect(review('order: 1\nlevel: easy\nfacts: {a: b}\nextra: {sku: 12}\nx-sku: 12')).toEqual([])
})
