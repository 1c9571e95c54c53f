import type { Config, Content } from '@docent/content'
import type { ModelChoice } from '@docent/models'
import type { Knowledge } from '@docent/retrieval'
import type { IndexedContent } from '@docent/retrieval/node'
import {
  estimatePlacing,
  estimateRequest,
  findStudyFolder,
  NotesError,
  PLACED_AT_ONCE,
} from '@docent/study'
import { CommandError } from '../commandError.ts'
import { withLanguages } from '../content/temporaryKnowledge.ts'
import { countNoun } from '../printing/countNoun.ts'
import { openAskModel, stopOnSignal } from './askModel.ts'
import type { SendRequest } from './findUnanswered.ts'
import { inGroups } from './inGroups.ts'
import { QUESTIONS_TOKENS } from './limits.ts'
import { openNoteBook } from './noteBook.ts'
import { placeQuestions } from './placeQuestions.ts'
import type { PlacedTally } from './placeQuestions.ts'
import { readEach } from './readEach.ts'
import { createSpending, formatSpent } from './spending.ts'
import { writeQuestions } from './writeQuestions.ts'

export interface QuestionsRun {
  /** The pages whose notes get questions. */
  readonly content: Content
  /** All pages that may answer, also those of other sources, with their notes. */
  readonly indexed: IndexedContent
  readonly config: Config
  readonly choice: ModelChoice
  /** The questions, or how many the model writes. */
  readonly asked: readonly string[] | number
  /** The file of the questions, as the owner named it. */
  readonly file: string
  /** The spending limit, in the currency of the prices. */
  readonly maxCost: number | undefined
}

/**
 * Gives questions to the notes that answer them, and writes down those that no page answers. The model can first write
 * the questions, for the kinds of people who come to the site.
 */
export async function runQuestions(run: QuestionsRun): Promise<void> {
  const { content, indexed, config, choice, asked, file, maxCost } = run
  const book = await openNoteBook(content)
  const spending = createSpending(choice, maxCost)
  const { signal, forget } = stopOnSignal()
  const ask = await openAskModel(choice, config, spending, signal)
  const tally: PlacedTally = { placed: 0, unstudied: 0, leftOut: 0, missing: [] }
  const failures: string[] = []
  let done = 0

  const send: SendRequest = (request) => {
    const expected = estimateRequest(request, QUESTIONS_TOKENS / 2)
    if (!spending.allows(expected)) throw new NotesError('the rest would cost more than --max-cost')
    return ask({ ...request, maxTokens: QUESTIONS_TOKENS }, expected)
  }

  const listAsked = async (knowledge: readonly Knowledge[]): Promise<readonly string[]> => {
    if (typeof asked !== 'number') return asked
    const folder = findStudyFolder(content.folder)
    const fail = ({ message }: Error): number => failures.push(`questions not written: ${message}`)
    const written = await writeQuestions(asked, { folder, knowledge, send, signal, fail })
    console.log(`${countNoun(written.length, 'question')} written into ${file}.`)
    return written
  }

  try {
    await withLanguages(indexed, config, async (languages) => {
      const knowledge = languages.map((language) => language.knowledge)
      const list = await listAsked(knowledge)
      const open = list.filter((question) => !book.has(question))
      const known = list.length - open.length
      if (known > 0) console.log(`${countNoun(known, 'question')} in the notes already.`)
      await readEach(inGroups(open, PLACED_AT_ONCE), {
        signal,
        allows: (some) => spending.allows(estimatePlacing(some.length)),
        fail: ([first], { message }) => failures.push(`"${first}" and those after it: ${message}`),
        async read(some) {
          await placeQuestions(some, { book, knowledge, send, tally })
          done += some.length
          const cost = formatSpent(spending, config.models.currency)
          console.log(`${done} of ${countNoun(open.length, 'question')}${cost}`)
        },
      })
      console.log(formatTally(tally))
      for (const failure of failures) console.log(`Not done: ${failure}`)
      if (done < open.length) {
        const left = countNoun(open.length - done, 'question')
        console.log(`${left} left: run docent study --questions ${file} to continue.`)
      }
    })
  } finally {
    forget()
    await book.save()
  }
  if (done === 0 && failures.length > 0) {
    throw new CommandError('No question was placed: docent doctor says whether the model answers.')
  }
}

/** Prints the totals, with every question that no page answers. */
function formatTally({ placed, unstudied, leftOut, missing }: PlacedTally): string {
  const counted = [
    `${countNoun(placed, 'question')} added to notes`,
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ...(unstudied > 0 ? [`${unstudied} answered by sections without notes`] : []),
    `${missing.length} that no page answers`,
  ]
  const end = missing.length > 0 ? ':' : '.'
  return [counted.join(', ') + end, ...missing.map((question) => `  ${question}`)].join('\n')
}
