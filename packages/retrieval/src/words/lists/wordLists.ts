// The word lists of languages other than English, whose lists are in the other files of this folder.

import { foldAccents, readInLanguage, readTerms, wordLanguage } from '../analyze.ts'
import { findWordRules } from '../languages/index.ts'
import { DUTCH_LISTS } from './dutch.ts'
import { FRENCH_LISTS } from './french.ts'
import { GERMAN_LISTS } from './german.ts'
import { ITALIAN_LISTS } from './italian.ts'
import type { WordLists } from './listForm.ts'
import { PORTUGUESE_LISTS } from './portuguese.ts'
import { SPANISH_LISTS } from './spanish.ts'

export interface ReadLists {
  readonly similar: ReadonlyMap<string, readonly string[]>
  readonly related: ReadonlyMap<string, readonly string[]>
  readonly light: ReadonlySet<string>
  readonly ordinary: ReadonlySet<string>
}

const LISTS: ReadonlyMap<string, WordLists> = new Map([
  ['de', GERMAN_LISTS],
  ['fr', FRENCH_LISTS],
  ['it', ITALIAN_LISTS],
  ['es', SPANISH_LISTS],
  ['pt', PORTUGUESE_LISTS],
  ['nl', DUTCH_LISTS],
])

const read = new Map<string, ReadLists>()

/** The lists of the language that words are read in now, as terms. Undefined in English and without lists. */
export function readWordLists(): ReadLists | undefined {
  const language = wordLanguage()
  const lists = LISTS.get(language)
  if (!lists) return undefined
  const before = read.get(language)
  if (before) return before
  const now = readInLanguage(language, () => readLists(lists))
  read.set(language, now)
  return now
}

function readLists({ similar, related, light, ordinary }: WordLists): ReadLists {
  return {
    similar: joinGroups(similar.trim().split('\n').map(readListed)),
    related: new Map(
      related
        .trim()
        .split(/;\s+/)
        .map((entry) => {
          const [word = '', ...others] = readListed(entry)
          return [word, others.filter((other) => other !== word)]
        }),
    ),
    light: new Set(readTerms(light)),
    ordinary: new Set(readTerms(ordinary)),
  }
}

/** One term for each word: the whole of `2fa`, and nothing for a stop word. */
function readListed(text: string): string[] {
  return text.split(/[\s:;]+/).flatMap((word) => readTerms(word).slice(-1))
}

/** Each word of the groups with the others. */
export function joinGroups(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const joined = new Map<string, Set<string>>()
  for (const terms of groups) {
    for (const term of terms) {
      const others = joined.get(term) ?? new Set()
      joined.set(term, others)
      for (const other of terms) if (other !== term) others.add(other)
    }
  }
  return new Map([...joined].map(([term, others]) => [term, [...others]]))
}

/** The everyday words of a language without accents, which a misspelt word may mean. Undefined without lists. */
export function listEveryday(language: string): readonly string[] | undefined {
  const lists = LISTS.get(language)
  if (!lists) return undefined
  const words = foldAccents(`${lists.light} ${lists.ordinary}`.toLowerCase()).trim().split(/\s+/)
  return [...new Set([...words, ...findWordRules(language).stopWords])]
}
