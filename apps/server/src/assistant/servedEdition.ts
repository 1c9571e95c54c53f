import type { AnswerEngine, Log } from '@docent/answers'
import { createSettingsHandler } from '@docent/chat-server'
import type { Handler, OriginRules } from '@docent/chat-server'
import type { Config, Limits } from '@docent/content'
import type { Embedder, Knowledge } from '@docent/retrieval'
import { chooseLanguage } from '@docent/texts'
import type { ServerTexts } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'
import { openEditions, openInternal } from '../content/editionFiles.ts'
import type { EditionKnowledge } from '../content/editionFiles.ts'
import { joinLanguages } from '../content/joinLanguages.ts'
import { openLanguages } from '../content/languageFiles.ts'
import type { LanguageKnowledge } from '../content/languageFiles.ts'
import { describeAssistants } from './describeAssistants.ts'
import { openEditionSearch } from './editionSearch.ts'
import type { MakeEngine } from './engines.ts'
import { findSign } from './findSign.ts'
import type { InternalEdition } from './internalEndpoints.ts'
import { openLanguageEngines } from './languageEngines.ts'
import { openIndexSearch } from './languageSearch.ts'

/** The parts of the assistant that a new index or configuration replaces. */
export interface ServedEdition {
  readonly languages: readonly LanguageKnowledge[]
  /** The pages of all languages. */
  readonly knowledge: Knowledge
  /** The older versions and other languages of documentation. */
  readonly editions: readonly EditionKnowledge[]
  readonly engine: AnswerEngine
  readonly settings: Handler
  readonly search: Handler
  readonly origins: OriginRules
  readonly texts: ServerTexts
  readonly site: Config
  /** Whether personal data is masked. */
  readonly isMasking: boolean
  /** The assistant that also knows the internal pages; undefined if there are none. */
  readonly internal: InternalEdition | undefined
  close(): void
}

export interface EditionParts {
  readonly makeEngine: MakeEngine
  readonly limits: Limits
  readonly log: Log
  /** Turns questions into vectors, if the owner has turned that on. */
  readonly embedder: Embedder | undefined
}

export async function openServedEdition(
  knowledgeFile: string,
  config: Config,
  { makeEngine, limits, log, embedder }: EditionParts,
): Promise<ServedEdition> {
  const languages = openLanguages(knowledgeFile, config, embedder)
  const editions = openEditions(knowledgeFile, config, embedder)
  const knowledge = joinLanguages(languages)
  const internal = openInternal(knowledgeFile, config)
  const sign = await findSign(knowledgeFile, config)
  const texts = SERVERS[chooseLanguage(config.language)]
  return {
    languages,
    knowledge,
    editions,
    engine: await openLanguageEngines(languages, makeEngine, editions),
    settings: createSettingsHandler(describeAssistants(config, limits, sign)),
    search: openEditionSearch(languages, editions, log),
    origins: config,
    texts,
    site: config,
    isMasking: config.masking,
    internal: internal && {
      engine: await makeEngine(internal, config),
      search: openIndexSearch({ base: '', config, knowledge: internal }, log),
    },
    close() {
      knowledge.close()
      internal?.close()
      for (const edition of editions) edition.knowledge.close()
    },
  }
}
