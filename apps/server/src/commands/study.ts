import { existsSync } from 'node:fs'
import type { Config, Content } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { noContent, readConfigFile, readContentLeniently } from '../content/content.ts'
import { chooseModels } from '../assistant/modelChoices.ts'
import { countNoun } from '../printing/countNoun.ts'
import { parseOptions, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { openSources, withSources } from '../sources/openSources.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { choosePages, chooseSections } from '../study/chooseSections.ts'
import { formatEstimate, formatMissingEstimate } from '../study/formatEstimate.ts'
import { importNotes } from '../study/importNotes.ts'
import { readStudied } from '../study/readStudied.ts'
import { runMissing } from '../study/runMissing.ts'
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
    'max-cost': { type: 'string' },
  })
  const settings = toSettings(values)
  const config = await readConfigFile(settings.configFile)
  const content = await readStudied(settings, config)
  if (values.missing && (values.batch ?? values.import) !== undefined) {
    throw new CommandError(
      '--missing asks the model twice about each page, so it cannot be used with --batch or --import.',
    )
  }
  if (values.import !== undefined) return importNotes(content, values.import)

  const left = content.internal?.length ?? 0
  if (left > 0) {
    console.log(
      `${countNoun(left, 'internal page')} left out: no model reads them, and notes are for visitors.`,
    )
  }
  if (values.missing) {
    const { 'max-cost': limit, yes, pages } = values
    return studyMissing(content, { settings, config, maxCost: readMaxCost(limit), yes, pages })
  }
  const sections = await chooseSections(content, values.pages)
  if (sections.length === 0) {
    console.log('Every section has been studied since its last change: there is nothing to do.')
    return
  }
  const [choice] = chooseModels(config.models, process.env)
  if (values.batch !== undefined) return writeBatch(sections, choice, values.batch)
  if (choice === undefined) {
    throw new CommandError(`${NO_MODEL}, or write the requests into a file with --batch out.jsonl.`)
  }
  const maxCost = readMaxCost(values['max-cost'])
  console.log(formatEstimate(sections, choice.price, config.models.currency))
  if (!values.yes && !(await askOwner('Have the model read them?'))) return
  await runStudy({ content, config, choice, sections, maxCost })
}

const NO_MODEL = 'No model is configured to read the pages: set DOCENT_MODEL'

interface MissingOptions {
  readonly settings: ServerSettings
  readonly config: Config
  readonly maxCost: number | undefined
  readonly yes: boolean
  readonly pages: string | undefined
}

async function studyMissing(
  content: Content,
  { settings, config, maxCost, yes, pages }: MissingOptions,
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
  // A page of any source may have the answer.
  const { contentFolder } = settings
  const own = existsSync(contentFolder)
    ? await readContentLeniently(contentFolder, config)
    : noContent(contentFolder)
  const sources = await openSources(await readSiteConfig(settings), settings)
  const indexed = await withStudy(own, withSources(own, sources))
  await runMissing({ content, indexed, config, choice, pages: chosen, maxCost })
}

function readMaxCost(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const cost = Number(text)
  if (Number.isFinite(cost) && cost >= 0) return cost
  throw new CommandError(`--max-cost must be an amount such as 0.50, not "${text}".`)
}
