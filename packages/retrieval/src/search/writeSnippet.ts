import { markWords, type ReadTerms } from './markWords.ts'
import type { AskedTerms, Snippet, Term } from './siteIndex.ts'

/** About two lines of a result. */
const MAX_LENGTH = 160
/** How much of a long line is shown before the first word of the query. */
const BEFORE = 40

/**
 * The line of a section that covers most of the query, cut to two lines around it; the terms come with
 * their weights. Without a match, the first line.
 */
export function writeSnippet(
  lines: readonly string[],
  asked: AskedTerms,
  readTerms: ReadTerms,
): Snippet {
  let best: Snippet = { text: tidy(lines[0] ?? ''), marks: [] }
  let most = 0
  for (const line of lines) {
    const text = tidy(line)
    const marks = markWords(text, asked, readTerms)
    const said = new Set(marks.flatMap(([start, end]) => readTerms(text.slice(start, end))))
    const worth = weigh(said, asked)
    if (worth <= most) continue
    most = worth
    best = { text, marks }
  }
  return cut(best)
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Each term counts once: a line that repeats one is not better. */
function weigh(said: ReadonlySet<Term>, asked: AskedTerms): number {
  return [...said].reduce<number>((sum, term) => sum + (asked.get(term) ?? 0), 0)
}

function cut({ text, marks }: Snippet): Snippet {
  if (text.length <= MAX_LENGTH) return { text, marks }
  const first = marks[0]?.[0] ?? 0
  const from = first <= BEFORE * 2 ? 0 : toWordStart(text, first - BEFORE)
  const to = toWordEnd(text, from + MAX_LENGTH)
  const lead = from > 0 ? '… ' : ''
  const shift = lead.length - from
  return {
    text: `${lead}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  }
}

function toWordStart(text: string, near: number): number {
  const space = text.indexOf(' ', near)
  return space < 0 || space > near + BEFORE ? near : space + 1
}

/** At a space, or in a text without any between two characters. */
function toWordEnd(text: string, near: number): number {
  if (near >= text.length) return text.length
  const space = text.lastIndexOf(' ', near)
  if (space > near - BEFORE) return space
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(near - 1))
  return isSplit ? near - 1 : near
}
