import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'

/** Tutorials have code, articles tables and lists: they come first, then what is left of the pages. */
const FOLDERS = ['tutorials', 'articles', 'products', '.']

const KINDS: ReadonlyMap<string, RegExp> = new Map([
  ['heading', /^## /m],
  ['list', /^- /m],
  ['numbered list', /^1\. /m],
  ['table', /^\|[ :|-]+\|$/m],
  ['code block', /^```/m],
  ['link', /\]\(\//],
  ['emphasis', /\*\*\w/],
])

/**
 * A long reply as the assistant could give it: the shipped pages, one after the other and again from
 * the first, cut at `length` characters.
 *
 * @throws {BenchError} if the pages do not hold each kind of Markdown any more.
 */
export async function createMarkdownReply(length: number): Promise<string> {
  const texts: string[] = []
  for (const folder of FOLDERS) {
    const paths = await Array.fromAsync(glob('*.md', { cwd: join(ROOT, 'content', folder) }))
    for (const path of paths.toSorted()) {
      texts.push(toReply(await readFile(join(ROOT, 'content', folder, path), 'utf8')))
    }
  }
  const pages = texts.join('\n\n')
  for (const [kind, pattern] of KINDS) {
    if (!pattern.test(pages.slice(0, length)))
      throw new BenchError(
        `Cannot make a reply of ${length} characters: the pages have no ${kind} there.`,
      )
  }
  return `${pages}\n\n`.repeat(Math.ceil(length / pages.length)).slice(0, length)
}

/** A page without its front matter, and without pictures: no reply has any. */
function toReply(page: string): string {
  return page
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^!\[.*\n+/gm, '')
    .trim()
}
