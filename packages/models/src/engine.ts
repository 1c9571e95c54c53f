import type { StreamPart } from '@docent/protocol'
import type { Phrases } from '@docent/texts'
import {
  createDrafter,
  createPhraseReader,
  EXTRACTIVE,
  suggest,
  createSaidWriter,
  readAnnotations,
  tellReading,
  writeDraft,
} from '@docent/answers'
import type {
  FromPages,
  Draft,
  ExtractiveOptions,
  FormedDraft,
  Fallback,
  AnswerContext,
  AnswerEngine,
  Question,
  Log,
} from '@docent/answers'
import { createFirewall } from './firewall/index.ts'
import type { Firewall, FirewallOptions } from './firewall/index.ts'
import { createId, digest } from '@docent/protocol/api'
import { startWriting } from './spending/account.ts'
import type { Writing } from './spending/account.ts'
import { toCacheKey } from './cache.ts'
import type { AnswerCache } from './cache.ts'
import { ModelFailure } from './calls/failure.ts'
import type { FailureKind } from './calls/failure.ts'
import { selectPassages } from './prompt/selectPassages.ts'
import { writeInstructions } from './prompt/instructions.ts'
import { isForModel } from './isForModel.ts'
import { findVisible } from './visible.ts'
import { write } from './writing.ts'
import type { WritingTools } from './writing.ts'

const MODEL_ENGINE = 'model'

export interface ModelEngineOptions
  extends ExtractiveOptions, Omit<WritingTools, 'knowledge' | 'instructions' | 'createFirewall'> {
  /** One sentence about the site, in its owner's words. @default the summary of its home page */
  readonly description?: string | undefined
  /** The owner's notes for the model. */
  readonly notes?: string | undefined
  /** Where links may lead. */
  readonly allow: FirewallOptions['allow']
  readonly cache?: AnswerCache | undefined
  /** The currency of the models' prices. */
  readonly currency: string
  /** Wraps the firewall of each call, to measure it. */
  readonly watchFirewall?: (firewall: Firewall) => Firewall
  readonly log: Log
}

/**
 * An engine in which a language model writes answers from the passages that match a question. Questions
 * about something else reach no model. If no model answers, the extractive engine does.
 */
export async function createModelEngine(options: ModelEngineOptions): Promise<AnswerEngine> {
  const { brand, notes = '' } = options
  const site = { brand, description: options.description || readHomeSummary(options) }
  const instructions = writeInstructions(site, notes, createId())
  const fixed = writeInstructions(site, notes, '')
  const desk: Desk = {
    ...options,
    instructions,
    prompt: (await digest(fixed.textWithTools)).slice(0, 8),
    draft: createDrafter(options),
    readPhrases: createPhraseReader(brand, options.language),
  }
  return {
    name: MODEL_ENGINE,
    takesFiles: options.models.some(({ model }) => model.takesFiles),
    answer: (question, context) => answer(question, context, desk),
  }
}

function readHomeSummary({ knowledge }: ModelEngineOptions): string {
  return knowledge.pages().find(({ route }) => route === '/')?.summary ?? ''
}

interface Desk extends ModelEngineOptions {
  readonly instructions: WritingTools['instructions']
  /** The version of the instructions. */
  readonly prompt: string
  readonly draft: (question: Question) => FormedDraft
  readonly readPhrases: (language: string | undefined) => Phrases
}

type Note = NonNullable<AnswerContext['note']>

async function* answer(
  question: Question,
  { signal, note = () => undefined }: AnswerContext,
  desk: Desk,
): AsyncGenerator<StreamPart> {
  if (signal.aborted) return
  const { draft, fromPages, studied } = desk.draft(question)
  const hits = fromPages?.findings.hits ?? []
  note({
    content: desk.knowledge.hash,
    engine: EXTRACTIVE,
    passages: hits.map(({ passage, score }) => ({ id: passage.id, score })),
    calls: [],
  })
  if (!fromPages || !isForModel(question, fromPages.findings)) {
    if (studied !== undefined) note({ studied })
    return yield* tellDraft(draft)
  }

  const key = desk.cache && (await toCacheKey(question, givenFor(desk)))
  const kept = key === undefined ? undefined : desk.cache?.find(key)
  if (kept) {
    note({ engine: MODEL_ENGINE, cache: 'hit', prompt: desk.prompt })
    return yield* kept
  }

  const writing = startWriting(selectPassages(hits))
  const parts: StreamPart[] = []
  try {
    for await (const part of writeAnswer(question, fromPages, writing, desk, signal)) {
      yield part
      if (part.type !== 'data') parts.push(withoutUsage(part))
    }
    noteWriting(writing, desk, note)
    note({ engine: MODEL_ENGINE, prompt: desk.prompt, ...(key !== undefined && { cache: 'miss' }) })
    const end = finish(writing)
    const isWhole = writing.reason === 'stop' && writing.counts.cited > 0
    if (key !== undefined && isWhole) desk.cache?.keep(key, [...parts, withoutUsage(end)])
    yield end
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ModelFailure)) throw error
    noteWriting(writing, desk, note)
    note({ fallback: toFallback(error.kind) })
    desk.log.info('no model answered', { why: error.outcome, calls: writing.calls })
    // The visitor has read the beginning of the answer, so it must not start again.
    if (writing.hasSaid) throw error
    if (studied !== undefined && error.kind !== 'no answer') note({ studied })
    yield* tellDraft(chooseDraft(error, draft, fromPages, question, desk), countUsage(writing))
  } finally {
    // Also for an answer whose visitor has left.
    if (signal.aborted) noteWriting(writing, desk, note)
  }
}

/** The text in place of a model's answer. */
function chooseDraft(
  { kind }: ModelFailure,
  draft: Draft,
  fromPages: FromPages,
  { language }: Question,
  { readPhrases }: Desk,
): Draft {
  if (kind === 'no answer') return fromPages.refuse()
  if (kind !== 'visitor limit') return draft
  // A model wrote the earlier answers: without this line, the visitor would not know why they become worse.
  return { ...draft, said: [...draft.said, `\n\n${readPhrases(language).limitReached}`] }
}

function givenFor({ knowledge, models, prompt }: Desk): string[] {
  return [knowledge.hash, prompt, ...models.map(({ model }) => model.name)]
}

async function* writeAnswer(
  question: Question,
  { findings }: FromPages,
  writing: Writing,
  desk: Desk,
  signal: AbortSignal,
): AsyncGenerator<StreamPart> {
  const phrases = desk.readPhrases(question.language)
  const { allow, instructions, watchFirewall = (firewall) => firewall } = desk
  const tools: WritingTools = {
    ...desk,
    createFirewall: (passages) =>
      watchFirewall(
        createFirewall({ passages: () => passages, allow, secrets: instructions, phrases }),
      ),
  }
  yield tellReading(new Set(writing.passages.map(({ route }) => route)).size)

  // The firewall's runs must stay whole: half of one could become a link.
  const say = createSaidWriter((run) => [run])
  const routes = new Set<string>()
  for await (const shown of write(writing, question, tools, signal)) {
    if (shown.type === 'part') {
      yield shown.part
      continue
    }
    if (typeof shown.said === 'string') writing.hasSaid ||= findVisible(shown.said) >= 0
    else routes.add(shown.said.passage.route)
    yield* say(shown.said)
  }
  const about = desk.knowledge.pages().filter(({ route }) => routes.has(route))
  const said = describe(writing, findings.confidence, suggest(about, question))
  yield { type: 'message_annotations', value: readAnnotations(said, MODEL_ENGINE) }
}

function finish(writing: Writing): StreamPart {
  const usage = countUsage(writing)
  return { type: 'finish_message', value: { finishReason: writing.reason, usage } }
}

/** An answer without a source is one that the site may not have given. */
const UNGROUNDED_CONFIDENCE = 0.2

function describe(
  { counts }: Writing,
  confidence: number,
  followups: readonly string[],
): Omit<Draft, 'said'> {
  const { cited, unknown, unsupported } = counts
  if (cited === 0)
    return { grounded: false, confidence: Math.min(confidence, UNGROUNDED_CONFIDENCE) }
  const share = cited / (cited + unknown + unsupported)
  return { grounded: true, confidence: confidence * share, followups }
}

function* tellDraft(
  draft: Draft,
  usage = { promptTokens: 0, completionTokens: 0 },
): Generator<StreamPart> {
  yield* writeDraft(draft, EXTRACTIVE)
  yield { type: 'finish_message', value: { finishReason: 'stop', usage } }
}

function countUsage({ tokens }: Writing): { promptTokens: number; completionTokens: number } {
  return { promptTokens: tokens.prompt, completionTokens: tokens.completion }
}

/** An answer from the cache takes no tokens. */
function withoutUsage(part: StreamPart): StreamPart {
  if (part.type !== 'finish_message' && part.type !== 'finish_step') return part
  const usage = { promptTokens: 0, completionTokens: 0 }
  return { ...part, value: { ...part.value, usage } } as StreamPart
}

function noteWriting(writing: Writing, { currency }: Desk, note: Note): void {
  const { prompt, completion } = writing.tokens
  note({
    calls: writing.calls,
    firewall: writing.counts,
    ...(writing.model !== undefined && { model: writing.model }),
    usage: {
      promptTokens: prompt,
      completionTokens: completion,
      totalTokens: prompt + completion,
      cost: { ...writing.cost, currency },
    },
  })
}

function toFallback(kind: FailureKind): Fallback {
  switch (kind) {
    case 'open':
    case 'budget':
    case 'visitor limit':
    case 'counter':
    case 'slow':
    case 'no answer':
      return kind
    default:
      return 'failed'
  }
}
