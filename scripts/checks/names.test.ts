import { expect, it } from 'vitest'
import { findNameProblems } from './names.ts'

const SOURCES = new Map([
  ['packages/a/src/one.ts', 'export function readText(): string {}\nexport type Mark = string'],
  ['packages/b/src/two.ts', 'export const readText = () => 1\nexport interface Page {}'],
])

it('names a name that two files export', () => {
  expect(findNameProblems(SOURCES, [])).toEqual([
    'readText is exported by packages/a/src/one.ts and packages/b/src/two.ts: give each its own name, ' +
      'or say in scripts/checks/names.json why they mean the same.',
  ])
})

it('accepts a name with a reason, and reports a reason that is no longer needed', () => {
  const allowed = [{ names: ['readText', 'Page'], why: 'A test.' }]
  expect(findNameProblems(SOURCES, allowed)).toEqual([
    'scripts/checks/names.json allows Page, which only one file exports.',
  ])
})
