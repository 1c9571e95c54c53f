import type { Document } from '@docent/content'
import type { Site } from '../site.ts'
import type { OnwardLink } from './Onward.tsx'

/** The pages of a collection that a page leads to or that lead to it, the strongest ties first. */
export function findRelated(site: Site, document: Document, collection: string): Document[] {
  return rank(site.list(collection), document, (other) => countLinks(document, other))
}

/** The pages of a page's own collection that are nearest to it: by links, by tags, then in order. */
export function findSiblings(site: Site, document: Document, limit: number): Document[] {
  const others = site.list(document.collection)
  const near = rank(others, document, (other) => {
    const shared = other.tags.filter((tag) => document.tags.includes(tag)).length
    return 2 * countLinks(document, other) + shared
  })
  if (near.length >= limit) return near.slice(0, limit)
  const far = others.filter((other) => other !== document && !near.includes(other))
  return [...near, ...far].slice(0, limit)
}

/** The pages before and after one in its list. The first one has `back` in place of a page before it. */
export function findNeighbours(
  { texts }: Site,
  list: readonly Document[],
  document: Document,
  back: Pick<OnwardLink, 'label' | 'to'> | undefined,
): OnwardLink[] {
  const place = list.indexOf(document)
  const before = list[place - 1]
  const after = list[place + 1]
  const way = before
    ? { kind: texts.previous, label: before.title, to: before.route }
    : back && { kind: texts.backTo, ...back }
  return [
    ...(way ? [way] : []),
    ...(after ? [{ kind: texts.next, label: after.title, to: after.route }] : []),
  ]
}

function rank(
  others: readonly Document[],
  document: Document,
  score: (other: Document) => number,
): Document[] {
  return others
    .filter((other) => other !== document)
    .map((other) => ({ other, ties: score(other) }))
    .filter(({ ties }) => ties > 0)
    .toSorted((a, b) => b.ties - a.ties)
    .map(({ other }) => other)
}

function countLinks(a: Document, b: Document): number {
  return Number(leadsTo(a, b.route)) + Number(leadsTo(b, a.route))
}

/** Whether a page has a link to a route, or to a heading on it. */
export function leadsTo(document: Document, route: string): boolean {
  return readTargets(document).has(route)
}

const targetsOf = new WeakMap<Document, ReadonlySet<string>>()

/** Where a page leads to. Each page is compared with all others: its links are read once. */
function readTargets(document: Document): ReadonlySet<string> {
  const before = targetsOf.get(document)
  if (before) return before
  const targets = new Set(document.links.map(({ target }) => target?.replace(/#.*$/s, '') ?? ''))
  targetsOf.set(document, targets)
  return targets
}
