import type { StreamPart } from '@docent/protocol'
import type { AnswerEngine, Question } from '../contract/types.ts'

export type Step = StreamPart | Promise<unknown> | Error

export interface ScriptedEngine extends AnswerEngine {
  /** Every question that was asked, oldest first. */
  readonly asked: Question[]
  /** The number of answers that were abandoned before their end. */
  left: number
}

/** An engine that follows a script: it sends parts, awaits promises and throws errors. */
export function createScriptedEngine(script: (question: Question) => Step[]): ScriptedEngine {
  const engine: ScriptedEngine = {
    name: 'scripted',
    asked: [],
    left: 0,
    async *answer(question) {
      engine.asked.push(question)
      let isOver = false
      try {
        for (const step of script(question)) {
          if (step instanceof Error) throw step
          if (step instanceof Promise) await step
          else yield step
        }
        isOver = true
      } finally {
        if (!isOver) engine.left += 1
      }
    },
  }
  return engine
}

export const text = (value: string): StreamPart => ({ type: 'text', value })

export const finish: StreamPart = { type: 'finish_message', value: { finishReason: 'stop' } }
