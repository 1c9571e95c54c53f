import { measureLength, saturate } from '../ranking/measures.ts'
import {
  SEARCH_COLLECTION,
  SEARCH_COVERAGE,
  SEARCH_DATED,
  SEARCH_HEADING,
  SEARCH_LENGTH,
  SEARCH_PAGE,
  SEARCH_PASSAGE,
  SEARCH_TITLE,
} from '../ranking/tuning.ts'
import type { AskedWord } from './readTyped.ts'
import type { RankedPage, FoundSection, SiteIndex, Term } from './siteIndex.ts'

/** The addresses of the sections, the best first; equals in the order of their addresses. */
export function rankSections(
  typed: string,
  words: readonly AskedWord[],
  sections: readonly FoundSection[],
  index: SiteIndex,
): string[] {
  const slots = readSlots(words)
  const weight = sum(words, (word) => word.weight)
  const named: readonly string[] = typed.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []
  const scores = new Map<RankedPage, number>()

  /** The share of the query's weight that some counts earn, a count for each word. */
  function weigh(counts: readonly number[], earn: (count: number) => number): number {
    return sum(words, (word, place) => word.weight * earn(counts[place] ?? 0)) / weight
  }

  function scorePage(page: RankedPage): number {
    const counts = words.map(() => 0)
    for (const [term, [place, strength]] of slots) {
      counts[place] = (counts[place] ?? 0) + strength * page.count(term)
    }
    const score =
      SEARCH_PAGE * weigh(counts, (count) => saturate(count, page.length / index.pageLength)) +
      (named.includes(page.collection) ? SEARCH_COLLECTION : 0) +
      (page.isDated ? SEARCH_DATED : 0)
    scores.set(page, score)
    return score
  }

  function score({ page, lengths, count }: FoundSection): number {
    const counts = words.map(() => 0)
    let inTitle = 0
    let inHeading = 0
    for (const [term, [place, strength]] of slots) {
      const [title, slug, path, heading, text] = count(term) ?? [0, 0, 0, 0, 0]
      // Many sections share a slug and the headings above: half a word each.
      const said = title + heading + text + (slug + path) / 2
      counts[place] = (counts[place] ?? 0) + strength * said
      inTitle += title
      inHeading += heading
    }
    const [titleLength, , , headingLength, textLength] = lengths
    const length = (titleLength + headingLength + textLength) / index.sectionLength
    return (
      weigh(
        counts,
        (count) => SEARCH_PASSAGE * saturate(count, length) + SEARCH_COVERAGE * Math.min(1, count),
      ) +
      (scores.get(page) ?? scorePage(page)) +
      SEARCH_TITLE * (inTitle / titleLength || 0) +
      SEARCH_HEADING * (inHeading / headingLength || 0) +
      SEARCH_LENGTH * measureLength(textLength)
    )
  }

  return sections
    .map((section) => ({ url: section.url, score: score(section) }))
    .toSorted((a, b) => b.score - a.score || (a.url < b.url ? -1 : 1))
    .map(({ url }) => url)
}

/** Which word each term counts for, and how much: its own, otherwise the first that it is similar to. */
function readSlots(words: readonly AskedWord[]): Map<Term, readonly [number, number]> {
  const all = words
    .flatMap(({ terms }, place) =>
      terms.map(([term, strength]) => [term, [place, strength]] as const),
    )
    .toReversed()
  // Of equal keys the last one counts.
  return new Map([...all, ...all.filter(([, [, strength]]) => strength === 1)])
}

function sum<Item>(items: readonly Item[], read: (item: Item, place: number) => number): number {
  return items.reduce((total, item, place) => total + read(item, place), 0)
}
