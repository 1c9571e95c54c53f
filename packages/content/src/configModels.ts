import {
  amount,
  groupOf,
  listOf,
  optional,
  someText,
  text,
  textLike,
  yesOrNo,
} from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import type { ModelConfig, ModelPrice, ModelsConfig } from './configTypes.ts'

const MODEL = /^(?:openai|anthropic|google|openai-compatible):\S+$/

const address = textLike(
  'an address such as http://localhost:11434/v1',
  (value) => /^https?:\/\//.test(value) && URL.canParse(value),
)

/** Whether a text names a model, as in the configuration and in `DOCENT_MODEL`. */
export function isModelName(value: string): boolean {
  return MODEL.test(value)
}

/** Reads what an owner says about language models. Their keys are no part of it. */
export const readModels: Reader<ModelsConfig> = groupOf<ModelsConfig>({
  use: optional(
    listOf(
      groupOf<Required<ModelConfig>>({
        model: textLike('a model such as "anthropic:NAME"', isModelName),
        url: optional(address, undefined),
        keyFrom: optional(
          textLike('the name of an environment variable', (name) =>
            /^[A-Z_][A-Z0-9_]*$/.test(name),
          ),
          undefined,
        ),
        tools: optional(yesOrNo, true),
        files: optional(yesOrNo, false),
        price: optional(groupOf<ModelPrice>({ prompt: amount, completion: amount }), undefined),
      }),
    ),
    [],
  ),
  notes: optional(text, ''),
  cache: optional(yesOrNo, true),
  links: optional(listOf(address), []),
  currency: optional(someText, 'USD'),
})
