import { createDrafter, type ExtractiveOptions } from './drafter.ts'
import type { AnswerEngine } from './contract/types.ts'
import { writeDraft } from './compose/writeDraft.ts'

export const EXTRACTIVE = 'extractive'

/**
 * An engine without a language model: it answers with sentences from the pages.
 *
 * It counts no tokens, since no model reads or writes any.
 */
export function createExtractiveEngine(options: ExtractiveOptions): AnswerEngine {
  const writeAnswer = createDrafter(options)

  return {
    name: EXTRACTIVE,
    async *answer(question, { signal, note }) {
      if (signal.aborted) return
      const { draft, studied } = writeAnswer(question)
      if (studied !== undefined) note?.({ studied })
      for (const part of writeDraft(draft, EXTRACTIVE)) {
        yield part
        if (signal.aborted) return
      }
      const usage = { promptTokens: 0, completionTokens: 0 }
      yield { type: 'finish_message', value: { finishReason: 'stop', usage } }
    },
  }
}
