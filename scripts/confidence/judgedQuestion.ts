import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from '../../packages/answers/src/refusal/evidence.ts'

/**
 * `answered` questions have an answer on the site. The others do not: questions near the subject of the site,
 * everyday questions with one of its words, questions about other products, and questions that another
 * site answers.
 */
export type TrialKind = 'answered' | 'near' | 'everyday' | 'other' | 'elsewhere'

/** Parts of a site with this many pages are asked too, because many sites are small. */
export const CUTS = [3, 8, 20] as const

/**
 * A question is asked on a whole site, on that many of its pages, or on several sites together, because the
 * documentation of several products is often one site.
 */
export type Part = 'whole' | `${(typeof CUTS)[number]} pages` | 'several sites'

/** A question that was asked on a site, with everything that a fit needs. One line of a file. */
export interface JudgedQuestion {
  readonly site: string
  readonly question: string
  readonly kind: TrialKind
  readonly part: Part
  readonly isAnswerable: boolean
  readonly evidence: Evidence
  /** One for each section of the evidence, in its order. */
  readonly places: readonly Place[]
  /** Whether the right page was found at all, with or without the right passage. */
  readonly isFound: boolean
}

/** 2 is the right passage, 1 another one of the right page, 0 a passage of another page. */
export type Place = 0 | 1 | 2

/** More decimals make the files larger, and the fit no better. */
const DECIMALS = 4

export function writeJudgedQuestions(questions: readonly JudgedQuestion[]): string {
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value
  return questions.map((question) => `${JSON.stringify(question, round)}\n`).join('')
}

/** Reads the files `*.jsonl` of a folder. */
export function readJudgedQuestions(folder: string): JudgedQuestion[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.toSorted().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as JudgedQuestion),
  )
}
