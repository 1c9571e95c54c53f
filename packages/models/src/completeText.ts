import type { TokenCounts } from './spending/purse.ts'
import { callModel } from './calls/call.ts'
import { ModelFailure } from './calls/failure.ts'
import type { Model, ModelLimits } from './types.ts'
import type { WritingTools } from './writing.ts'

/** A text that no visitor waits for, and the tokens that it took. */
export interface Completion {
  readonly text: string
  /** As the provider counts them; `NaN` if it does not. */
  readonly tokens: TokenCounts
}

export interface CompletionRequest {
  readonly system: string
  readonly user: string
  readonly maxTokens: number
}

const TRIES = 5
/** The longest wait between two tries, even if the provider asks for a longer one. */
const LONGEST_WAIT_MS = 60_000
/** The wait after the first try if the provider names none; it doubles with each try. */
const FIRST_WAIT_MS = 1_000

export interface CompletionTools {
  readonly limits: ModelLimits
  readonly watchConnect: WritingTools['watchConnect']
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks a model for a text that no visitor waits for. It retries temporary failures, with long waits.
 *
 * @throws {ModelFailure} if the model cannot write it.
 */
export async function completeText(
  model: Model,
  request: CompletionRequest,
  tools: CompletionTools,
  signal: AbortSignal,
): Promise<Completion> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await complete(model, request, tools, signal)
    } catch (error) {
      const mayTry = error instanceof ModelFailure && error.isPassing && tries < TRIES
      if (!mayTry || signal.aborted) throw error
      const asked = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tries - 1)
      await tools.wait(Math.min(asked, LONGEST_WAIT_MS), signal)
    }
  }
}

async function complete(
  model: Model,
  { system, user, maxTokens }: CompletionRequest,
  { limits, watchConnect }: CompletionTools,
  signal: AbortSignal,
): Promise<Completion> {
  const prompt = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: [{ type: 'text' as const, text: user }] },
  ]
  const firstBy = performance.now() + limits.modelFirstNearMs
  const context = { model, limits, signal, watchConnect, firstBy }
  let text = ''
  for await (const event of callModel({ prompt, maxOutputTokens: maxTokens }, context)) {
    if (event.type === 'text-delta') text += event.delta
    if (event.type !== 'end') continue
    const { promptTokens, completionTokens } = event.usage
    return { text, tokens: { prompt: promptTokens, completion: completionTokens } }
  }
  throw new ModelFailure('cut')
}
