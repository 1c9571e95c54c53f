import { callModel } from './calls/call.ts'
import { ModelFailure } from './calls/failure.ts'
import { TOOLS } from './tools.ts'
import type { Model, ModelLimits } from './types.ts'
import type { WritingTools } from './writing.ts'

/** The result of one small request to a model. */
export type Probe = AnsweredProbe | { readonly failure: ModelFailure }

interface AnsweredProbe {
  readonly failure?: undefined
  readonly firstMs: number
  readonly totalMs: number
  /** Pieces of text, and the time between the first and the last of them. */
  readonly pieces: number
  readonly spreadMs: number
  /** Unknown if the provider does not count them. */
  readonly tokens: number
}

const REQUEST = 'Write the numbers from one to forty as words, one on each line, and nothing else.'
const TOKENS = 300

/** Sends one small request, as those of visitors are sent, and measures how its answer comes. */
export async function probeModel(
  model: Model,
  limits: ModelLimits,
  watchConnect: WritingTools['watchConnect'],
): Promise<Probe> {
  const startedAt = performance.now()
  const { signal } = new AbortController()
  const patience = model.isNear ? limits.modelFirstNearMs : limits.modelFirstMs
  const context = { model, limits, signal, watchConnect, firstBy: startedAt + patience }
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: REQUEST }] }]
  const options = {
    prompt,
    maxOutputTokens: TOKENS,
    ...(model.hasTools && { tools: TOOLS }),
  }
  const times: number[] = []
  try {
    for await (const event of callModel(options, context)) {
      if (event.type === 'text-delta') times.push(performance.now() - startedAt)
      if (event.type !== 'end') continue
      const [first, last] = [times[0], times.at(-1)]
      if (first === undefined || last === undefined) throw new ModelFailure('empty')
      const { promptTokens, completionTokens } = event.usage
      return {
        firstMs: Math.round(first),
        totalMs: Math.round(performance.now() - startedAt),
        pieces: times.length,
        spreadMs: Math.round(last - first),
        tokens: promptTokens + completionTokens,
      }
    }
    throw new ModelFailure('cut')
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error }
    throw error
  }
}
