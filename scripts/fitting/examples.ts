// The data that the choice of a section is fitted on: for each question, the sections that were found,
// the signs of their units, and the units that answer.

import type { Hit, Knowledge } from '@docent/retrieval'
import { createSignReader } from '../../packages/answers/src/choosing/readSigns.ts'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from '../../packages/answers/src/choosing/weights.ts'
import { SEARCHED } from '../../packages/answers/src/tuning.ts'
import type { EvalQuestion } from '../../packages/evaluation/src/question.ts'
import { isSection, type EvalSite } from '../../packages/evaluation/src/site.ts'
import type { QuestionLine } from '../wordVectors/texts.ts'

/** One question. A unit has one row: its signs, in the order of the names. */
export interface Example {
  /** The examples of one group are left out together. */
  readonly group: string
  readonly sections: readonly ExampleSection[]
}

export interface ExampleSection {
  readonly isRight: boolean
  readonly rows: readonly ArrayLike<number>[]
  /** How well each unit answers, from 0 to 1. */
  readonly targets: readonly number[]
}

/** The names of all signs: first those of a unit, then those of its section. */
export const SIGN_NAMES: readonly string[] = [
  ...Object.keys(UNIT_WEIGHTS).map((name) => `unit.${name}`),
  ...Object.keys(SECTION_WEIGHTS).map((name) => `section.${name}`),
]

/** Any unit of the right section is a better answer than one of another. */
const OF_SECTION = 0.25
/** The same if no unit has a fact of the question. */
const WITHOUT_FACTS = 0.5
/** A unit of another section of the right page that has all facts. */
const OF_PAGE = 0.7

/** The examples of a site's questions. A question whose answer is not among the hits teaches nothing. */
export function readExamples(
  questions: readonly EvalQuestion[],
  knowledge: Pick<Knowledge, 'readQuery' | 'search'>,
  site: Pick<EvalSite, 'routeOf'>,
  groupOf: (question: EvalQuestion) => string,
): Example[] {
  const examples = questions.map((question) => ({
    group: groupOf(question),
    sections: readSections(question, knowledge, site),
  }))
  return examples.filter(({ sections }) =>
    sections.some(({ targets }) => targets.some((target) => target > 0)),
  )
}

/** The same for questions that name their sections, and perhaps what the answer says. */
export function readTrainingExamples(
  questions: readonly QuestionLine[],
  knowledge: Pick<Knowledge, 'readQuery' | 'search'>,
  group: string,
): Example[] {
  const examples = questions.map(({ section, others, question, facts }) => ({
    group,
    sections: readRows(question, knowledge, (hit) => {
      const isRight = hit.passage.id === section || others.includes(hit.passage.id)
      if (!isRight) return { isRight, targets: hit.passage.units.map(() => 0) }
      const targets =
        facts.length > 0
          ? readTargets({ facts: facts.map((fact) => new RegExp(fact, 'i')) }, hit, 'section')
          : hit.passage.units.map(() => WITHOUT_FACTS)
      return { isRight, targets }
    }),
  }))
  return examples.filter(({ sections }) => sections.some(({ isRight }) => isRight))
}

function readSections(
  question: EvalQuestion,
  knowledge: Pick<Knowledge, 'readQuery' | 'search'>,
  site: Pick<EvalSite, 'routeOf'>,
): ExampleSection[] {
  return readRows(question.question, knowledge, (hit) => {
    const place = findPlace(question, hit, site)
    return { isRight: place === 'section', targets: readTargets(question, hit, place) }
  })
}

function readRows(
  question: string,
  knowledge: Pick<Knowledge, 'readQuery' | 'search'>,
  judge: (hit: Hit) => Pick<ExampleSection, 'isRight' | 'targets'>,
): ExampleSection[] {
  const query = knowledge.readQuery(question)
  const hits = knowledge.search(query, { limit: SEARCHED })
  const readSigns = createSignReader(query, hits)
  return hits.map((hit, rank) => {
    const { section, units } = readSigns(hit, rank)
    const shared = Object.keys(SECTION_WEIGHTS).map((name) => section[name as keyof typeof section])
    const { isRight, targets } = judge(hit)
    return {
      isRight,
      // The units of a very long section that are not read have no signs.
      rows: units
        .filter((unit) => unit !== undefined)
        .map((unit) => [
          ...Object.keys(UNIT_WEIGHTS).map((name) => unit[name as keyof typeof unit]),
          ...shared,
        ]),
      targets: targets.filter((_, at) => units[at] !== undefined),
    }
  })
}

type Place = 'section' | 'page' | 'elsewhere'

function findPlace(
  { expected }: EvalQuestion,
  { passage }: Hit,
  site: Pick<EvalSite, 'routeOf'>,
): Place {
  const places = expected.filter(({ file }) => site.routeOf(file) === passage.route)
  if (places.some((place) => isSection(place, passage.heading))) return 'section'
  return places.length > 0 ? 'page' : 'elsewhere'
}

function readTargets(
  { facts }: Pick<EvalQuestion, 'facts'>,
  { passage }: Hit,
  place: Place,
): number[] {
  const said = passage.units.map(({ text, markdown }) => {
    return facts.filter((fact) => fact.test(`${text}\n${markdown}`)).length
  })
  const most = Math.max(0, ...said)
  const isTold = (count: number): boolean => most > 0 && count === most
  if (place === 'section') {
    return said.map((count) => (isTold(count) ? 1 : most > 0 ? OF_SECTION : WITHOUT_FACTS))
  }
  const hasAll = (count: number): boolean => isTold(count) && count === facts.length
  return said.map((count) => (place === 'page' && hasAll(count) ? OF_PAGE : 0))
}
