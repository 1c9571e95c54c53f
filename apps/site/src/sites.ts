import { splitLanguages, type Config, type LanguagePart } from '@docent/content'
import { listRoutes } from './pages/index.ts'
import { createSite, type OneSiteData, type Site, type SiteData } from './site.ts'

/** The site in each of its languages, the one at the root first. Each knows its own pages only. */
export function createSites(data: SiteData): readonly [Site, ...Site[]] {
  const sites: Site[] = []
  const [first, ...others] = splitLanguages(data.content, data.config)
  const root = createSite(toSiteData(data, first, sites))
  sites.push(root, ...others.map((part) => createOther(toSiteData(data, part, sites))))
  return [root, ...sites.slice(1)]
}

/** The site that a route belongs to: the one at the root, unless it begins like another one. */
export function findSite(sites: readonly [Site, ...Site[]], route: string): Site {
  const [root, ...others] = sites
  return others.find((site) => site.pathOf(route) !== undefined) ?? root
}

/** `sites` is filled while they are created, and read when pages are. */
function toSiteData(data: SiteData, part: LanguagePart, sites: readonly Site[]): OneSiteData {
  const language = part.base.slice(1) || undefined
  const hero = data.hero?.filter((answer) => answer.language === language)
  return { ...data, ...part, hero, sites }
}

function createOther(data: OneSiteData): Site {
  return createSite({ ...data, config: keepLinks(data.config, createSite(data)) })
}

/** Without the lists that the navigation has by default and this language does not have yet. */
function keepLinks(config: Config, site: Site): Config {
  const routes = new Set(listRoutes(site))
  const navigation = config.navigation.filter(
    ({ to }) => site.pathOf(to) === undefined || routes.has(to.replace(/[?#].*$/s, '')),
  )
  return { ...config, navigation }
}
