import type { ListedVersion } from './listedVersions.ts'
import type { PathRules } from './pathPatterns.ts'
import type { EditionRule } from './splitEditions.ts'

export interface SourceOptions extends PathRules {
  /** Where readers find the root of the source: an address, or the path where it is served. */
  readonly url?: string
  readonly selector?: string
  /** Whether pages that are for colleagues only are wanted too. */
  readonly audience?: 'internal'
  readonly version?: string
  readonly language?: string
  /** The language of the site that answers, which is chosen if all pages are in folders of languages. */
  readonly siteLanguage?: string
  /** Which paths are which version or language, where their folders do not say it. */
  readonly editions?: readonly EditionRule[]
  /** The versions that the site lists itself. */
  readonly versions?: readonly ListedVersion[]
}
