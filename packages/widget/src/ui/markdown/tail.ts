// The end of a growing text is often undecided: `**` may begin bold words or be two asterisks, `2` may
// be a year or the second item. Shown at once, such a mark flickers: it appears and then disappears.
// This file finds the beginning of the part that can wait. Nothing needs to be exact: text that waits
// too long is shown unchanged.

import { findOpenMark } from './openMarks.ts'

/** A line of nothing but what may begin a heading, a list, a task, a quote, a rule or strong words. */
const LEAD = /^[ \t>#*+\-_=.)\d]*(?:\[[ xX]?\]?[ \t]*)?$/
/** The first line of a block of code, whose language is still being written. */
const FENCE_LEAD = /^[ \t>]*(?:`{3,}[^`]*|~~~.*)$/
/** Where inline marks of the lines above cannot reach any more. */
const BLOCK_START = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]|\|)/
const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)$/gm
/** A longer line is not a lead, whatever it contains, and no mark waits for such a long text. */
const MAX_LEAD_LENGTH = 80
const MAX_RUN = 2000

/**
 * How much of a text that grows can be shown without its end turning into something else. `text`
 * begins where a block begins; of it `shown` characters are on the screen already, and stay.
 */
export function findSettledEnd(text: string, shown: number): number {
  const start = text.lastIndexOf('\n') + 1
  const line = text.slice(start)
  const fence = findOpenFence(text.slice(0, start))
  if (fence !== undefined) {
    return Math.max(shown, mayClose(line, fence) ? start : text.length)
  }
  const table = findTable(text, start, line)
  const held = table ?? (isLead(line) ? start : findMark(text, start, shown))
  return Math.max(shown, held)
}

/** The fence of the code that the next line is in. */
function findOpenFence(lines: string): string | undefined {
  let open: string | undefined
  for (const [, mark = '', info = ''] of lines.matchAll(FENCE)) {
    if (open === undefined) open = mark.startsWith('`') && info.includes('`') ? undefined : mark
    else if (mark.startsWith(open) && info.trim() === '') open = undefined
  }
  return open
}

/** Whether a line may become the closing fence, and is not yet. */
function mayClose(line: string, fence: string): boolean {
  const mark = line.trim()
  return mark !== '' && mark.length < fence.length && fence.startsWith(mark)
}

function isLead(line: string): boolean {
  if (line.trim() === '') return false
  return (line.length <= MAX_LEAD_LENGTH && LEAD.test(line)) || FENCE_LEAD.test(line)
}

/** Where the first line of a table begins, until the second has decided that it is one. */
function findTable(text: string, start: number, line: string): number | undefined {
  const above = startOfLineAbove(text, start)
  const isSecond = above < start && isRow(text.slice(above, start))
  if (!isSecond) return isRow(line) ? start : undefined
  const isFirstAbove = !isRow(text.slice(startOfLineAbove(text, above), above))
  return isFirstAbove && /^[-:| \t]*$/.test(line) ? above : undefined
}

function isRow(line: string): boolean {
  return /^[ \t]*\|/.test(line)
}

function startOfLineAbove(text: string, start: number): number {
  return start === 0 ? 0 : text.lastIndexOf('\n', start - 2) + 1
}

/** Where the first mark begins that nothing has closed, in the block that the last line is in. */
function findMark(text: string, start: number, shown: number): number {
  let from = start
  let line = text.slice(start)
  while (from > 0 && text.length - from < MAX_RUN && !BLOCK_START.test(line)) {
    const above = startOfLineAbove(text, from)
    line = text.slice(above, from)
    if (line.trim() === '') break
    from = above
  }
  from = Math.max(from, text.length - MAX_RUN)
  return from + findOpenMark(text.slice(from), shown - from)
}
