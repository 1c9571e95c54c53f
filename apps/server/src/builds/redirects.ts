import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { collectRedirects, formatProblem } from '@docent/content'
import type { Config, Content, Problem, Redirect, Redirects } from '@docent/content'
import { findConfigLine } from '../review/configLine.ts'
import type { Reviewed } from '../review/types.ts'
import { toBuildError } from './buildError.ts'

/**
 * Reads the redirects of pages and configuration, and prints warnings.
 *
 * @throws {CommandError} listing every broken redirect with file and line.
 */
export async function readRedirects(
  content: Content,
  config: Config,
  configFile: string,
): Promise<readonly Redirect[]> {
  const configText = await readFile(configFile, 'utf8').catch(() => '')
  const { list, problems } = collect(content, config, basename(configFile), configText)
  const errors = problems.filter(({ severity }) => severity === 'error')
  for (const problem of problems) {
    if (problem.severity === 'warning') console.warn(formatProblem(problem))
  }
  if (errors.length === 0) return list
  throw toBuildError('site', errors)
}

/** Finds loops, chains and redirects without a target page. */
export function reviewRedirects(site: Reviewed): readonly Problem[] {
  const { content, config, configName, configText } = site
  return collect(content, config, configName, configText).problems
}

function collect(
  content: Content,
  { redirects }: Config,
  file: string,
  configText: string,
): Redirects {
  return collectRedirects(content, redirects, {
    file,
    lineOf: (text) => findConfigLine(configText, text),
  })
}
