import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Config, Content } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import { findQuestionFile, findStudyFolder, readQuestionList } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { noContent, readConfigFile, readContentLeniently } from '../content/content.ts'
import { chooseModels } from '../assistant/modelChoices.ts'
import { countNoun } from '../printing/countNoun.ts'
import { readNamedFile } from '../readNamedFile.ts'
import { parseOptions, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { openSources, withSources } from '../sources/openSources.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { choosePages, chooseSections } from '../study/chooseSections.ts'
import {
  formatEstimate,
  formatMissingEstimate,
  formatQuestionsEstimate,
} from '../study/formatEstimate.ts'
import { importNotes } from '../study/importNotes.ts'
import { MOST_QUESTIONS } from '../study/limits.ts'
import { readStudy } from '../study/readStudy.ts'
import { readStudied } from '../study/readStudied.ts'
import { runMissing } from '../study/runMissing.ts'
import { runQuestions } from '../study/runQuestions.ts'
import { runStudy } from '../study/runStudy.ts'
import { writeBatch } from '../study/writeBatch.ts'
import { askOwner } from '../study/askOwner.ts'
import { withStudy } from '../study/withStudy.ts'

/**
 * `docent study`: has a model read new and changed sections, and writes notes next to the content:
 * likely questions of visitors with answers.
 */
export async function study(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    ...SOURCE_OPTIONS,
    yes: { type: 'boolean', default: false },
    pages: { type: 'string' },
    batch: { type: 'string' },
    import: { type: 'string' },
    missing: { type: 'boolean', default: false },
    questions: { type: 'string' },
    'max-cost': { type: 'string' },
  })
  const settings = toSettings(values)
  const config = await readConfigFile(settings.configFile)
  const content = await readStudied(settings, config)
  refuseTogether(values)
  if (values.import !== undefined) return importNotes(content, values.import)

  const left = content.internal?.length ?? 0
  if (left > 0) {
    console.log(
      `${countNoun(left, 'internal page')} left out: no model reads them, and notes are for visitors.`,
    )
  }
  const { 'max-cost': limit, yes, pages } = values
  const options = { settings, config, maxCost: readMaxCost(limit), yes }
  if (values.missing) return studyMissing(content, pages, options)
  if (values.questions !== undefined) return studyQuestions(content, values.questions, options)
  const sections = await chooseSections(content, pages)
  if (sections.length === 0) {
    console.log('Every section has been studied since its last change: there is nothing to do.')
    return
  }
  const [choice] = chooseModels(config.models, process.env)
  if (values.batch !== undefined) return writeBatch(sections, choice, values.batch)
  if (choice === undefined) {
    throw new CommandError(`${NO_MODEL}, or write the requests into a file with --batch out.jsonl.`)
  }
  console.log(formatEstimate(sections, choice.price, config.models.currency))
  if (!yes && !(await askOwner('Have the model read them?'))) return
  await runStudy({ content, config, choice, sections, maxCost: options.maxCost })
}

const NO_MODEL = 'No model is configured to read the pages: set DOCENT_MODEL'

interface AskingOptions {
  readonly settings: ServerSettings
  readonly config: Config
  readonly maxCost: number | undefined
  readonly yes: boolean
}

interface TogetherValues {
  readonly missing: boolean
  readonly questions?: string | undefined
  readonly batch?: string | undefined
  readonly import?: string | undefined
  readonly pages?: string | undefined
}

function refuseTogether(values: TogetherValues): void {
  const isBatch = (values.batch ?? values.import) !== undefined
  if (values.missing && isBatch) {
    throw new CommandError(
      '--missing asks the model twice about each page, so it cannot be used with --batch or --import.',
    )
  }
  if (values.questions === undefined) return
  if (values.missing || isBatch || values.pages !== undefined) {
    throw new CommandError(
      '--questions looks for the answers on all pages, so it cannot be used with --pages, --missing, --batch or --import.',
    )
  }
}

async function studyMissing(
  content: Content,
  pages: string | undefined,
  { settings, config, maxCost, yes }: AskingOptions,
): Promise<void> {
  const chosen = await choosePages(content, pages)
  if (chosen.length === 0) {
    console.log('Every page has been read since its last change: there is nothing to do.')
    return
  }
  const [choice] = chooseModels(config.models, process.env)
  if (choice === undefined) throw new CommandError(`${NO_MODEL}.`)
  console.log(formatMissingEstimate(chosen, content, choice.price, config.models.currency))
  if (!yes && !(await askOwner('Have the model read them?'))) return
  const indexed = await readAllPages(settings, config)
  await runMissing({ content, indexed, config, choice, pages: chosen, maxCost })
}

/** @param named how many questions the model writes, or a file of questions. */
async function studyQuestions(
  content: Content,
  named: string,
  { settings, config, maxCost, yes }: AskingOptions,
): Promise<void> {
  const asked = await readAsked(named)
  const { notes } = await readStudy(content, content.documents)
  if (notes.length === 0) {
    throw new CommandError('The pages have no notes yet: run docent study first.')
  }
  const [choice] = chooseModels(config.models, process.env)
  if (choice === undefined) throw new CommandError(`${NO_MODEL}.`)
  console.log(formatQuestionsEstimate(asked, content, choice.price, config.models.currency))
  if (!yes && !(await askOwner('Have the model read them?'))) return
  const indexed = await readAllPages(settings, config)
  const folder = findStudyFolder(content.folder)
  const file = typeof asked === 'number' ? relative('', findQuestionFile(folder)) : named
  await runQuestions({ content, indexed, config, choice, asked, file, maxCost })
}

async function readAsked(named: string): Promise<readonly string[] | number> {
  if (/^\d+$/.test(named)) {
    const count = Number(named)
    if (count >= 1 && count <= MOST_QUESTIONS) return count
    throw new CommandError(
      `--questions ${named} is not between 1 and ${MOST_QUESTIONS}: choose how many questions the model writes.`,
    )
  }
  const questions = readQuestionList(await readNamedFile(named, 'the file of questions'))
  if (questions.length > 0) return questions
  throw new CommandError(
    `${named} has no questions: write one on each line, or use the output of docent report --csv.`,
  )
}

/** The pages of all sources, with their notes: any of them may have the answer. */
async function readAllPages(settings: ServerSettings, config: Config): Promise<IndexedContent> {
  const { contentFolder } = settings
  const own = existsSync(contentFolder)
    ? await readContentLeniently(contentFolder, config)
    : noContent(contentFolder)
  const sources = await openSources(await readSiteConfig(settings), settings)
  return withStudy(own, withSources(own, sources))
}

function readMaxCost(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const cost = Number(text)
  if (Number.isFinite(cost) && cost >= 0) return cost
  throw new CommandError(`--max-cost must be an amount such as 0.50, not "${text}".`)
}
