import { isDated } from '../search/pageFacts.ts'
import { allowSpellings } from '../words/foldArabic.ts'

/** A page of releases: each of its passages is a whole release, which has words of every subject. */
const RELEASES = /(?:^|\/)changelog$/

/** Words of a question about versions, in the languages that Docent ships. */
const ASKS_FOR_RELEASES = allowSpellings(
  /(?<!\p{L})(?:releases?d?|versions?|version(?:en|es|i|e)|versão|versões|versión|changelog|change[ds]?|new|news|neu\p{L}*|änder\p{L}*|nouve\p{L}*|nuev\p{L}*|novedad\p{L}*|nuov\p{L}*|novità|nov[oa]s?|novidad\p{L}*|nieuw\p{L}*|gewijzigd|جديد|إصدار)(?!\p{L})|\d\.\d/iu,
)

/**
 * How much a page is about one point in time: 1 for news and blog posts, 2 for a page of releases, unless
 * the question is about versions.
 */
export function readDated(route: string, question: string): number {
  if (!isDated(route)) return 0
  return RELEASES.test(route) && !ASKS_FOR_RELEASES.test(question) ? 2 : 1
}
