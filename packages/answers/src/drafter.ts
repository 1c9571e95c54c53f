import { primaryTag } from '@docent/content'
import { chooseLanguage, fillTexts, findLanguage } from '@docent/texts'
import type { Language, Phrases } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { dropTags } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'
import { keepComparing } from './compose/tellCompared.ts'
import { createCatalogue } from './intents/catalogue.ts'
import { answerFromPages, type FromPages } from './content.ts'
import type { Draft } from './contract/draft.ts'
import type { Contact } from './refusal/refusal.ts'
import { createLanguageRefusal } from './languages/refuseOtherLanguage.ts'
import { dropPreamble } from './intents/preamble.ts'
import { answerRequest } from './intents/answerRequest.ts'
import { resolveChoice } from './intents/resolveChoice.ts'
import { createSmallTalk } from './intents/smallTalk.ts'
import { answerFromNote } from './notes/answerFromNote.ts'
import { SURE_OF_SITE } from './tuning.ts'
import type { Question } from './contract/types.ts'

export interface ExtractiveOptions {
  readonly knowledge: Knowledge
  readonly brand: string
  /** The language of the pages, as a BCP 47 tag. @default 'en' */
  readonly language?: string | undefined
  /** The contact for questions that the pages do not answer. */
  readonly contact?: Contact | undefined
}

/**
 * How a question was understood: as small talk, as a question about the whole site, or as one that
 * its pages may answer.
 */
export type QuestionForm = 'small talk' | 'catalogue' | 'pages'

export interface FormedDraft {
  readonly form: QuestionForm
  readonly draft: Draft
  /** The search results, if the pages were searched. */
  readonly fromPages?: FromPages
  /** The key of the note that the answer comes from, if it comes from one. */
  readonly studied?: string
}

/** Prepares the drafting of answers to any question. */
export function createDrafter({
  knowledge,
  brand,
  language,
  contact,
}: ExtractiveOptions): (question: Question) => FormedDraft {
  const readPhrases = createPhraseReader(brand, language)
  const answerSmallTalk = createSmallTalk(brand)
  const answerCatalogue = createCatalogue(knowledge, brand)
  const refuseOtherLanguage = createLanguageRefusal(knowledge, contact, language)

  const draftOne = (question: Question): FormedDraft => {
    const phrases = readPhrases(question.language)
    const reply = answerSmallTalk(question.text, phrases)
    if (reply !== undefined) {
      const known = reply.isAboutSite && answerFromPages(question, knowledge, contact, phrases)
      if (known && isSure(known.draft)) return toFormed(known, question, language)
      return { form: 'small talk', draft: { said: [reply.said], grounded: false, confidence: 1 } }
    }
    const read = { ...question, text: dropPreamble(question.text) }
    const isShorter = read.text !== question.text
    const draft =
      answerCatalogue(question, phrases) ?? (isShorter ? answerCatalogue(read, phrases) : undefined)
    if (draft) return { form: 'catalogue', draft: mark(draft, question, language) }
    const fromPages = answerFromPages(read, knowledge, contact, phrases)
    // An author's own answer to the question needs no note.
    const { findings, isCompared, close } = fromPages
    const notes = isCompared ? keepComparing(read.text, findings.notes) : findings.notes
    const noted =
      fromPages.isSeveral || findings.isAuthored || findings.same || findings.verdict !== 'answer'
        ? undefined
        : answerFromNote(read, knowledge, { ...findings, notes, close }, phrases)
    if (noted) {
      const { key, draft: written } = noted
      return { form: 'pages', draft: mark(written, question, language), fromPages, studied: key }
    }
    const unwritten = refuseOtherLanguage(read, fromPages.findings.query)
    return unwritten
      ? { form: 'pages', draft: unwritten, fromPages }
      : toFormed(fromPages, question, language)
  }

  return (asked) => {
    const plain = { ...asked, text: dropTags(asked.text) }
    const question = { ...plain, text: resolveChoice(plain, knowledge) }
    return answerRequest(question, draftOne) ?? draftOne(question)
  }
}

function isSure({ grounded, confidence }: Draft): boolean {
  return grounded && confidence >= SURE_OF_SITE
}

function toFormed(fromPages: FromPages, question: Question, language?: string): FormedDraft {
  return { form: 'pages', draft: mark(fromPages.draft, question, language), fromPages }
}

/** The phrases in the language of the visitor's page, else of the site, else English. */
export function createPhraseReader(
  brand: string,
  siteLanguage: string | undefined,
): (language: string | undefined) => Phrases {
  const filled = new Map<Language, Phrases>()
  return (asked) => {
    const language = findLanguage(asked) ?? chooseLanguage(siteLanguage)
    const phrases = filled.get(language) ?? fillTexts(PHRASES[language], brand)
    filled.set(language, phrases)
    return phrases
  }
}

/** Names the language of the quoted sentences if the visitor's page has another language. */
function mark(draft: Draft, { language: asked }: Question, language = 'en'): Draft {
  const isOther = asked !== undefined && primaryTag(asked) !== primaryTag(language)
  const isFromPages = draft.nearest === undefined
  return isOther && isFromPages ? { ...draft, language } : draft
}
