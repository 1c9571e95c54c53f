import type { AnswerEngine } from '@docent/answers'
import type { Knowledge } from '@docent/retrieval'

/** Wraps an engine so that the vector of a question is ready before it searches. */
export function withMeaning(engine: AnswerEngine, knowledge: Knowledge): AnswerEngine {
  const { prepare } = knowledge
  if (prepare === undefined) return engine
  return {
    ...engine,
    async *answer(question, context) {
      await prepare(question.text, context.signal)
      yield* engine.answer(question, context)
    },
  }
}
