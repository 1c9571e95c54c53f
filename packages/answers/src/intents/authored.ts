// Questions that an author wrote in the front matter. Visitors ask them word for word, because the
// chat suggests them. It is then certain which page answers.

import { readDecidingWords, readTerms } from '@docent/retrieval'
import type { Hit, Knowledge, PageInfo } from '@docent/retrieval'

/** The pages of a site, with a map from the words of each front matter question to its routes. */
const routes = new WeakMap<readonly PageInfo[], ReadonlyMap<string, string>>()

/**
 * The hits that answer a question that their author wrote word for word, best first: passages under
 * that question, else the best passage of the page that lists it.
 */
export function findAuthored(
  text: string,
  knowledge: Pick<Knowledge, 'pages'>,
  hits: readonly Hit[],
): Hit[] {
  const asked = toKey(text)
  if (asked === '') return []
  const under = hits.filter(({ passage: { heading } }) => {
    return heading.endsWith('?') && toKey(heading) === asked
  })
  if (under.length > 0) return under
  const route = readRoutes(knowledge.pages()).get(asked)
  return route === undefined
    ? []
    : hits.filter(({ passage }) => passage.route === route).slice(0, 1)
}

function readRoutes(pages: readonly PageInfo[]): ReadonlyMap<string, string> {
  const known = routes.get(pages)
  if (known) return known
  const read = new Map(
    pages.flatMap(({ route, questions }) => questions.map((one) => [toKey(one), route] as const)),
  )
  routes.set(pages, read)
  return read
}

/** "Why Traefik?" asks something else than "What is Traefik?", with the same words that pages have. */
const ASKS = /^\W*(why|who|when|where)\b/i

/** The same for questions with the same words in any order and form. */
function toKey(question: string): string {
  const terms = new Set([...readTerms(question), ...readDecidingWords(question)])
  const [, asks = ''] = ASKS.exec(question) ?? []
  return terms.size === 0 ? '' : [asks.toLowerCase(), ...[...terms].toSorted()].join(' ')
}
