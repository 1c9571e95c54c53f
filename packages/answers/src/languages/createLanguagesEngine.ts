// A site in several languages has an index and an engine for each, so an answer never mixes them. A
// question is answered in the language of the page that it is asked on. Only if these pages have no answer
// and those of another language do, the answer is from there, and says so first.

import type { StreamPart } from '@docent/protocol'
import { primaryTag } from '@docent/content'
import { fillText } from '@docent/texts'
import type { AnswerContext, AnswerEngine, Question } from '../contract/types.ts'
import { createPhraseReader } from '../drafter.ts'
import type { FormedDraft } from '../drafter.ts'

/** The pages of a site in one of its languages, and what answers from them. */
export interface LanguageAnswers {
  /** A BCP 47 tag. */
  readonly language: string
  /** The start of the routes of its pages: `/de`; empty for the language at the root. */
  readonly base: string
  readonly engine: AnswerEngine
  /** The answer from only these pages. It decides which language answers. */
  readonly draft: (question: Question) => FormedDraft
}

/**
 * An engine for all languages, the one at the root first. With a single language, its engine as it is.
 */
export function createLanguagesEngine(
  languages: readonly [LanguageAnswers, ...LanguageAnswers[]],
  brand: string,
): AnswerEngine {
  const [root] = languages
  if (languages.length === 1) return root.engine
  const readPhrases = createPhraseReader(brand, root.language)

  async function* answerFrom(
    other: LanguageAnswers,
    own: LanguageAnswers,
    question: Question,
    context: AnswerContext,
  ): AsyncGenerator<StreamPart> {
    const asked = question.language ?? own.language
    const { language, onlyIn } = readPhrases(asked)
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(other.language)
    const sentence = fillText(onlyIn, { language: name ?? other.language })
    let isSaid = false
    for await (const part of other.engine.answer({ ...question, language: asked }, context)) {
      if (!isSaid && (part.type === 'text' || part.type === 'source')) {
        yield { type: 'text', value: `${sentence}\n\n` }
        isSaid = true
      }
      yield part
    }
  }

  return {
    ...root.engine,
    answer(question, context) {
      const own = findAsked(languages, question)
      const other = findOther(languages, own, question)
      return other === undefined
        ? own.engine.answer({ language: own.language, ...question }, context)
        : answerFrom(other, own, question, context)
    },
  }
}

/** The language of the panel, otherwise of the page, otherwise the one at the root. */
export function findAsked<One extends Pick<LanguageAnswers, 'language' | 'base'>>(
  languages: readonly [One, ...One[]],
  { language, page }: Pick<Question, 'language' | 'page'>,
): One {
  const path = page && toPath(page.url)
  const asked = language && primaryTag(language)
  return (
    languages.find((one) => one.language === language) ??
    languages.find((one) => primaryTag(one.language) === asked) ??
    languages.find(({ base }) => base !== '' && `${path}/`.startsWith(`${base}/`)) ??
    languages[0]
  )
}

/** Another language with an answer, if the pages of the own one have none. */
function findOther(
  languages: readonly LanguageAnswers[],
  own: LanguageAnswers,
  question: Question,
): LanguageAnswers | undefined {
  if (hasAnswer(own.draft(question))) return undefined
  return languages.find((one) => {
    const { form, draft } = one === own ? NOTHING : one.draft(question)
    return form === 'pages' && draft?.grounded === true && isAnswer(draft)
  })
}

const NOTHING = { form: undefined, draft: undefined }

/** Whether these pages answer the question. Any pages answer small talk and requests for lists. */
export function hasAnswer({ form, draft }: FormedDraft): boolean {
  return form !== 'pages' || (draft.grounded && isAnswer(draft))
}

/** No refusal, and not only the passages that are closest. */
function isAnswer({ outcome, nearest }: FormedDraft['draft']): boolean {
  return (outcome ?? (nearest ? 'refusal' : 'answer')) === 'answer'
}

function toPath(url: string): string {
  return URL.parse(url, 'http://localhost')?.pathname ?? ''
}
