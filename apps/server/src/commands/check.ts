import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ConfigError, formatProblem, LimitsError } from '@docent/content'
import type { Config, Content, Problem, UnpublishedPage } from '@docent/content'
import { readWordsIn } from '@docent/retrieval'
import { CommandError } from '../commandError.ts'
import { hasOwnPages, readContentAsItIs } from '../content/content.ts'
import { countNoun } from '../printing/countNoun.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { findKeyLine } from '../review/configLine.ts'
import { reviewSite } from '../review/reviewSite.ts'
import { formatMissing, listMissingTranslations } from '../review/translations.ts'
import type { MissingTranslations } from '../review/translations.ts'
import { listUnstudied } from '../review/studyNotes.ts'
import { mountAtRoot } from '../sources/openSources.ts'
import { reviewSources } from '../sources/reviewSources.ts'
import { readQuickly } from '../sources/readQuickly.ts'
import { keepNamedSources, readSiteConfig } from '../sources/readSiteConfig.ts'
import type { FromSettings } from '../sources/readSiteConfig.ts'
import { trimNavigation } from '../sources/startPage.ts'
import { parseOptions, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'

interface Review {
  readonly pages: number
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** The kept and omitted pages of each source. */
  readonly imported?: readonly string[]
  /** The pages that visitors do not see yet. */
  readonly unpublished?: readonly UnpublishedPage[]
  /** For a site in several languages. */
  readonly missing?: readonly MissingTranslations[]
  /** The pages were not checked, because the configuration cannot be used. */
  readonly isPartial?: true
}

/**
 * `docent check`: reads everything an owner wrote, and lists errors and possible improvements. It
 * fails on errors and, with `--strict`, on warnings.
 */
export async function check(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    ...SOURCE_OPTIONS,
  })
  const review = await reviewAll(toSettings(values), values.notes)
  console.log(values.json ? JSON.stringify(review, null, 2) : formatReview(review))
  const { errors, warnings } = review
  if (errors.length > 0 || (values.strict && warnings.length > 0)) process.exitCode = 1
}

/** All problems of a site, as `docent check` lists them. */
export async function reviewAll(settings: ServerSettings, withNotes: boolean): Promise<Review> {
  const { config, faults } = await readCheckedConfig(settings)
  // Pages in other languages and links to sources would seem wrong, before the mistake that matters.
  if (config === undefined) return { pages: 0, errors: faults, warnings: [], isPartial: true }
  const content = await readContentAsItIs(settings.contentFolder, config)
  // The sources of the command line are part of a right configuration only.
  const reviewed = faults.length > 0 ? { ...settings, from: [] } : settings
  const { problems, imported } = await reviewPages(content, config, reviewed)
  const unstudied = withNotes ? await listUnstudied(content) : []
  const missing = listMissingTranslations(content, config)
  return {
    ...sortOut(content, [...faults, ...problems, ...unstudied]),
    ...(imported.length > 0 && { imported }),
    ...(content.unpublished && { unpublished: content.unpublished }),
    ...(missing.length > 0 && { missing }),
  }
}

/** The pages of the owner and those of the sources. */
async function reviewPages(content: Content, config: Config, settings: ServerSettings) {
  const { configFile, contentFolder, from } = settings
  const isBare = config.sources.length > 0 && !(await hasOwnPages(contentFolder))
  const own = await reviewSite(content, isBare ? trimNavigation(config, []) : config, configFile)
  const reviewed = { ...settings, ...(isBare && { whereElse: mountAtRoot(config).whereElse }) }
  const lasting = config.sources.slice(0, config.sources.length - from.length)
  const sources = [await reviewSources({ ...config, sources: lasting }, reviewed)]
  if (from.length > 0) {
    const named = keepNamedSources(config, from)
    sources.push(await reviewSources(named, { ...reviewed, ...readQuickly() }))
  }
  return {
    problems: [...own, ...sources.flatMap(({ problems }) => problems)],
    imported: sources.flatMap(({ imported }) => imported),
  }
}

function sortOut({ documents }: Content, problems: readonly Problem[]): Review {
  const isError = ({ severity }: Problem): boolean => severity === 'error'
  return {
    pages: documents.length,
    errors: problems.filter(isError),
    warnings: problems.filter((problem) => !isError(problem)),
  }
}

interface CheckedConfig {
  /** Without its wrong keys; undefined if the pages cannot be checked with it. */
  readonly config: Config | undefined
  readonly faults: readonly Problem[]
}

async function readCheckedConfig(settings: FromSettings): Promise<CheckedConfig> {
  const { configFile } = settings
  let config: Config | undefined
  try {
    config = await readSiteConfig(settings)
    readOwnersLimits(config)
    return { config, faults: [] }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const rest = error.cause instanceof ConfigError ? error.cause.rest : config
    if (rest !== undefined) readWordsIn(rest.language)
    return { config: rest, faults: await tellFaults(error, configFile) }
  }
}

/** Each wrong key with its line. */
async function tellFaults(fault: CommandError, configFile: string): Promise<Problem[]> {
  const file = basename(configFile)
  const { cause } = fault
  const isListed = cause instanceof ConfigError || cause instanceof LimitsError
  if (!isListed) return [{ severity: 'error', file, line: 0, message: fault.message }]
  const text = await readFile(configFile, 'utf8').catch(() => '')
  return cause.faults.map(({ path, reason, ...place }) => ({
    severity: 'error',
    file,
    line: 'line' in place ? place.line : findKeyLine(text, path),
    ...(path !== '' && { field: path }),
    message: reason,
  }))
}

const NOT_CHECKED = ' The pages were not checked: that needs the configuration.'

function formatReview(review: Review): string {
  const { pages, errors, warnings, imported = [], unpublished = [], missing = [] } = review
  const { isPartial = false } = review
  const lists = [errors, warnings].filter((list) => list.length > 0)
  const counts = [
    ...(isPartial ? [] : [countNoun(pages, 'page')]),
    ...(errors.length > 0 ? [`${countNoun(errors.length, 'error')} to fix`] : []),
    ...(warnings.length > 0 ? [countNoun(warnings.length, 'warning')] : []),
    ...(lists.length === 0 ? ['no problems'] : []),
  ]
  const blocks = [
    ...lists.map((list) => list.map(formatProblem)),
    imported,
    unpublished.map(({ file, reason }) => `${file} is ${reason}: visitors do not see it yet.`),
    missing.map(formatMissing),
  ]
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return [...shown, `${counts.join(', ')}.${isPartial ? NOT_CHECKED : ''}`].join('\n\n')
}
