import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { SourceConfig } from '@docent/content'

interface SiteFilePlace {
  readonly dataFolder: string
  /** The folder of crawled sites. @default `sources` in the data folder */
  readonly sourcesFolder?: string
}

/** The file that stores the pages of a site. */
export function nameSiteFile(
  { from }: Pick<SourceConfig, 'from'>,
  { sourcesFolder, dataFolder }: SiteFilePlace,
): string {
  const { host } = new URL(from)
  const name = `${host.replace(/[^\w.-]/g, '-')}-${hash('sha256', from).slice(0, 8)}.db`
  return join(sourcesFolder ?? join(dataFolder, 'sources'), name)
}
