// German verbs whose first part can be at the end of the clause: "wie spiele ich es wieder ein" asks
// how to "einspielen".

import { wordLanguage, wordRules, type Word } from '../analyze.ts'
import { foldAccents } from '../readRuns.ts'
import { findHalf } from './compounds.ts'
import { dropInside, PARTICLES } from './germanVerbs.ts'

const CLAUSE_END =
  /[,;:.!?\n]+|\s(?:und|oder|aber|wenn|weil|dass|ob|damit|obwohl|was|warum|wie|wo)(?=\s)/
/** Not an abbreviation or a name such as `useChat`. */
const ONE_WORD = /^\p{L}\p{Ll}+$/u
const WORD = /[a-zß]+/g

/** The spoken forms of two particles, with the written ones. */
const WRITTEN = new Map([
  ['raus', 'heraus'],
  ['rein', 'herein'],
  ['runter', 'herunter'],
])
const ALL = [...PARTICLES, ...WRITTEN.values(), 'hinzu', 'hinein', 'daran']
const PARTICLE_SET = new Set(ALL)

/** The verb of a question is one of its first words. */
const MOST_BEFORE = 6
const LEAST_VERB = 3
/** Small words that are also verbs: "gibt ihr das Geld zurück". */
const SMALL_VERBS = new Set(['gib', 'gibt', 'gebe', 'hab', 'habe', 'habt', 'geht'])

const PARTED = new RegExp(
  `^(?:${ALL.toSorted((a, b) => b.length - a.length).join('|')})(?:zu)?([a-zß]{3,24}n)$`,
)

/**
 * The words of a German question, with each separated verb as one more word if the pages have it. If
 * they have no word for its parts, it replaces them.
 *
 * @param isHeld whether the pages have a term.
 * @param isUseful whether the pages have a term, or others that mean the same.
 */
export function joinSeparated(
  text: string,
  words: readonly Word[],
  isHeld: (term: string) => boolean,
  isUseful: (term: string) => boolean,
): readonly Word[] {
  if (wordLanguage() !== 'de') return words
  const verbs = splitClauses(text).flatMap((clause) => findSeparated(clause, isUseful) ?? [])
  if (verbs.length === 0) return words
  const parts = new Set(verbs.flatMap(({ verb, particle }) => [verb, particle]))
  const left = words.filter(
    (word) => !parts.has(word.raw.toLowerCase()) || word.parts.some((term) => isHeld(term)),
  )
  return [
    ...left,
    ...verbs.map(({ verb, particle, term }) => ({ raw: `${particle}${verb}`, parts: [term] })),
  ]
}

/** The term of the pages for the verb in an unknown German one: "schalten" for "abschalten". */
export function findBaseVerb(word: string, findPart: FindPart): string | undefined {
  if (wordLanguage() !== 'de') return undefined
  const base = PARTED.exec(dropInside(word.toLowerCase()))?.[1]
  return base === undefined ? undefined : findPart(base)
}

/** The term of the pages for the only known half of an unknown German compound. */
export function findKnownHalf(word: string, findPart: FindPart): string | undefined {
  if (wordLanguage() !== 'de' || !ONE_WORD.test(word)) return undefined
  return findHalf(word.toLowerCase(), findPart)
}

/** The term of a part of a word, if pages have it. */
type FindPart = (part: string) => string | undefined

interface SeparatedVerb {
  readonly verb: string
  readonly particle: string
  readonly term: string
}

function splitClauses(text: string): string[][] {
  return foldAccents(text.toLowerCase())
    .split(CLAUSE_END)
    .map((clause) => clause.match(WORD) ?? [])
}

function findSeparated(
  clause: readonly string[],
  isUseful: (term: string) => boolean,
): SeparatedVerb | undefined {
  const particle = clause.at(-1) ?? ''
  if (!PARTICLE_SET.has(particle)) return undefined
  const { stopWords, toTerm } = wordRules()
  const verbs = clause
    .slice(0, -1)
    .slice(0, MOST_BEFORE)
    .filter((word) => word.length >= LEAST_VERB && (!stopWords.has(word) || SMALL_VERBS.has(word)))
  const particles = [
    ...(clause.at(-2) === 'wieder' ? [`wieder${particle}`] : []),
    particle,
    ...(WRITTEN.has(particle) ? [WRITTEN.get(particle) ?? ''] : []),
  ]
  return verbs
    .flatMap((verb) =>
      particles.map((first) => ({ verb, particle, term: toTerm(`${first}${verb}`) })),
    )
    .find(({ term }) => isUseful(term))
}
