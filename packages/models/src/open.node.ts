import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isNear } from './address.ts'
import { fetchEvents } from './calls/boundEvents.ts'
import type { Model, Price } from './types.ts'

/** The names that `DOCENT_MODEL` may begin with, and where each is unless an owner says otherwise. */
const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
} as const

export interface ModelChoice {
  readonly provider: keyof typeof ADDRESSES
  /** The provider's name for it. */
  readonly id: string
  /** Where it is: required for `openai-compatible`. */
  readonly url?: string
  readonly key?: string
  readonly hasTools?: boolean
  readonly takesFiles?: boolean
  readonly price?: Price
}

/** Loads the package of a model's provider, and no other. */
export async function openModel(choice: ModelChoice): Promise<Model> {
  const {
    provider,
    id,
    url,
    price = { prompt: 0, completion: 0 },
    hasTools = true,
    takesFiles = false,
  } = choice
  const address = url ?? ADDRESSES[provider]
  return {
    name: `${provider}:${id}`,
    language: await load(choice, address),
    address,
    isNear: isNear(address),
    hasTools,
    takesFiles,
    price,
  }
}

async function load(choice: ModelChoice, baseURL: string): Promise<LanguageModelV4> {
  const { provider, id, key = '' } = choice
  const common = { baseURL, fetch: fetchEvents }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey: key, ...common }).responses(id)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey: key, ...common }).languageModel(id)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({ apiKey: key, ...common }).languageModel(id)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const options = { name: 'model', ...common, includeUsage: true, ...(key && { apiKey: key }) }
      return createOpenAICompatible(options).languageModel(id)
    }
  }
}
