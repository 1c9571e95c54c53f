import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import type { Knowledge } from '../knowledge/types.ts'
import { createCatalogue } from './catalogue.ts'
import { answerFromPages } from './content.ts'
import type { Draft } from './draft.ts'
import type { Contact } from './refusal.ts'
import { createSmallTalk } from './smallTalk.ts'
import { SURE_OF_SITE } from './tuning.ts'
import type { Question } from './types.ts'

export interface ExtractiveOptions {
  readonly knowledge: Knowledge
  readonly brand: string
  /** Whom a visitor can ask when the pages do not answer. */
  readonly contact?: Contact | undefined
}

/**
 * What a question was taken for: words that ask the site nothing, a question about the site as a
 * whole, or one that its pages may answer.
 */
export type Form = 'small talk' | 'catalogue' | 'pages'

export interface FormedDraft {
  readonly form: Form
  readonly draft: Draft
}

/** Prepares the drafting of answers to any question. */
export function createDrafter({
  knowledge,
  brand,
  contact,
}: ExtractiveOptions): (question: Question) => FormedDraft {
  const phrases = fillTexts(PHRASES.en, brand)
  const answerSmallTalk = createSmallTalk(brand)
  const answerCatalogue = createCatalogue(knowledge, brand)

  return (question) => {
    const reply = answerSmallTalk(question.text, phrases)
    if (reply !== undefined) {
      const known = reply.isAboutSite && answerFromPages(question, knowledge, contact, phrases)
      const isSure = known && known.grounded && known.confidence >= SURE_OF_SITE
      if (isSure) return { form: 'pages', draft: known }
      return { form: 'small talk', draft: { said: [reply.said], grounded: false, confidence: 1 } }
    }
    const draft = answerCatalogue(question, phrases)
    if (draft) return { form: 'catalogue', draft }
    return { form: 'pages', draft: answerFromPages(question, knowledge, contact, phrases) }
  }
}
