import { expect, it } from 'vitest'
import { formatProblem } from '../pages/problem.ts'
import { readFacts } from '../pages/facts.ts'
import { readPageFields } from './pageFields.ts'
import { readYaml } from './yaml.ts'

function read(yaml: string): { facts: string[]; problems: string[] } {
  const problems: string[] = []
  const { meta } = readPageFields(readYaml(yaml, 2), (problem) => {
    problems.push(formatProblem({ file: 'a.md', ...problem }))
  })
  return { facts: readFacts({ meta }).map(({ label, value }) => `${label}=${value}`), problems }
}

// A list of names was left out without a word, and the page had an empty list.
it.each([
  'facts:\n  Light: 4\n  Height: 42 cm',
  'facts:\n  - Light: 4\n  - Height: 42 cm',
  'facts:\n  - {label: Light, value: 4}\n  - {label: Height, value: 42 cm}',
])('reads %j', (yaml) => {
  expect(read(yaml)).toEqual({ facts: ['Light=4', 'Height=42 cm'], problems: [] })
})

const EXPECTED = 'expected names with a text or a number, such as { Height: 42 cm }, found'

it.each([
  ['facts: bright', `a.md:2  facts: ${EXPECTED} "bright"`],
  ['facts:\n  - Light', `a.md:3  facts[0]: ${EXPECTED} "Light"`],
  ['facts:\n  - {label: Light}', `a.md:3  facts[0]: ${EXPECTED} {label}`],
  ['facts:\n  Size: 4\n  Light: {a: b}', `a.md:4  facts.Light: ${EXPECTED} {a}`],
  ['facts:\n  Light: true', `a.md:3  facts.Light: ${EXPECTED} true`],
])('reports %j', (yaml, problem) => expect(read(yaml).problems).toEqual([problem]))

it('takes a name without facts for a field that is left empty', () => {
  expect(read('facts:')).toEqual({ facts: [], problems: [] })
})
