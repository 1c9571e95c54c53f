import type { Config, Content } from '@docent/content'
import type { ModelChoice } from '@docent/models'
import type { Knowledge, Passage } from '@docent/retrieval'
import type { IndexedContent } from '@docent/retrieval/node'
import {
  estimateMissing,
  estimatePage,
  findStudyFolder,
  isMissingLine,
  isMissingMark,
  listSections,
  MISSING_THINGS,
  nameNoteFile,
  NotesError,
  readMissingText,
  readNoteFiles,
  writeMissingRequest,
} from '@docent/study'
import type { MissingNote, StudySection } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { withLanguages } from '../content/temporaryKnowledge.ts'
import { countNoun } from '../printing/countNoun.ts'
import { openAskModel, stopOnSignal } from './askModel.ts'
import { findUnanswered, toMissingNote } from './findUnanswered.ts'
import type { SendRequest } from './findUnanswered.ts'
import { MISSING_TOKENS } from './limits.ts'
import { readEach } from './readEach.ts'
import { createSpending, formatSpent } from './spending.ts'
import { writePages } from './writePages.ts'

export interface MissingRun {
  /** The pages that can be read. */
  readonly content: Content
  /** All pages that may answer, also those of other sources, with their notes. */
  readonly indexed: IndexedContent
  readonly config: Config
  readonly choice: ModelChoice
  /** The sections of each page that is read. */
  readonly pages: readonly (readonly StudySection[])[]
  /** The spending limit, in the currency of the prices. */
  readonly maxCost: number | undefined
}

/**
 * Has the model write down what visitors may ask near each page and no page answers. It sees one page at a time, so
 * it then reads what a search finds for these questions, and tells which ones another page answers.
 */
export async function runMissing(run: MissingRun): Promise<void> {
  const { content, indexed, config, choice, pages, maxCost } = run
  const folder = findStudyFolder(content.folder)
  const all = await listSections(content)
  const files = await readNoteFiles(folder)
  const spending = createSpending(choice, maxCost)
  const { signal, forget } = stopOnSignal()
  const ask = await openAskModel(choice, config, spending, signal)
  const failures: string[] = []
  const counts = { pages: 0, missing: 0, answered: 0 }

  const send: SendRequest = (request) => {
    const expected = estimateMissing(request)
    if (!spending.allows(expected)) throw new NotesError('the rest would cost more than --max-cost')
    return ask({ ...request, maxTokens: MISSING_TOKENS }, expected)
  }

  await withLanguages(indexed, config, (languages) => {
    const findLanguage = ({ passage: { route } }: StudySection) =>
      languages.findLast(({ base }) => route === base || route.startsWith(`${base}/`)) ??
      languages[0]
    const listTitles = (section: StudySection): string[] =>
      findLanguage(section)
        .knowledge.pages()
        .map(({ title }) => title)

    return readEach(pages, {
      signal,
      allows: (page) => {
        const [first] = page
        return first === undefined || spending.allows(estimatePage(page, listTitles(first)))
      },
      fail: ([first], { message }) => failures.push(`${first?.file}: ${message}`),
      async read(page) {
        const [first] = page
        if (first === undefined) return
        const known = files
          .filter(({ name }) => name === nameNoteFile(first.file))
          .flatMap(({ lines }) => lines.filter(isMissingLine))
        const { knowledge } = findLanguage(first)
        const site = { send, titles: listTitles(first), knowledge }
        const { found, open, answered } = await findMissing(page, known, site)
        await writePages(folder, all, markRead(found, first), { dropsStaleMissing: true })
        counts.pages += 1
        counts.missing += open
        counts.answered += answered
        const cost = formatSpent(spending, config.models.currency)
        console.log(`${counts.pages} of ${pages.length} pages${cost}: ${first.passage.route}`)
      },
    })
  }).finally(forget)
  console.log(
    `${countNoun(counts.missing, 'thing')} that no page answers, ${counts.answered} left out because a page does.`,
  )
  for (const failure of failures) console.log(`Not read: ${failure}`)
  const left = pages.length - counts.pages - failures.length
  if (left > 0) {
    console.log(`${countNoun(left, 'page')} left: run docent study --missing again to continue.`)
  }
  if (counts.pages === 0 && failures.length > 0) {
    throw new CommandError('No page was read: docent doctor says whether the model answers.')
  }
}

interface Site {
  readonly send: SendRequest
  /** The titles of all pages. */
  readonly titles: readonly string[]
  readonly knowledge: Knowledge
}

/** The lines to add to each section, by its key. */
type Found = ReadonlyMap<string, readonly MissingNote[]>

/**
 * Has the model write new questions, and then tell which of them have an answer. The questions of sections that have
 * changed are read again, too.
 */
async function findMissing(
  page: readonly StudySection[],
  known: readonly MissingNote[],
  { send, titles, knowledge }: Site,
): Promise<{ found: Found; open: number; answered: number }> {
  const keys = new Set(page.map(({ key }) => key))
  const stale = known.filter((line) => !keys.has(line.key) && !isMissingMark(line))
  const present = known.flatMap(({ questions }) => questions.slice(0, 1))
  const text = await send(writeMissingRequest(page, titles, present))
  const written = readMissingText(text, MISSING_THINGS)
  const things = [...stale, ...written].map(({ questions }) => questions)
  const open = await findUnanswered(things, knowledge, send)
  const lines = open.flatMap(({ questions, passages }) => {
    const section = findClosest(page, passages)
    return section ? [toMissingNote(section, questions)] : []
  })
  const found = Map.groupBy(lines, ({ key }) => key)
  return { found, open: lines.length, answered: things.length - open.length }
}

/** The section of a page that a search finds first. */
function findClosest(
  page: readonly StudySection[],
  passages: readonly Passage[],
): StudySection | undefined {
  const byId = new Map(page.map((section) => [section.passage.id, section]))
  const first = passages.find(({ id }) => byId.has(id))
  return (first && byId.get(first.id)) ?? page[0]
}

/** Adds the mark that the page was read, so that it is not paid for again if nothing is missing. */
function markRead(found: Found, first: StudySection): Found {
  const mark = toMissingNote(first, [])
  return new Map([...found, [first.key, [...(found.get(first.key) ?? []), mark]]])
}
