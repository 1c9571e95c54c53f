import { createEditionFinder } from '@docent/answers'
import type { Log } from '@docent/answers'
import type { Handler } from '@docent/chat-server'
import type { EditionKnowledge } from '../content/editionFiles.ts'
import type { LanguageKnowledge } from '../content/languageFiles.ts'
import { openIndexSearch, openLanguageSearch, openSearchInWords } from './languageSearch.ts'

type Languages = readonly [LanguageKnowledge, ...LanguageKnowledge[]]

/**
 * Answers `GET /api/search` from the version of the page that `page` names, or else from the newest
 * one.
 */
export function openEditionSearch(
  languages: Languages,
  editions: readonly EditionKnowledge[],
  log: Log,
): Handler {
  const main = openLanguageSearch(languages, log)
  if (editions.length === 0) return main
  const [root] = languages
  const find = createEditionFinder(
    editions.map((edition) => ({
      ...edition,
      routes: listRoutes(edition),
      answer: openOne(edition, root, log),
    })),
    {
      routes: languages.flatMap(listRoutes),
      languages: languages.map(({ config }) => config.language),
    },
  )
  return (request, from) => {
    const url = new URL(request.url).searchParams.get('page')
    const edition = url === null ? undefined : find({ page: { url, title: '' } })
    return (edition?.answer ?? main)(request, from)
  }
}

function openOne(
  { language, knowledge }: EditionKnowledge,
  root: LanguageKnowledge,
  log: Log,
): Handler {
  if (language === '') return openIndexSearch({ ...root, knowledge }, log)
  return openSearchInWords({ ...root, config: { ...root.config, language }, knowledge }, log)
}

function listRoutes({ knowledge }: Pick<EditionKnowledge, 'knowledge'>): string[] {
  return knowledge.pages().map(({ route }) => route)
}
