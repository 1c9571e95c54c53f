import type { Config, Content } from '@docent/content'
import { noContent, readContent } from '../content/content.ts'
import type { ServerSettings } from '../settings.ts'
import { openSources } from '../sources/openSources.ts'
import { keepNamedSources, readSiteConfig } from '../sources/readSiteConfig.ts'

/**
 * The pages to study: those of the content folder, or of the sources that the command line names. The
 * notes of both are next to the content folder.
 */
export async function readStudied(settings: ServerSettings, config: Config): Promise<Content> {
  const { contentFolder, from } = settings
  if (from.length === 0) return readContent(contentFolder, config)
  const all = await readSiteConfig(settings)
  const sources = await openSources(keepNamedSources(all, from), settings)
  return { ...noContent(contentFolder), documents: [...sources.documents()] }
}
