import type { Log } from '@docent/answers'
import { createSearchHandler } from '@docent/chat-server'
import type { Handler } from '@docent/chat-server'
import { createSearch } from '@docent/retrieval'
import { inWordsOf } from '@docent/retrieval/node'
import { chooseLanguage } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'
import type { LanguageKnowledge } from '../content/languageFiles.ts'

const SEARCH_PATH = '/search'

type Languages = readonly [LanguageKnowledge, ...LanguageKnowledge[]]

/**
 * Answers `GET /api/search` from the pages in the language of the search page that `page` names, or else
 * from those in the first language.
 */
export function openLanguageSearch(languages: Languages, log: Log): Handler {
  const [root, ...others] = languages
  if (others.length === 0) return openIndexSearch(root, log)
  const handlers = languages.map((one): [string, Handler] => {
    return [`${one.base}${SEARCH_PATH}`, openSearchInWords(one, log)]
  })
  const byPage = new Map(handlers)
  const first = byPage.get(SEARCH_PATH) ?? openIndexSearch(root, log)
  return (request, from) => {
    const wanted = new URL(request.url).searchParams.get('page') ?? ''
    const answer = byPage.get(wanted) ?? first
    return answer(request, from)
  }
}

/** The search of the pages of one index, which reads words by the rules of its language. */
export function openSearchInWords(one: LanguageKnowledge, log: Log): Handler {
  const { language } = one.config
  const answer = inWordsOf(language, () => openIndexSearch(one, log))
  return (request, from) => inWordsOf(language, () => answer(request, from))
}

/** The search of the pages of one index. */
export function openIndexSearch({ config, knowledge }: LanguageKnowledge, log: Log): Handler {
  const texts = SERVERS[chooseLanguage(config.language)]
  return createSearchHandler({ search: createSearch(knowledge, texts), log, texts })
}
