import type { SearchHit } from '@docent/protocol/api'
import type { LabelOf } from './types.ts'

export interface HitGroup {
  readonly label: string
  readonly hits: readonly SearchHit[]
}

/** The hits by their folder: the group of the best one first, each in its own order. */
export function groupHits(
  hits: readonly SearchHit[],
  labelOf: LabelOf,
  others: string,
): readonly HitGroup[] {
  // The pages of a product appear with the products.
  const nameOf = (collection = ''): string => (collection === '' ? others : labelOf(collection))
  const groups = Map.groupBy(
    hits,
    ({ label, collection }) => label ?? nameOf(collection.split('/')[0]),
  )
  return [...groups].map(([label, hits]) => ({ label, hits }))
}

/** The hits by the page they are on, that of the best one first. */
export function groupPages(hits: readonly SearchHit[]): readonly (readonly SearchHit[])[] {
  return [...Map.groupBy(hits, ({ url }) => withoutPlace(url)).values()]
}

/** An address without the place on its page. */
export function withoutPlace(url: string): string {
  return url.split('#', 1).join('')
}

/** Names folders by the links of the navigation. In every language, a path ends with its folder. */
export function createLabels(
  links: readonly { readonly to: string; readonly label: string }[],
): LabelOf {
  return (collection) =>
    links.find(({ to }) => to.endsWith(`/${collection}`))?.label ??
    collection.charAt(0).toUpperCase() + collection.slice(1)
}
