// The owner's synonyms for this site. Single words work like the thesaurus; a name of several words
// is found in a question like an idiom.

import { readTerms, splitRuns } from './analyze.ts'
import type { Saying } from './lists/sayings.ts'

/** An owner's groups of synonyms. */
export type SynonymGroups = readonly (readonly string[])[]

export interface Synonyms {
  /** The synonyms of a term. */
  ofTerm(term: string): readonly string[]
  /** The names of several words in a question, with their synonyms. */
  inText(text: string): Saying[]
  /** The names of several words, with the terms that mean the same. */
  readonly names: readonly { readonly name: string; readonly similar: readonly string[] }[]
}

/** `rarity` gives the number of passages that have a term, or undefined if none has it. */
export function createSynonyms(
  groups: SynonymGroups,
  rarity: (term: string) => number | undefined,
): Synonyms {
  const all = groups.map((group) =>
    group.map((name) => ({ name, terms: readTerms(name), isOne: splitRuns(name).length === 1 })),
  )
  // The rarest word represents a name of several words, because the others are often small.
  const toTerm = ({ terms, isOne }: (typeof all)[number][number]): string[] => {
    const known = terms.filter((term) => rarity(term) !== undefined)
    return isOne
      ? terms.slice(-1)
      : known.toSorted((a, b) => (rarity(a) ?? 0) - (rarity(b) ?? 0)).slice(0, 1)
  }
  return {
    names: all.flatMap((group) =>
      group
        .filter(({ terms, isOne }) => !isOne && terms.length > 0)
        .map((one) => ({
          name: one.name,
          similar: group.filter((other) => other !== one).flatMap(toTerm),
        })),
    ),
    ofTerm: (term) =>
      all
        .filter((group) => group.some(({ terms, isOne }) => isOne && terms.at(-1) === term))
        .flatMap((group) => group.flatMap(toTerm))
        .filter((other) => other !== term),
    inText(text) {
      const words = readTerms(text)
      return all.flatMap((group) =>
        group
          .filter(({ terms, isOne }) => !isOne && holdsRun(words, terms))
          .map((found) => ({
            saying: found.name.toLowerCase(),
            terms: group.filter((one) => one !== found).flatMap(toTerm),
          })),
      )
    },
  }
}

function holdsRun(words: readonly string[], run: readonly string[]): boolean {
  if (run.length === 0) return false
  return words.some((_, start) => run.every((term, place) => words[start + place] === term))
}
