import { primaryTag } from '@docent/content'
import { fillText } from '@docent/texts'
import { UNWRITTEN } from '@docent/texts/otherLanguages'
import type { OtherLanguage } from '@docent/texts/otherLanguages'
import { PHRASES } from '@docent/texts/phrases'
import type { Knowledge, Query } from '@docent/retrieval'
import type { Draft } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { findNearestPages, sayNearPage, type Contact } from '../refusal/refusal.ts'
import { readLanguage } from './readLanguage.ts'
import { isWrittenIn } from './siteLanguages.ts'
import { LANGUAGES_OF } from './smallWords.ts'
import { toPlainWords } from './plainWords.ts'

/** Refuses a question in a language that no page uses. Undefined for any other question. */
export type RefuseOtherLanguage = (question: Question, query: Query) => Draft | undefined

/** @param own the language of the pages, as a BCP 47 tag. */
export function createLanguageRefusal(
  knowledge: Knowledge,
  contact: Contact | undefined,
  own = 'en',
): RefuseOtherLanguage {
  const written = new Map<OtherLanguage, boolean>()
  const isWritten = (language: OtherLanguage) => {
    if (language === primaryTag(own)) return true
    const known = written.get(language) ?? isWrittenIn(language, knowledge)
    written.set(language, known)
    return known
  }

  return (question, query) => {
    const language = readLanguage(question.text, createWordTest(query))
    if (language === undefined || language === 'en' || isWritten(language)) return undefined
    return refuse(language, findByNames(query, knowledge), { question, knowledge, contact, own })
  }
}

interface Asked {
  readonly question: Question
  readonly knowledge: Knowledge
  readonly contact: Contact | undefined
  readonly own: string
}

function refuse(
  language: OtherLanguage,
  pages: ReturnType<typeof findNearestPages>,
  { question, knowledge, contact, own }: Asked,
): Draft {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(primaryTag(own)) ?? own
  const paragraphs = [
    fillText(UNWRITTEN[language], { language: name }),
    ...(pages.length > 0
      ? [PHRASES[language].nearest, pages.map((page) => sayNearPage(page, knowledge)).join('\n')]
      : []),
    ...(contact ? [`[${contact.label}](${contact.href})`] : []),
  ]
  const isOther = question.language !== undefined && primaryTag(question.language) !== language
  return {
    said: [paragraphs.join('\n\n')],
    grounded: false,
    confidence: 0,
    nearest: pages.map(({ route, title }) => ({ url: route, title })),
    ...(isOther && { language }),
  }
}

/** The pages with the question's names, numbers and code, which are the same in every language. */
function findByNames(query: Query, knowledge: Knowledge): ReturnType<typeof findNearestPages> {
  const terms = query.terms
    .filter(({ origin, number, term }) => {
      return origin === 'question' && number > 0 && !LANGUAGES_OF.has(term)
    })
    .map((term) => ({ ...term, similar: [] }))
  if (terms.length === 0) return []
  const hits = knowledge.search({ ...query, terms, pairs: [], quoted: [] })
  return findNearestPages(hits, 1)
}

/** Whether a page has a word literally, or one with a similar meaning. */
function createWordTest({ unknown, corrected }: Query): (word: string) => boolean {
  const missing = [...unknown, ...corrected.map(({ from }) => from)]
  const words = new Set(missing.flatMap(toPlainWords))
  return (word) => !words.has(word)
}
