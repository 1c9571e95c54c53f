import { createExtractiveEngine } from '@docent/answers'
import type { AnswerEngine, Log } from '@docent/answers'
import type { Conversations } from '@docent/chat-server'
import type { Knowledge } from '@docent/retrieval'
import type { Limits, Config } from '@docent/content'
import type { ModelChoice, Purse, ReadyModel, Sums } from '@docent/models'
import type { Telemetry } from '../telemetry/openTelemetry.ts'
import { chooseModels } from './modelChoices.ts'

export interface EngineParts {
  readonly limits: Limits
  readonly log: Log
  /** Reads today's spending so far. */
  readonly conversations: Pick<Conversations, 'costSince'>
  /** The shared counter of spending on several nodes. @default counted by this process */
  readonly sums?: Sums
  /** Traces searches, calls to models and their firewall. */
  readonly telemetry?: Telemetry
}

/** Creates the configured engine for an edition of the site. */
export type MakeEngine = (knowledge: Knowledge, config: Config) => Promise<AnswerEngine>

/**
 * The engines of one process. Spending and the health of each model survive a new edition of the site.
 * No model code is loaded if no model is named.
 */
export function createEngines(parts: EngineParts): MakeEngine {
  let purse: Promise<Purse> | undefined
  let known: { names: string; models: readonly ReadyModel[] } | undefined

  return async (knowledge, config) => {
    const { brand, description, tagline, language, contact, url, models } = config
    const { telemetry } = parts
    const searched = telemetry?.watchKnowledge(knowledge) ?? knowledge
    const own = { knowledge: searched, brand, language, contact }
    const choices = chooseModels(models, process.env)
    if (choices.length === 0) return createExtractiveEngine(own)

    const room = await import('@docent/models')
    const names = JSON.stringify(choices)
    if (known?.names !== names) known = { names, models: await openModels(choices, telemetry) }
    purse ??= openPurse(parts)
    return room.createModelEngine({
      ...own,
      models: known.models,
      description: description || tagline,
      notes: models.notes,
      allow: room.createAllow({
        routes: knowledge.pages().map(({ route }) => route),
        siteUrl: url,
        allowList: [...models.links, ...(contact ? [contact.href] : [])],
      }),
      ...(models.cache && { cache: room.createAnswerCache() }),
      ...(telemetry && { watchFirewall: telemetry.watchModel.firewall }),
      currency: models.currency,
      limits: parts.limits,
      purse: await purse,
      watchConnect: (address, signal) =>
        room.watchConnect(address, signal, parts.limits.modelConnectMs),
      random: Math.random,
      log: parts.log,
    })
  }
}

async function openModels(
  choices: readonly ModelChoice[],
  telemetry: Telemetry | undefined,
): Promise<ReadyModel[]> {
  const { createBreaker, openModel } = await import('@docent/models')
  const models = await Promise.all(choices.map(openModel))
  return models.map((model) => {
    return { model: telemetry?.watchModel.call(model) ?? model, breaker: createBreaker() }
  })
}

async function openPurse({ limits, log, conversations, sums }: EngineParts): Promise<Purse> {
  const { createMemorySums, createPurse } = await import('@docent/models')
  const purse = createPurse({ sums: sums ?? createMemorySums(), limits, log })
  const today = new Date()
  // A restarted process must still know the cost of the day.
  await purse.restore(await conversations.costSince(today.setUTCHours(0, 0, 0, 0)))
  return purse
}
