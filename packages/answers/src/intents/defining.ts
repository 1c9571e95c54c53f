// Finds the passages that define the name that a question asks about, wherever they are.

import type { Hit, Knowledge, PageInfo, Passage, Query } from '@docent/retrieval'
import { isIntroduction, type AskedName } from '../choosing/askedName.ts'
import type { GeneralTopic } from '../choosing/topic.ts'

/** Everything that the ranking finds. */
const ALL = 120
/** The number of pages, and of their first passages, that may introduce what the site is about. */
const MOST_PAGES = 12
const MOST_PASSAGES = 4
/** The number of passages added. */
const MOST_ADDED = 4
/** The least worth of a passage that is added. */
const LEAST = 1
/** A sentence that says what the thing is. */
export const SURE_DEFINITION = 2

/** The hits with the passages that define the name. */
export function addDefining(
  definition: AskedName,
  query: Query,
  knowledge: Knowledge,
  hits: readonly Hit[],
): readonly Hit[] {
  const introduced = findIntroduced(definition, knowledge).map(({ id }) => id)
  const found = new Set(hits.map(({ passage }) => passage.id))
  const more = knowledge
    .search(query, { limit: ALL, also: introduced })
    .filter(({ passage }) => !found.has(passage.id))
    .map((hit) => ({ hit, worth: weighPassage(definition, hit.passage) }))
    .filter(({ worth }) => worth >= LEAST)
    .toSorted((a, b) => b.worth - a.worth)
  return [...hits, ...more.slice(0, MOST_ADDED).map(({ hit }) => hit)]
}

/** How well the best sentence of a passage defines the name. */
export function weighPassage(definition: AskedName, passage: Passage): number {
  return Math.max(0, ...passage.units.map((unit, place) => definition.weigh(passage, unit, place)))
}

/** The passages at the start of pages that introduce something, and of pages that are named after it. */
function findIntroduced(
  definition: AskedName,
  { pages, page }: Pick<Knowledge, 'pages' | 'page'>,
): Passage[] {
  return pages()
    .filter(({ route, title }) => isIntroduction(route) || definition.isNameOf(title))
    .toSorted((a, b) => a.route.length - b.route.length)
    .slice(0, MOST_PAGES)
    .flatMap(({ route }) => page(route).slice(0, MOST_PASSAGES))
    .filter((passage) => weighPassage(definition, passage) > 0)
}

/** The passage that says best what a name is, and the place of its sentence. */
export function findDefined(
  definition: AskedName,
  knowledge: Knowledge,
): { passage: Passage; place: number } | undefined {
  const found = knowledge.search(definition.name, { limit: ALL }).map(({ passage }) => passage)
  const [best] = [...findIntroduced(definition, knowledge), ...found]
    .flatMap((passage) =>
      passage.units.map((unit, place) => ({
        passage,
        place,
        worth: definition.weigh(passage, unit, place),
      })),
    )
    .toSorted((a, b) => b.worth - a.worth)
  return best !== undefined && best.worth >= SURE_DEFINITION ? best : undefined
}

/** The number of pages about a topic, and of their first passages, that are added. */
const MOST_TOPICAL = 3

/** The hits with the beginnings of the pages about nothing but the topic of a general question. */
export function addTopical(
  topic: GeneralTopic,
  query: Query,
  knowledge: Knowledge,
  hits: readonly Hit[],
): readonly Hit[] {
  const rank = (page: PageInfo): number => topic.weighPage(page) - page.route.split('/').length / 10
  const also = knowledge
    .pages()
    .filter((page) => topic.weighPage(page) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST_TOPICAL)
    .flatMap(({ route }) => knowledge.page(route).slice(0, MOST_TOPICAL))
    .map(({ id }) => id)
  const found = new Set(hits.map(({ passage }) => passage.id))
  const wanted = new Set(also.filter((id) => !found.has(id)))
  if (wanted.size === 0) return hits
  const more = knowledge.search(query, { limit: 0, also: [...wanted] })
  return [...hits, ...more.filter(({ passage }) => wanted.has(passage.id))]
}
