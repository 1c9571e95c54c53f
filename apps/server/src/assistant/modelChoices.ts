import type { ModelChoice } from '@docent/models'
import { isModelName } from '@docent/content'
import type { ModelConfig, ModelsConfig } from '@docent/content'
import { CommandError } from '../commandError.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The environment variables that the providers' own tools use for keys. */
const USUAL_KEYS: Readonly<Record<string, string>> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
}

/** One model answers, another is its fallback. */
const MOST = 2

/**
 * The models that the configuration and the environment name, in order of use; empty if there is none.
 * `DOCENT_MODEL` replaces the configuration's first model, and `DOCENT_MODEL_URL` and
 * `DOCENT_MODEL_KEY` apply only to it.
 *
 * @throws {CommandError} for a model that cannot be used as configured.
 */
export function chooseModels({ use }: ModelsConfig, env: Environment): ModelChoice[] {
  const named = env['DOCENT_MODEL'] || undefined
  const [first, ...others] = use
  const changed = named === undefined ? first : { ...findNamed(named, use), model: named }
  const all = changed ? [changed, ...others.filter(({ model }) => model !== named)] : []
  if (all.length > MOST) {
    throw new CommandError(
      `The configuration names ${all.length} models. The maximum is ${MOST}: one to answer and one as fallback.`,
    )
  }
  return all.map((model, place) => toChoice(model, place === 0, env))
}

/** The configuration's settings for a model that the environment also names. */
function findNamed(name: string, use: readonly ModelConfig[]): Partial<ModelConfig> {
  return use.find(({ model }) => model === name) ?? {}
}

function toChoice(config: ModelConfig, isFirst: boolean, env: Environment): ModelChoice {
  const { model, keyFrom, tools = true, files = false, price } = config
  if (!isModelName(model)) {
    throw new CommandError(
      `"${model}" is not a model name: write openai:NAME, anthropic:NAME, google:NAME or openai-compatible:NAME.`,
    )
  }
  const [provider, id] = splitName(model)
  const url = (isFirst ? env['DOCENT_MODEL_URL'] : undefined) || config.url
  if (provider === 'openai-compatible' && url === undefined) {
    throw new CommandError(
      `${model} needs an address: set DOCENT_MODEL_URL, for example to http://localhost:11434/v1.`,
    )
  }
  if (url !== undefined && !/^https?:\/\//.test(url)) {
    throw new CommandError(
      `DOCENT_MODEL_URL must be an address such as http://localhost:11434/v1, not "${url}".`,
    )
  }
  const key = findKey(provider, keyFrom, isFirst, env)
  return {
    provider,
    id,
    hasTools: tools,
    takesFiles: files,
    ...(url !== undefined && { url }),
    ...(key !== undefined && { key }),
    ...(price && { price }),
  }
}

function splitName(model: string): [ModelChoice['provider'], string] {
  const colon = model.indexOf(':')
  return [model.slice(0, colon) as ModelChoice['provider'], model.slice(colon + 1)]
}

function findKey(
  provider: ModelChoice['provider'],
  keyFrom: string | undefined,
  isFirst: boolean,
  env: Environment,
): string | undefined {
  const usual = USUAL_KEYS[provider]
  const names = [isFirst ? 'DOCENT_MODEL_KEY' : undefined, keyFrom, usual]
  for (const name of names) {
    const key = name === undefined ? undefined : env[name]
    if (key) return key
  }
  // A self-hosted endpoint may need no key.
  if (usual === undefined) return undefined
  const wanted = [...new Set(names)].filter((name) => name !== undefined).join(' or ')
  throw new CommandError(`${provider} needs a key: set ${wanted}.`)
}
