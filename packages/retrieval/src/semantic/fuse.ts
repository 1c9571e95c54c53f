import type { Hit } from '../types.ts'

/**
 * The usual constant of reciprocal rank fusion: the higher, the less the first places count for.
 */
const RANK_OFFSET = 60

/**
 * Sorts hits by two rankings: by words, the order they come in, and by meaning. Only the ranks
 * count, because the scores of the two cannot be compared. Each place keeps its score, so that the
 * gaps between the first hits keep their meaning.
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
