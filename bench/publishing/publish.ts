import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'
import { readAllResults } from './results.ts'
import { fillTemplate } from './template.ts'
import type { Template } from './template.ts'

/** Which figures are on which pages. */
const FILE = join(ROOT, 'bench/published.json')

/**
 * Writes the committed results into the pages, and returns the names of those that changed.
 *
 * @throws {BenchError} if a template fits no page or names no result; then nothing is written.
 */
export async function publishFigures(): Promise<string[]> {
  const pages = await fillPages()
  const problems = pages.flatMap((page) => page.problems)
  if (problems.length > 0) throw new BenchError(problems.join('\n  '))

  const changed = pages.filter(({ before, after }) => after !== before)
  for (const { file, after } of changed) await writeFile(join(ROOT, file), after)
  return changed.map(({ file }) => file)
}

/** One sentence for each figure on a page that is not the one in the committed results. */
export async function checkPublished(): Promise<string[]> {
  const pages = await fillPages()
  return pages
    .flatMap(({ problems }) => problems)
    .concat(pages.flatMap(({ file, before, after }) => compareLines(file, before, after)))
}

interface Page {
  readonly file: string
  readonly before: string
  /** With the figures of the results. */
  readonly after: string
  readonly problems: readonly string[]
}

async function fillPages(): Promise<Page[]> {
  const templates = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Template[]>
  const figures = await readAllResults()
  return Promise.all(
    Object.entries(templates).map(async ([file, all]) => {
      const before = await readFile(join(ROOT, file), 'utf8')
      return { file, before, ...fillPage(file, before, all, figures) }
    }),
  )
}

function fillPage(
  file: string,
  text: string,
  templates: readonly Template[],
  figures: ReadonlyMap<string, number>,
): { after: string; problems: string[] } {
  let after = text
  const problems: string[] = []
  for (const template of templates) {
    try {
      after = fillTemplate(after, template, figures)
    } catch (error) {
      if (!(error instanceof BenchError)) throw error
      problems.push(`${file}, bench/published.json: ${error.message}`)
    }
  }
  return { after, problems }
}

function compareLines(file: string, before: string, after: string): string[] {
  const now = before.split('\n')
  return after
    .split('\n')
    .flatMap((line, index) =>
      line === now[index]
        ? []
        : [`${file}:${index + 1} differs from bench/results, which say: ${line.trim()}`],
    )
}
