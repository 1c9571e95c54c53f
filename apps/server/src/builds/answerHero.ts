// The home page shows a few questions with their answers. The assistant answers them when the site is
// built, so that the page shows the same answers as the chat.

import { createDrafter } from '@docent/answers'
import type { Citation, Draft } from '@docent/answers'
import { languageBase, readHeroQuestions, translationPath } from '@docent/content'
import type { Config, Content, Document } from '@docent/content'
import type { Knowledge, Passage } from '@docent/retrieval'
import type { HeroAnswer, HeroSource } from '@docent/site/build'
import { openLanguages } from '../content/languageFiles.ts'
import type { LanguageKnowledge } from '../content/languageFiles.ts'

/** The questions of the home page that the pages answer, each with its answer and its source. */
export function answerHero(content: Content, config: Config, knowledgeFile: string): HeroAnswer[] {
  const homes = content.documents.filter((document) => translationPath(document) === '/')
  const asked = homes.filter((home) => readHeroQuestions(home).length > 0)
  if (!config.chat || asked.length === 0) return []
  const parts = openLanguages(knowledgeFile, config)
  try {
    return parts.flatMap((part) => {
      const home = asked.find((document) => languageBase(document) === part.base)
      return home === undefined ? [] : answerOn(home, part)
    })
  } finally {
    for (const { knowledge } of parts) knowledge.close()
  }
}

/** The answers on the home page of one language. */
function answerOn(home: Document, { base, config, knowledge }: LanguageKnowledge): HeroAnswer[] {
  const { brand, language, contact } = config
  const whose = base === '' ? {} : { language }
  const answer = createDrafter({ knowledge, brand, language, contact })
  return readHeroQuestions(home).flatMap((text) => {
    const { draft } = answer({ text, history: [], again: 0, avoid: [] })
    const read = readAnswer(text, draft, knowledge)
    return read === undefined ? [] : [{ ...read, ...whose }]
  })
}

/** A refusal or an answer without a citation has nothing to point to. */
function readAnswer(question: string, draft: Draft, knowledge: Knowledge): HeroAnswer | undefined {
  const place = draft.said.findIndex((said) => typeof said !== 'string')
  const citation = draft.said[place] as Citation | undefined
  if (!draft.grounded || !citation) return undefined
  return {
    question,
    answer: draft.said.slice(0, place).join('').trim(),
    others: countSources(draft) - 1,
    source: readSource(citation, knowledge),
  }
}

/** A shorter sentence, such as "Yes.", is shown with the next one. */
const MIN_CITED_LENGTH = 40
/** The number of passages to show after the cited one: more than fit in the frame. */
const PASSAGES_AFTER = 4

function readSource({ passage, quote }: Citation, knowledge: Knowledge): HeroSource {
  const { title, route, heading, url } = passage
  const sentences = listSentences(passage)
  const start = sentences.findIndex((text) => quote.includes(text) || text.includes(quote))
  const isShort = quote.length < MIN_CITED_LENGTH && start >= 0
  const end = start + (isShort ? 2 : 1)
  const cited = isShort ? sentences.slice(start, end).join(' ') : quote
  return {
    title,
    route,
    url: `${url}${url.includes('#') ? '' : '#'}:~:text=${encodeQuote(cited)}`,
    heading: heading === title ? '' : heading,
    before: sentences.slice(0, Math.max(0, start)).join(' '),
    cited,
    after: [
      { heading: '', text: sentences.slice(end).join(' ') },
      ...listFollowing(passage, knowledge),
    ].filter(({ text }) => text !== ''),
  }
}

/** The text after a passage on its page. */
function listFollowing({ id, route }: Passage, knowledge: Knowledge): HeroSource['after'] {
  const passages = knowledge.page(route)
  const place = passages.findIndex((passage) => passage.id === id) + 1
  return passages
    .slice(place, place + PASSAGES_AFTER)
    .map((passage) => ({ heading: passage.heading, text: listSentences(passage).join(' ') }))
}

function listSentences({ units }: Passage): string[] {
  return units.filter(({ kind }) => kind === 'sentence').map(({ text }) => text)
}

function countSources({ said }: Draft): number {
  const citations = said.filter((one) => typeof one !== 'string')
  return new Set(citations.map(({ passage }) => passage.id)).size
}

/** A dash is part of the directive's syntax; commas and ampersands are encoded anyway. */
function encodeQuote(quote: string): string {
  return encodeURIComponent(quote.toWellFormed()).replaceAll('-', '%2D')
}
