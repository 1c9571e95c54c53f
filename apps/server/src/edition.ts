import { isDeepStrictEqual } from 'node:util'
import { buildKnowledge, updateKnowledge } from '@docent/retrieval/node'
import { describeFault, isStorageFault } from '@docent/chat-server/node'
import type { Config, Content } from '@docent/content'
import { CommandError } from './commandError.ts'
import { readConfigFile, type ReadContent } from './content.ts'

/** What a folder holds at one moment: its pages, its configuration, and the index of its pages. */
export interface Edition {
  readonly content: Content
  readonly config: Config
  readonly knowledgeFile: string
}

/** Whether answers from both would be the same. */
export function isSameEdition(a: Edition, b: Edition): boolean {
  return a.content.hash === b.content.hash && isDeepStrictEqual(a.config, b.config)
}

/**
 * A way to take up what a folder holds, again and again while its author writes. The index is made
 * the first time, and later only brought up to date; whoever has it open keeps what it was.
 */
export function createEditions(
  readContent: ReadContent,
  configFile: string,
  knowledgeFile: string,
): () => Promise<Edition> {
  let edition: Edition | undefined
  return async () => {
    const config = await readConfigFile(configFile)
    const content = await readContent()
    try {
      if (!edition) buildKnowledge(content, knowledgeFile, { isPrivate: true })
      else if (content.hash !== edition.content.hash) updateKnowledge(content, knowledgeFile)
    } catch (error) {
      if (!isStorageFault(error)) throw error
      throw new CommandError(
        `Docent cannot write its index ${knowledgeFile}: ${describeFault(error)}.`,
      )
    }
    edition = { content, config, knowledgeFile }
    return edition
  }
}
