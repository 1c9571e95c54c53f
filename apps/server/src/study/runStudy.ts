import { setTimeout as wait } from 'node:timers/promises'
import type { Config, Content } from '@docent/content'
import type { CompletionRequest, Completion, ModelChoice, TokenCounts } from '@docent/models'
import {
  estimateSection,
  findStudyFolder,
  listSections,
  readWrittenText,
  NotesError,
  takeNotes,
  writeStudyRequest,
} from '@docent/study'
import type { StudySection } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { formatMoney } from './formatMoney.ts'
import { STUDIES_AT_ONCE, STUDY_TOKENS } from './limits.ts'
import { createStudyTally, formatStudyTally } from './studyTally.ts'
import { writePages } from './writePages.ts'

export interface StudyRun {
  readonly content: Content
  readonly config: Config
  readonly choice: ModelChoice
  readonly sections: readonly StudySection[]
  /** The spending limit, in the currency of the prices. */
  readonly maxCost: number | undefined
}

/** Has the model read the sections, several at once, and saves each page as soon as it is done. */
export async function runStudy(run: StudyRun): Promise<void> {
  const { content, config, sections } = run
  const folder = findStudyFolder(content.folder)
  const all = await listSections(content)
  const ask = await openAsk(run)
  const spending = createSpending(run)
  const tally = createStudyTally()
  const stopped = stopOnSignal()
  let writing: Promise<void> = Promise.resolve()

  const readOne = async (section: StudySection): Promise<void> => {
    const settle = spending.reserve(section)
    const { text, tokens } = await ask(toRequest(section), stopped.signal).catch((error) => {
      settle({ prompt: 0, completion: 0 })
      throw error
    })
    settle(tokens)
    const { lines, dropped } = takeNotes(readWrittenText(text), section)
    tally.add(lines, dropped)
    // Pages are written one at a time, because two sections of one page would overwrite each other.
    writing = writing.then(() => writePages(folder, all, new Map([[section.key, lines]])))
    await writing
    const { isPriced, spent } = spending
    const cost = isPriced ? `, ${formatMoney(spent(), config.models.currency)}` : ''
    console.log(`${tally.sections} of ${sections.length} sections${cost}: ${section.passage.url}`)
  }

  const queue = [...sections]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (stopped.signal.aborted || !spending.allows(next)) return
      await readOne(next).catch(tellFailure(next))
    }
  }
  const tellFailure = (section: StudySection) => (error: unknown) => {
    if (stopped.signal.aborted) return
    if (!isExpected(error)) throw error
    tally.failures.push(`${section.passage.url}: ${error.message}`)
  }
  try {
    await Promise.all(Array.from({ length: STUDIES_AT_ONCE }, work))
  } finally {
    stopped.forget()
    await writing
  }
  console.log(formatStudyTally(tally))
  const left = sections.length - tally.sections - tally.failures.length
  if (left > 0) console.log(`${left} sections are left: run docent study again to continue.`)
  if (tally.sections === 0 && tally.failures.length > 0) {
    throw new CommandError('No section was studied: docent doctor says whether the model answers.')
  }
}

function toRequest(section: StudySection): CompletionRequest {
  const { system, user } = writeStudyRequest(section)
  return { system, user, maxTokens: STUDY_TOKENS }
}

/** Errors of a model or its reply. The other sections continue. */
function isExpected(error: unknown): error is Error {
  return error instanceof NotesError || (error instanceof Error && error.name === 'ModelFailure')
}

type Ask = (request: CompletionRequest, signal: AbortSignal) => Promise<Completion>

async function openAsk({ choice, config }: StudyRun): Promise<Ask> {
  const { completeText, openModel, watchConnect } = await import('@docent/models')
  const limits = readOwnersLimits(config)
  const model = await openModel(choice)
  const tools = {
    limits,
    watchConnect: (address: string, signal: AbortSignal) =>
      watchConnect(address, signal, limits.modelConnectMs),
    wait: (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }),
  }
  return (request, signal) => completeText(model, request, tools, signal)
}

interface Spending {
  /** Whether another section fits within the spending limit. */
  allows(section: StudySection): boolean
  reserve(section: StudySection): (tokens: TokenCounts) => void
  spent(): number
  readonly isPriced: boolean
}

function createSpending({ choice, maxCost }: StudyRun): Spending {
  const { price } = choice
  const toMoney = ({ prompt, completion }: TokenCounts): number => {
    return ((price?.prompt ?? 0) * prompt + (price?.completion ?? 0) * completion) / 1e6
  }
  if (maxCost !== undefined && price === undefined) {
    throw new CommandError(
      '--max-cost needs to know what the model costs: set its price in the configuration.',
    )
  }
  let spent = 0
  let reserved = 0
  return {
    isPriced: price !== undefined,
    spent: () => spent,
    allows(section) {
      return (
        maxCost === undefined || spent + reserved + toMoney(estimateSection(section)) <= maxCost
      )
    },
    reserve(section) {
      const estimate = estimateSection(section)
      reserved += toMoney(estimate)
      return ({ prompt, completion }) => {
        reserved -= toMoney(estimate)
        spent += toMoney({
          prompt: Number.isNaN(prompt) ? estimate.prompt : prompt,
          completion: Number.isNaN(completion) ? estimate.completion : completion,
        })
      }
    },
  }
}

/** Ctrl+C aborts the running requests; finished notes are kept. */
function stopOnSignal(): { readonly signal: AbortSignal; forget(): void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  return { signal: controller.signal, forget: () => process.off('SIGINT', stop) }
}
