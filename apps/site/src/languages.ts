import { listRoutes } from './pages/index.ts'
import { findList } from './pages/lists.ts'
import type { Site } from './site.ts'

/** The place of a page in another language, or the nearest page there. */
export interface Translation {
  readonly site: Site
  readonly route: string
  /** Whether it is the same page, and not a list or the home page in its place. */
  readonly isSame: boolean
}

/** A way from a page to each language, its own too; none on a site in one language. */
export function listTranslations(from: Site, route: string): Translation[] {
  if (from.sites.length < 2) return []
  return from.sites.map((site) => findTranslation(from, site, route))
}

/** The same page in each language that has it, its own too; none if no other has. */
export function listSamePages(from: Site, route: string): Translation[] {
  const same = listTranslations(from, route).filter(({ isSame }) => isSame)
  return same.length < 2 ? [] : same
}

function findTranslation(from: Site, site: Site, route: string): Translation {
  const path = from.pathOf(route) ?? '/'
  if (hasPage(site, path)) return { site, route: site.to(path), isSame: true }
  const list = findList(from, route)?.path ?? '/'
  return { site, route: site.to(hasPage(site, list) ? list : '/'), isSame: false }
}

const known = new WeakMap<Site, ReadonlySet<string>>()

/** Each page asks for it: the routes of a language are listed once. */
function hasPage(site: Site, path: string): boolean {
  const routes = known.get(site) ?? new Set(listRoutes(site))
  known.set(site, routes)
  return routes.has(site.to(path))
}
