import type { Config, Content } from '@docent/content'
import type { ModelChoice } from '@docent/models'
import {
  estimateSection,
  findStudyFolder,
  listSections,
  readWrittenText,
  takeNotes,
  writeStudyRequest,
} from '@docent/study'
import type { StudySection } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { countNoun } from '../printing/countNoun.ts'
import { openAskModel, stopOnSignal } from './askModel.ts'
import { STUDY_TOKENS } from './limits.ts'
import { readEach } from './readEach.ts'
import { createSpending, formatSpent } from './spending.ts'
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
  const { content, config, choice, sections, maxCost } = run
  const folder = findStudyFolder(content.folder)
  const all = await listSections(content)
  const spending = createSpending(choice, maxCost)
  const { signal, forget } = stopOnSignal()
  const ask = await openAskModel(choice, config, spending, signal)
  const tally = createStudyTally()
  let writing: Promise<void> = Promise.resolve()

  const readOne = async (section: StudySection): Promise<void> => {
    const { system, user } = writeStudyRequest(section)
    const request = { system, user, maxTokens: STUDY_TOKENS }
    const text = await ask(request, estimateSection(section))
    const { lines, dropped } = takeNotes(readWrittenText(text), section)
    tally.add(lines, dropped)
    // Pages are written one at a time, because two sections of one page would overwrite each other.
    writing = writing.then(() => writePages(folder, all, new Map([[section.key, lines]])))
    await writing
    const cost = formatSpent(spending, config.models.currency)
    console.log(`${tally.sections} of ${sections.length} sections${cost}: ${section.passage.url}`)
  }

  try {
    await readEach(sections, {
      signal,
      allows: (section) => spending.allows(estimateSection(section)),
      read: readOne,
      fail: ({ passage }, { message }) => tally.failures.push(`${passage.url}: ${message}`),
    })
  } finally {
    forget()
    await writing
  }
  console.log(formatStudyTally(tally))
  const left = sections.length - tally.sections - tally.failures.length
  if (left > 0) {
    console.log(`${countNoun(left, 'section')} left: run docent study again to continue.`)
  }
  if (tally.sections === 0 && tally.failures.length > 0) {
    throw new CommandError('No section was studied: docent doctor says whether the model answers.')
  }
}
