// A section on "outages" answers a question about a site that is "down", without the word. Words that
// have to do with those of the question are clues, above all the ones that few other sections have.

import { relateWords, type Query } from '@docent/retrieval'
import type { Held, TermPlaces } from './termPlaces.ts'

/** Shares of the question that texts do not contain, but have clues to. */
interface Clues {
  /** By words that the missing ones lead to: one counts half, two three quarters. */
  readonly related: number
  /** By the word nearest in meaning. */
  readonly near: number
}

/** Reads the clues that several texts contain together. */
export type ClueReader = (...texts: readonly Held[]) => Clues

/** `sections` are the texts of all sections that were found. */
export function createClueReader(
  { terms }: Pick<Query, 'terms'>,
  { shares }: Pick<TermPlaces, 'shares'>,
  sections: readonly (readonly Held[])[],
): ClueReader {
  const relations = terms.map(({ term }) => relateWords(term))
  const clues = new Set(relations.flatMap((one) => [...one.keys()]))
  const sectionsWith = new Map<string, number>()
  for (const texts of sections) {
    for (const word of collect(texts)) {
      sectionsWith.set(word, (sectionsWith.get(word) ?? 0) + 1)
    }
  }
  const rarest = Math.log(1 + (sections.length + 1) / 1.5)
  const rarityOf = (word: string): number =>
    Math.log(1 + (sections.length + 1) / ((sectionsWith.get(word) ?? 0) + 0.5)) / rarest

  /** The clues in texts. */
  function collect(texts: readonly Held[]): Set<string> {
    return new Set(texts.flatMap(({ words }) => words.filter((word) => clues.has(word))))
  }

  return (...texts) => {
    const found = [...collect(texts)].map((word) => ({ word, rarity: rarityOf(word) }))
    let related = 0
    let near = 0
    shares.forEach((share, place) => {
      if (texts.some(({ strengths }) => (strengths[place] ?? 0) > 0)) return
      let leads = 0
      let nearest = 0
      for (const { word, rarity } of found) {
        const relation = relations[place]?.get(word)
        if (relation === undefined) continue
        leads += relation.leads * rarity
        nearest = Math.max(nearest, relation.nearness * rarity)
      }
      related += share * (1 - 0.5 ** leads)
      near += share * nearest
    })
    return { related, near }
  }
}
