import { expect, it } from 'vitest'
import { explainHold } from './explainHold.ts'
import { createJudgedQuestions } from './testing.ts'

const east = createJudgedQuestions(['east'], 4)
const west = createJudgedQuestions(['west'], 4)
const questions = [...east, ...west]
const answerable = (all: typeof east) => all.filter((one) => one.isAnswerable)

it('says nothing about sites that can be held out', () => {
  expect(explainHold(['east'], questions, 'out')).toBeUndefined()
})

// It printed NaN for each figure.
it.each([
  [
    ['nowhere'],
    questions,
    'Cannot fit the network without nowhere: out has no questions about nowhere. Pass sites that it has: east, west.',
  ],
  [
    ['east', 'gone', 'lost'],
    questions,
    'Cannot fit the network without east, gone, lost: out has no questions about gone, lost. Pass sites that it has: east, west.',
  ],
  // A group of sites is never scored.
  [
    ['several-east'],
    [
      ...questions,
      ...east.map((one) => ({ ...one, site: 'several-east', part: 'several sites' as const })),
    ],
    'Cannot fit the network without several-east: out has no questions about several-east. Pass sites that it has: east, west.',
  ],
  [
    ['east'],
    [],
    'Cannot fit the network without east: out has no questions, so read them with npm run confidence -- read FOLDER OUT --sites SITE,SITE.',
  ],
  [
    ['east'],
    [...answerable(east), ...west],
    'Cannot fit the network without east: out has no unanswerable questions about these sites, so nothing can be measured. Add another site to --hold, or read them again with npm run confidence -- read FOLDER OUT --sites SITE,SITE.',
  ],
  [
    ['east', 'west'],
    questions,
    'Cannot fit the network without east, west: the other sites do not have both answerable and unanswerable questions to fit on. Hold fewer sites out.',
  ],
])('says why %j cannot be held out, and what to do', (hold, all, message) => {
  expect(explainHold(hold, all, 'out')).toBe(message)
})
