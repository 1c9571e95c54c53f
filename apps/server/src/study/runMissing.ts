import type { Config, Content } from '@docent/content'
import type { ModelChoice } from '@docent/models'
import type { Knowledge, Passage } from '@docent/retrieval'
import {
  estimateRequest,
  findStudyFolder,
  isMissingLine,
  listSections,
  readAnswered,
  readWrittenText,
  takeNotes,
  writeCheckRequest,
  writeMissingRequest,
} from '@docent/study'
import type { Doubted, MissingRequest, StudySection, WrittenNote } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { withKnowledge } from '../content/temporaryKnowledge.ts'
import { countNoun } from '../printing/countNoun.ts'
import { openAskModel, stopOnSignal } from './askModel.ts'
import type { AskModel } from './askModel.ts'
import { MISSING_TOKENS } from './limits.ts'
import { readEach } from './readEach.ts'
import { createSpending, formatSpent } from './spending.ts'
import { withStudy } from './withStudy.ts'
import { writePages } from './writePages.ts'

/** Passages that may answer a question after all. */
const PASSAGES = 4

export interface MissingRun {
  readonly content: Content
  readonly config: Config
  readonly choice: ModelChoice
  /** The sections of each page that is read. */
  readonly pages: readonly (readonly StudySection[])[]
  /** The spending limit, in the currency of the prices. */
  readonly maxCost: number | undefined
}

/**
 * Has the model write down what visitors may ask near each page and no page answers. It sees one page at a time, so
 * it then reads what a search finds for these questions, and tells which ones are answered elsewhere.
 */
export async function runMissing(run: MissingRun): Promise<void> {
  const { content, config, choice, pages, maxCost } = run
  const folder = findStudyFolder(content.folder)
  const all = await listSections(content)
  const titles = content.documents.map(({ title }) => title)
  const spending = createSpending(choice, maxCost)
  const { signal, forget } = stopOnSignal()
  const ask = await openAskModel(choice, config, spending, signal)
  const failures: string[] = []
  const counts = { pages: 0, missing: 0, answered: 0 }
  const indexed = await withStudy(content, content)

  await withKnowledge(
    indexed,
    (knowledge) =>
      readEach(pages, {
        signal,
        allows: (page) => spending.allows(estimateRequest(writeMissingRequest(page, titles))),
        fail: ([first], { message }) => failures.push(`${first?.file}: ${message}`),
        async read(page) {
          const { open, answered } = await findMissing(page, { ask, titles, knowledge })
          const lines = open.flatMap(({ written, section }) => takeNotes([written], section).lines)
          await writePages(
            folder,
            all,
            Map.groupBy(lines.filter(isMissingLine), ({ key }) => key),
          )
          counts.pages += 1
          counts.missing += open.length
          counts.answered += answered
          const cost = formatSpent(spending, config.models.currency)
          const route = page[0]?.passage.route
          console.log(`${counts.pages} of ${pages.length} pages${cost}: ${route}`)
        },
      }),
    config.synonyms,
  ).finally(forget)
  console.log(
    `${countNoun(counts.missing, 'thing')} that no page answers, ${counts.answered} left out because a page does.`,
  )
  for (const failure of failures) console.log(`Not read: ${failure}`)
  const left = pages.length - counts.pages - failures.length
  if (left > 0) {
    console.log(`${left} pages are left: run docent study --missing again to continue.`)
  }
  if (counts.pages === 0 && failures.length > 0) {
    throw new CommandError('No page was read: docent doctor says whether the model answers.')
  }
}

interface Site {
  readonly ask: AskModel
  /** The titles of all pages. */
  readonly titles: readonly string[]
  readonly knowledge: Knowledge
}

/** A thing that no page answers, and the section of the page that is the closest to it. */
interface Missing {
  readonly written: WrittenNote
  readonly section: StudySection
}

async function findMissing(
  page: readonly StudySection[],
  { ask, titles, knowledge }: Site,
): Promise<{ open: readonly Missing[]; answered: number }> {
  const send = (request: MissingRequest): Promise<string> =>
    ask({ ...request, maxTokens: MISSING_TOKENS }, estimateRequest(request))
  const things = readWrittenText(await send(writeMissingRequest(page, titles)))
  const found = things
    .filter(({ isMissing }) => isMissing)
    .map((written) => ({ written, passages: findPassages(written.questions, knowledge) }))
  if (found.length === 0) return { open: [], answered: 0 }
  const doubted = found.map(({ written: { questions }, passages }): Doubted => {
    return { questions, passages: passages.slice(0, PASSAGES) }
  })
  const answered = readAnswered(await send(writeCheckRequest(doubted)))
  const open = found
    .filter((_, number) => !answered.has(number))
    .flatMap(({ written, passages }) => {
      const ids = passages.map(({ id }) => id)
      const section = page.toSorted((a, b) => rank(a, ids) - rank(b, ids))[0]
      return section ? [{ written, section }] : []
    })
  return { open, answered: found.length - open.length }
}

function rank({ passage }: StudySection, ids: readonly string[]): number {
  const place = ids.indexOf(passage.id)
  return place < 0 ? ids.length : place
}

/** The passages of the whole site that are the most likely to answer questions about one thing, best first. */
function findPassages(questions: readonly string[], knowledge: Knowledge): Passage[] {
  const found = questions.flatMap((question) => knowledge.search(question))
  const sorted = found.toSorted((a, b) => b.score - a.score)
  return [...new Map(sorted.map(({ passage }) => [passage.id, passage])).values()]
}
