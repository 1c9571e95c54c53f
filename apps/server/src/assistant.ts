import {
  createApi,
  createChatHandler,
  createChatTokens,
  createConversationHandler,
  createFeedbackHandler,
  createMemoryReplies,
  createSettingsHandler,
  guardOrigins,
  handlePace,
  readLimits,
} from '@docent/assistant'
import type {
  AnswerEngine,
  Handler,
  Knowledge,
  Limits,
  LiveReplies,
  Log,
  OriginRules,
} from '@docent/assistant'
import { openKnowledge } from '@docent/assistant/node'
import type { Config } from '@docent/content'
import { CommandError } from './commandError.ts'
import { openData } from './dataFolder.ts'
import { createEngines } from './engines.ts'
import type { MakeEngine } from './engines.ts'
import { readSecret } from './secret.ts'

export interface Assistant {
  readonly api: Handler
  readonly limits: Limits
  /** Answers from another index from now on; answers under way end with theirs. */
  use(knowledgeFile: string, config: Config): Promise<void>
  /** Lets running answers end, cuts those that do not, and closes the store. */
  close(): Promise<void>
}

export interface AssistantOptions {
  config: Config
  dataFolder: string
  knowledgeFile: string
  log: Log
}

/** Puts the assistant's parts together for one process: SQLite, memory, its own engine. */
export async function openAssistant(options: AssistantOptions): Promise<Assistant> {
  const { dataFolder, log } = options
  const limits = readOwnersLimits(options.config)
  const conversations = openData(dataFolder)
  const tokens = await createChatTokens(await readSecret(dataFolder))
  const replies = createMemoryReplies(limits)

  const makeEngine = createEngines({ limits, log, conversations })
  let current = await open(options.knowledgeFile, options.config, makeEngine)
  const engine: AnswerEngine = {
    name: current.engine.name,
    answer: (question, context) => current.engine.answer(question, context),
  }
  const chat = createChatHandler({ engine, conversations, replies, tokens, limits, log })
  const settings: Handler = (request, from) => current.settings(request, from)
  const api = createApi({
    '/api/gen-ai': chat,
    '/api/gen-ai/stop': chat,
    '/api/pace': handlePace,
    '/api/assistant': settings,
    '/api/conversation': createConversationHandler({ conversations, replies, tokens, log }),
    '/api/feedback': createFeedbackHandler({ conversations, tokens, limits, log }),
  })
  return {
    api: guardOrigins(api, () => current.origins),
    limits,
    async use(knowledgeFile, config) {
      const previous = current
      current = await open(knowledgeFile, config, makeEngine)
      setTimeout(() => previous.knowledge.close(), limits.shutdownMs).unref()
    },
    async close() {
      await settle(replies, limits.shutdownMs)
      await replies.stopAll()
      await conversations.close()
      current.knowledge.close()
    },
  }
}

interface Edition {
  readonly knowledge: Knowledge
  readonly engine: AnswerEngine
  readonly settings: Handler
  readonly origins: OriginRules
}

async function open(
  knowledgeFile: string,
  config: Config,
  makeEngine: MakeEngine,
): Promise<Edition> {
  const knowledge = openKnowledge(knowledgeFile)
  const { brand, language, contact, assistant, notice } = config
  const { scroll, persist, restoreOpen, announce, feedback, showReasoning } = config
  const { title, quickReplies, ...texts } = assistant
  return {
    knowledge,
    engine: await makeEngine(knowledge, config),
    settings: createSettingsHandler({
      brand,
      language,
      title,
      texts,
      quickReplies,
      enabled: true,
      notice,
      scroll,
      persist,
      restoreOpen,
      announce,
      feedback,
      showReasoning,
      contact,
    }),
    origins: config,
  }
}

function readOwnersLimits({ limits }: Config): Limits {
  try {
    return readLimits(limits)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

async function settle(replies: LiveReplies, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (replies.size > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
