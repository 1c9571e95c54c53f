import { isDeepStrictEqual } from 'node:util'
import { describeFault, isStorageFault } from '@docent/chat-server/node'
import type { Config, Content } from '@docent/content'
import type { PageNote } from '@docent/site/build'
import { CommandError } from '../commandError.ts'
import type { ReadContent } from './content.ts'
import { fitDefaults } from './fitDefaults.ts'
import { buildEditions, buildInternal } from './editionFiles.ts'
import { buildLanguages, updateLanguages } from './languageFiles.ts'
import { dropStartPage, NO_MANUALS } from '../sources/manuals.ts'
import type { Manuals } from '../sources/manuals.ts'
import { mountAtRoot, openSources, withSources } from '../sources/openSources.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { isStartOnly, trimNavigation } from '../sources/startPage.ts'
import type { ServerSettings } from '../settings.ts'
import { listPageNotes } from '../study/listPageNotes.ts'
import { withStudy } from '../study/withStudy.ts'

/** The contents of a folder at one moment: its pages, its configuration, and the index of its pages. */
export interface Edition {
  readonly content: Content
  /** The pages of sources that the site shows. */
  readonly manuals: Manuals
  readonly config: Config
  readonly knowledgeFile: string
  /** The notes on its pages that were proven. */
  readonly notes: readonly PageNote[]
  /** Changes with the pages, and with the other sources of answers. */
  readonly hash: string
}

/** Whether answers from both would be the same. */
export function isSameEdition(a: Edition, b: Edition): boolean {
  return a.hash === b.hash && isDeepStrictEqual(a.config, b.config)
}

/** Whether both sites have the same languages, and so the same files of an index. */
function hasLanguages(a: Config, b: Config): boolean {
  const list = ({ languages }: Config): string[] => languages.map(({ language }) => language)
  return isDeepStrictEqual(list(a), list(b))
}

/**
 * Reads a folder repeatedly while its author writes. The index is built the first time and then only
 * updated; readers of an open index keep its version.
 */
export function createEditions(
  readContent: ReadContent,
  settings: Pick<
    ServerSettings,
    'configFile' | 'contentFolder' | 'from' | 'mount' | 'dataFolder' | 'site'
  >,
  knowledgeFile: string,
): () => Promise<Edition> {
  let edition: Edition | undefined
  return async () => {
    const read = await fitDefaults(await readSiteConfig(settings), settings.contentFolder)
    const isBare = isStartOnly(settings)
    const sources = await openSources(read, {
      ...settings,
      ...(isBare && mountAtRoot(read)),
    })
    const config = isBare ? trimNavigation(read, sources.places) : read
    const manuals = settings.site ? sources.manuals() : NO_MANUALS
    const content = dropStartPage(await readContent(config), manuals)
    const indexed = await withStudy(content, withSources(content, sources))
    try {
      if (!edition || !hasLanguages(edition.config, config))
        buildLanguages(indexed, config, knowledgeFile, { isPrivate: true })
      else if (indexed.hash !== edition.hash) updateLanguages(indexed, config, knowledgeFile)
      if (indexed.hash !== edition?.hash) {
        await buildEditions(sources.editions, knowledgeFile, { isPrivate: true })
        buildInternal(content, sources, knowledgeFile)
      }
    } catch (error) {
      if (!isStorageFault(error)) throw error
      throw new CommandError(
        `Docent cannot write its index ${knowledgeFile}: ${describeFault(error)}.`,
      )
    }
    const notes = listPageNotes(indexed.notes, content)
    edition = { content, manuals, config, knowledgeFile, notes, hash: indexed.hash }
    return edition
  }
}
