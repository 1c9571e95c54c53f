import { findWordRules } from '../../packages/retrieval/src/words/languages/index.ts'
import type { TrainingQuestion, TrainingSection } from './texts.ts'

export interface Vocabulary {
  readonly terms: readonly string[]
  /** How rare each term is in sections, with an average of about 1. */
  readonly rarities: readonly number[]
}

/** A term of fewer sites or questions is a name of one product, or says too little to learn from. */
const FEWEST_SITES = 4
const FEWEST_QUESTIONS = 3

const OTHER_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'].map(findWordRules)

/** Small words of other languages that are English words too. */
const ENGLISH_TOO = new Set(
  'toe bent heel hen dove hay met over we nun ware tale mine sin'.split(' '),
)

/** A small word of another language, such as "nicht": English vectors for it would make German look English. */
export function isForeign(term: string): boolean {
  return !ENGLISH_TOO.has(term) && OTHER_LANGUAGES.some(({ stopWords }) => stopWords.has(term))
}

/** The terms that a vector can be learned for, the most frequent first. */
export function readVocabulary(
  sections: readonly TrainingSection[],
  questions: readonly TrainingQuestion[],
): Vocabulary {
  const inSections = new Map<string, number>()
  const inSites = new Map<string, Set<string>>()
  const inQuestions = new Map<string, number>()
  for (const { site, heads, text } of sections) {
    for (const term of new Set([...heads, ...text])) {
      add(inSections, term)
      const sites = inSites.get(term)
      if (sites === undefined) inSites.set(term, new Set([site]))
      else sites.add(site)
    }
  }
  for (const { terms } of questions) for (const term of new Set(terms)) add(inQuestions, term)

  const frequency = (term: string): number =>
    (inSections.get(term) ?? 0) + (inQuestions.get(term) ?? 0)
  const terms = [...new Set([...inSites.keys(), ...inQuestions.keys()])]
    .filter((term) => {
      const sites = inSites.get(term)?.size ?? 0
      const isAsked = (inQuestions.get(term) ?? 0) >= FEWEST_QUESTIONS && !isForeign(term)
      return sites >= FEWEST_SITES || isAsked
    })
    .toSorted((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1))
  const logs = terms.map((term) =>
    Math.log(1 + sections.length / (1 + (inSections.get(term) ?? 0))),
  )
  const mean = logs.reduce((sum, log) => sum + log, 0) / (logs.length || 1)
  return { terms, rarities: logs.map((log) => log / mean) }
}

function add(counts: Map<string, number>, term: string): void {
  counts.set(term, (counts.get(term) ?? 0) + 1)
}
