import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '@docent/content'
import type { Completion, CompletionRequest, ModelChoice } from '@docent/models'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import type { Expected, Spending } from './spending.ts'

export type AskModel = (request: CompletionRequest, expected: Expected) => Promise<string>

/** Opens a model that answers with a text, and books what that costs. */
export async function openAskModel(
  choice: ModelChoice,
  config: Config,
  spending: Spending,
  signal: AbortSignal,
): Promise<AskModel> {
  const { completeText, openModel, watchConnect } = await import('@docent/models')
  const limits = readOwnersLimits(config)
  const model = await openModel(choice)
  const tools = {
    limits,
    watchConnect: (address: string, stop: AbortSignal) =>
      watchConnect(address, stop, limits.modelConnectMs),
    wait: (ms: number, stop: AbortSignal) => wait(ms, undefined, { signal: stop }),
  }
  const complete = (request: CompletionRequest): Promise<Completion> =>
    completeText(model, request, tools, signal)
  return async (request, expected) => {
    const settle = spending.reserve(expected)
    const { text, tokens } = await complete(request).catch((error: unknown) => {
      settle({ prompt: 0, completion: 0 })
      throw error
    })
    settle(tokens)
    return text
  }
}

/** Ctrl+C aborts the running requests; finished notes are kept. */
export function stopOnSignal(): { readonly signal: AbortSignal; forget(): void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  return { signal: controller.signal, forget: () => process.off('SIGINT', stop) }
}
