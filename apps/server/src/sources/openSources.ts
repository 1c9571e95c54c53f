import type { Config } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import { chain } from './chain.ts'
import { joinSources, NO_SOURCES } from './joinSources.ts'
import type { OpenSources } from './joinSources.ts'
import { listMountFolders } from './mountFolders.ts'
import { openSource } from './openSource.ts'
import type { SourceSettings } from './openSource.ts'

/**
 * Opens the sources of a configuration. Without sources, the code that reads them is not loaded.
 *
 * @throws {CommandError} for a source that cannot be read.
 */
export async function openSources(config: Config, settings: SourceSettings): Promise<OpenSources> {
  if (config.sources.length === 0) return NO_SOURCES
  const folders = listMountFolders(config, settings.contentFolder)
  const opened = await Promise.all(
    config.sources.map((source, index) =>
      openSource(
        source,
        { index, ...folders[index] },
        { ...settings, siteLanguage: config.language },
      ),
    ),
  )
  return joinSources(opened.flat(), await import('@docent/sources'), config)
}

/**
 * The owner's own pages, then those of the sources. If two pages have the same address, the first
 * wins.
 */
export function withSources(content: IndexedContent, sources: OpenSources): IndexedContent {
  if (sources.hash === '') return content
  return {
    hash: `${content.hash}${sources.hash}`,
    documents: {
      *[Symbol.iterator]() {
        const seen = new Set<string>()
        for (const document of chain(content.documents, sources.documents())) {
          if (seen.has(document.route)) continue
          seen.add(document.route)
          yield document
        }
      },
    },
  }
}

/** If there are no other pages, the first folder is the site. */
export function mountAtRoot({
  brand,
}: Pick<Config, 'brand'>): Pick<SourceSettings, 'whereElse' | 'firstName'> {
  return { whereElse: (_, index) => (index === 0 ? '/' : undefined), firstName: brand }
}
