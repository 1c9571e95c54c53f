import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import {
  ContentFolderError,
  formatProblem,
  createContentReader,
  isAnyMarkdown,
  listFiles,
  loadConfig,
  readConfig,
} from '@docent/content'
import type { Config, Content, LoadOptions } from '@docent/content'
import { readWordsIn } from '@docent/retrieval'
import { toBuildError } from '../builds/buildError.ts'
import { addressInternalPages } from './internalPages.ts'
import type { InternalPlaces } from './internalPages.ts'
import { refuseMisnamedConfig } from './misnamedConfig.ts'
import { CommandError } from '../commandError.ts'
import { createSourcePaths } from '../sources/mountFolders.ts'
import { countNoun } from '../printing/countNoun.ts'

/** The languages of a site, each with a folder except the first, the places of internal pages, and its sources. */
export type SiteLanguages = Pick<Config, 'languages'> &
  InternalPlaces &
  Partial<Pick<Config, 'sources'>>

/** Reads the current content. Unchanged files are not read again. */
export type ReadContent = (site: SiteLanguages) => Promise<Content>

type ReadOptions = Pick<LoadOptions, 'drafts'>

/**
 * A reader of content without errors; warnings are printed. It throws a
 * `CommandError` that lists every error.
 */
export function openContent(folder: string, options: ReadOptions = {}): ReadContent {
  const read = open(folder, options)
  return async (site) => refuseErrors(await read(site))
}

/** A reader of content for answers only: it only counts the problems. */
export function openContentLeniently(folder: string): ReadContent {
  const read = open(folder, { lenient: true })
  return async (site) => {
    const content = await read(site)
    if (content.problems.length > 0) {
      const count = countNoun(content.problems.length, 'problem')
      console.warn(`The content has ${count}: run ${nameCheck(folder)}.`)
    }
    return content
  }
}

/** The command that lists the problems of this folder. */
function nameCheck(folder: string): string {
  const here = relative('', folder)
  return here === 'content' ? 'docent check' : `docent check --content ${here || '.'}`
}

/** @throws {CommandError} listing every error in the content. */
export function readContent(folder: string, site: SiteLanguages): Promise<Content> {
  return openContent(folder)(site)
}

export function readContentLeniently(folder: string, site: SiteLanguages): Promise<Content> {
  return openContentLeniently(folder)(site)
}

/** The content of an owner who has only sources. */
export function noContent(folder: string): Content {
  return { folder, documents: [], assets: [], problems: [], hash: '' }
}

/** Whether an owner has written pages. A site of sources needs none, and no folder for them. */
export async function hasOwnPages(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  try {
    const { files } = await listFiles(folder)
    return files.some(isAnyMarkdown)
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error
    // Reading the pages will say why they cannot be read.
    return true
  }
}

/** Answers from nothing, and their figures, would look like bad answers. */
export function noPages({ contentFolder, from }: PlacesOfPages): CommandError {
  const places = from.length > 0 ? from : [contentFolder]
  return new CommandError(
    `There are no pages to answer from in ${places.join(', ')}: name a folder of Markdown with --content, or a source with --from.`,
  )
}

interface PlacesOfPages {
  readonly contentFolder: string
  readonly from: readonly string[]
}

/** The content with all its problems, however many there are. */
export function readContentAsItIs(folder: string, site: SiteLanguages): Promise<Content> {
  return open(folder)(site)
}

function refuseErrors(content: Content): Content {
  const errors = content.problems.filter(({ severity }) => severity === 'error')
  for (const problem of content.problems) {
    if (problem.severity === 'warning') console.warn(formatProblem(problem))
  }
  if (errors.length === 0) return content
  throw toBuildError('content', errors)
}

/**
 * Reads the configuration with its defaults; without a file, everything is a default. From then on,
 * words are read by the rules of its language.
 *
 * @throws {CommandError} listing every wrong key, or naming a file that has another name.
 */
export async function readConfigFile(file: string): Promise<Config> {
  const isThere = existsSync(file)
  if (!isThere) refuseMisnamedConfig(file)
  try {
    const config = isThere ? await loadConfig(file) : readConfig({ brand: 'Docent' })
    readWordsIn(config.language)
    return config
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function open(folder: string, options: LoadOptions = {}): ReadContent {
  const read = createContentReader(folder, options)
  return async ({ languages, sources = [], ...places }) => {
    if (sources.length > 0 && !(await hasOwnPages(folder))) return noContent(folder)
    try {
      const content = await read(languages.map(({ language }) => language))
      return addressInternalPages(allowSourceLinks(content, { sources, languages }), places)
    } catch (error) {
      if (!(error instanceof ContentFolderError)) throw error
      throw new CommandError(`${error.message} Choose another folder with --content.`)
    }
  }
}

/** The loader knows no sources, so it reports the links to their pages. */
function allowSourceLinks(content: Content, site: Pick<Config, 'sources' | 'languages'>): Content {
  if (site.sources.length === 0) return content
  const isOfSource = createSourcePaths(site, content.folder)
  const problems = content.problems.filter(
    ({ found = '', message }) => !(message.includes(' leads nowhere') && isOfSource(found)),
  )
  return { ...content, problems }
}
