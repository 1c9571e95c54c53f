import { existsSync } from 'node:fs'
import {
  ContentFolderError,
  formatProblem,
  loadConfig,
  loadContent,
  readConfig,
} from '@docent/content'
import type { Config, Content } from '@docent/content'
import { CommandError } from './commandError.ts'

/**
 * The content, when nothing in it has to be mended; warnings are printed.
 *
 * @throws {CommandError} listing every error in it.
 */
export async function readContent(folder: string): Promise<Content> {
  const content = await load(folder, false)
  const errors = content.problems.filter(({ severity }) => severity === 'error')
  for (const problem of content.problems) {
    if (problem.severity === 'warning') console.warn(formatProblem(problem))
  }
  if (errors.length === 0) return content
  throw new CommandError(
    [
      ...errors.map(formatProblem),
      '',
      `The content cannot be built: ${count(errors.length, 'error')} to mend.`,
    ].join('\n'),
  )
}

/** The content as it is, for answers alone: what has to be mended is only counted. */
export async function readContentLeniently(folder: string): Promise<Content> {
  const content = await load(folder, true)
  if (content.problems.length > 0) {
    const list = 'docent check --content DIR lists them'
    console.warn(`The content has ${count(content.problems.length, 'problem')}; ${list}.`)
  }
  return content
}

/**
 * The configuration with its defaults; all of it defaults where there is no file.
 *
 * @throws {CommandError} listing every wrong key.
 */
export async function readConfigFile(file: string): Promise<Config> {
  if (!existsSync(file)) return readConfig({ brand: 'Docent' })
  try {
    return await loadConfig(file)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

async function load(folder: string, lenient: boolean): Promise<Content> {
  try {
    return await loadContent(folder, { lenient })
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error
    throw new CommandError(`${error.message} Another folder can be named with --content.`)
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
