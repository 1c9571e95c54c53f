import { dropTitleEnding, learnTitleEnding } from './titleEnding.ts'
import { dropNumber, isNumbered } from './headingNumbers.ts'

/** The names of a page, and its sentence for search engines. */
export interface PageNames {
  readonly title: string
  /** The name of its tab. */
  readonly named: string
  readonly description: string
}

/** Removes the parts of names and headings that belong to the site and not to a page. */
export interface SiteNames {
  readonly toTitle: (page: Pick<PageNames, 'title' | 'named'>) => string
  readonly toDescription: (description: string) => string
  readonly toHeading: (heading: string) => string
}

/** Pages of the sample with one title, after which it is that of the site or of a part. */
const LEAST_SAME_TITLES = 3

/** Learns from some pages of a site, and from their headings. */
export function learnSiteNames(
  pages: readonly PageNames[],
  headings: readonly string[],
): SiteNames {
  const titles = pages.map(({ title }) => title)
  const ending = learnTitleEnding(titles)
  const namedEnding = learnTitleEnding(pages.map(({ named }) => named))
  const siteTitles = findRepeated(titles, LEAST_SAME_TITLES)
  const siteDescriptions = findRepeated(
    pages.map(({ description }) => description),
    2,
  )
  const toHeading = isNumbered(headings) ? dropNumber : (heading: string): string => heading
  return {
    toTitle({ title, named }) {
      const own = siteTitles.has(title) ? dropTitleEnding(named, namedEnding) : ''
      return toHeading(own || dropTitleEnding(title, ending))
    },
    toDescription: (description) => (siteDescriptions.has(description) ? '' : description),
    toHeading,
  }
}

function findRepeated(texts: readonly string[], least: number): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text))
}
