import type { Hit } from '../types.ts'

/** How little the first places count for more than the next ones: the usual number. */
const RANK_OFFSET = 60

/**
 * Puts hits in the order of two rankings: by words, in which they come, and by meaning. Each counts by
 * its ranks only, because their scores cannot be compared. Scores stay those of the places, so that the
 * gaps between the first hits mean what they meant before.
 *
 * @param byMeaning the numbers of passages, the closest first.
 */
export function fuseRanks<Ranked extends Numbered>(
  hits: readonly Ranked[],
  byMeaning: readonly number[],
): Ranked[] {
  const places = new Map(byMeaning.map((number, place) => [number, place]))
  const scores = hits.map(({ score }) => score)
  return hits
    .map((hit, place) => ({ hit, worth: worthOf(place) + worthOf(places.get(hit.number)) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ hit }, place) => ({ ...hit, score: scores[place] ?? hit.score }))
}

interface Numbered extends Pick<Hit, 'score'> {
  readonly number: number
}

function worthOf(place: number | undefined): number {
  return place === undefined ? 0 : 1 / (RANK_OFFSET + place + 1)
}
