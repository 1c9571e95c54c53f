// A site in several languages has an index for each, so no answer mixes them. The file of the first
// language has the same name as the file of a site in one language.

import { configIn } from '@docent/content'
import type { Config } from '@docent/content'
import type { Embedder, Knowledge } from '@docent/retrieval'
import {
  buildKnowledge,
  inWordsOf,
  openKnowledge,
  scopeKnowledge,
  updateKnowledge,
} from '@docent/retrieval/node'
import type { IndexedContent } from '@docent/retrieval/node'

/** The index of one language, opened, with the configuration in that language. */
export interface LanguageKnowledge {
  /** The start of the routes of its pages; empty for the language at the root. */
  readonly base: string
  readonly config: Config
  readonly knowledge: Knowledge
}

type Languages = Pick<Config, 'languages'>

/** Writes the index of each language into its own file. */
export function buildLanguages(
  content: IndexedContent,
  site: Languages,
  file: string,
  options?: Parameters<typeof buildKnowledge>[2],
): void {
  eachLanguage(content, site, file, (own, path) => buildKnowledge(own, path, options))
}

/** Updates the files that `buildLanguages` wrote for the same languages. */
export function updateLanguages(content: IndexedContent, site: Languages, file: string): void {
  eachLanguage(content, site, file, (own, path) => void updateKnowledge(own, path))
}

/** Opens the index of each language, the one at the root first. */
export function openLanguages(
  file: string,
  config: Config,
  embedder?: Embedder,
): readonly [LanguageKnowledge, ...LanguageKnowledge[]] {
  const { languages, synonyms } = config
  if (languages.length < 2) {
    return [{ base: '', config, knowledge: openKnowledge(file, { synonyms, embedder }) }]
  }
  const opened = languages.map(({ language }, place): LanguageKnowledge => {
    const base = place === 0 ? '' : `/${language}`
    const own = configIn(config, language)
    const options = { synonyms: own.synonyms, embedder, base }
    const knowledge = inWordsOf(language, () => openKnowledge(toFile(file, base), options))
    return { base, config: own, knowledge: scopeKnowledge(knowledge, language) }
  })
  return opened as [LanguageKnowledge, ...LanguageKnowledge[]]
}

function eachLanguage(
  content: IndexedContent,
  { languages }: Languages,
  file: string,
  write: (content: IndexedContent, file: string) => void,
): void {
  if (languages.length < 2) return write(content, file)
  languages.forEach(({ language }, place) => {
    const folder = place === 0 ? undefined : language
    const path = toFile(file, folder === undefined ? '' : `/${folder}`)
    inWordsOf(language, () => write(keepLanguage(content, folder), path))
  })
}

/** The documents are read one after another, so they are chosen one by one. */
function keepLanguage(content: IndexedContent, language: string | undefined): IndexedContent {
  return {
    ...content,
    documents: {
      *[Symbol.iterator]() {
        for (const document of content.documents) {
          if (document.language === language) yield document
        }
      },
    },
  }
}

function toFile(file: string, base: string): string {
  return base === '' ? file : file.replace(/(?:\.db)?$/, `.${base.slice(1)}.db`)
}
