import type { Knowledge } from '../knowledge/types.ts'
import { createCatalogue } from './catalogue.ts'
import { answerFromPages } from './content.ts'
import type { Draft } from './draft.ts'
import type { Contact } from './refusal.ts'
import { createSmallTalk } from './smallTalk.ts'
import type { AnswerEngine, Question } from './types.ts'
import { writeDraft } from './writeDraft.ts'

export interface ExtractiveOptions {
  readonly knowledge: Knowledge
  readonly brand: string
  /** Whom a visitor can ask when the pages do not answer. */
  readonly contact?: Contact | undefined
}

const NAME = 'extractive'

/**
 * An engine that needs no language model: it answers in sentences kept from the pages.
 *
 * It counts no tokens, since no model reads or writes any.
 */
export function createExtractiveEngine({
  knowledge,
  brand,
  contact,
}: ExtractiveOptions): AnswerEngine {
  const answerSmallTalk = createSmallTalk(brand)
  const answerCatalogue = createCatalogue(knowledge, brand)

  function draft(question: Question): Draft {
    const reply = answerSmallTalk(question.text)
    if (reply !== undefined) return { said: [reply], grounded: false, confidence: 1 }
    return answerCatalogue(question) ?? answerFromPages(question, knowledge, contact)
  }

  return {
    name: NAME,
    async *answer(question, { signal }) {
      if (signal.aborted) return
      for (const part of writeDraft(draft(question), NAME)) {
        yield part
        if (signal.aborted) return
      }
      const usage = { promptTokens: 0, completionTokens: 0 }
      yield { type: 'finish_message', value: { finishReason: 'stop', usage } }
    },
  }
}
