import { readFile } from 'node:fs/promises'
import { BenchError } from '../measure.ts'

/**
 * A committed text, made once from pages of this site. The pages change: a reply made from them as
 * they are would give other figures after each edit, and might lose a kind of Markdown.
 */
const FILE = new URL('reply.md', import.meta.url)

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
 * A long reply as the assistant could give it: the committed text, repeated and cut to `length`
 * characters.
 *
 * @throws {BenchError} if a kind of Markdown is missing.
 */
export async function createMarkdownReply(length: number): Promise<string> {
  const text = await readFile(FILE, 'utf8')
  const reply = `${text}\n\n`.repeat(Math.ceil(length / text.length)).slice(0, length)
  for (const [kind, pattern] of KINDS) {
    if (pattern.test(reply)) continue
    throw new BenchError(
      `Cannot make a reply of ${length} characters: reply.md has no ${kind} in its first ${length}.`,
    )
  }
  return reply
}
