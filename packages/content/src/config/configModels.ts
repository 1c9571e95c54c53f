import { isWebAddress } from './configAddresses.ts'
import {
  groupOf,
  label,
  listOf,
  longText,
  optional,
  price,
  textLike,
  yesOrNo,
} from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import type { ModelConfig, ModelPrice, ModelsConfig } from './configTypes.ts'

const MODEL = /^(?:openai|anthropic|google|openai-compatible):\S+$/

const address = textLike('an address such as http://localhost:11434/v1', isWebAddress)

/** Not shown when it is wrong: if a name is expected, people paste the key itself. */
const keyName: Reader<string> = (value, path, faults) => {
  const isName = typeof value === 'string' && /^[A-Z_][A-Z0-9_]*$/.test(value)
  if (!isName) {
    const reason =
      'expected the name of an environment variable, such as "OPENAI_API_KEY", and never the key itself'
    faults.push({ path, reason })
  }
  return value as string
}

/** Whether a text names a model, as in the configuration and in `DOCENT_MODEL`. */
export function isModelName(value: string): boolean {
  return MODEL.test(value)
}

/** Reads an owner's settings for language models. They do not include API keys. */
export const readModels: Reader<ModelsConfig> = groupOf<ModelsConfig>({
  use: optional(
    listOf(
      groupOf<Required<ModelConfig>>({
        model: textLike('a model such as "anthropic:NAME"', isModelName),
        url: optional(address, undefined),
        keyFrom: optional(keyName, undefined),
        tools: optional(yesOrNo, true),
        files: optional(yesOrNo, false),
        price: optional(groupOf<ModelPrice>({ prompt: price, completion: price }), undefined),
      }),
    ),
    [],
  ),
  notes: optional(longText, ''),
  cache: optional(yesOrNo, true),
  links: optional(listOf(address), []),
  currency: optional(label, 'USD'),
})
