import { FENCE } from './fence.ts'

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/
/** From here on, Markdown takes indented text for code. */
const CODE_INDENT = 4

/**
 * Moves the text of an element to the left, as far as its least indented line allows. Code moves with the
 * line that opens it, and nothing in it changes.
 *
 * @param isProse whether text that is still indented is not code: MDX has no indented code.
 */
export function alignText(text: string, isProse: boolean): string {
  const lines = text.split('\n')
  const least = findLeastIndent(lines)
  const aligned: string[] = []
  let fence = ''
  let moved = 0
  let isList = false
  for (const line of lines) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== '') {
      if (isFenceEnd(line, fence)) fence = ''
      aligned.push(dropIndent(line, moved))
      continue
    }
    if (line.trim() === '') {
      aligned.push('')
      continue
    }
    if (mark !== undefined) fence = mark
    const indent = measureIndent(line)
    const isItem = LIST_ITEM.test(line)
    if (isItem) isList = true
    else if (indent <= least) isList = false
    const isFar = isProse && !isList && indent - least >= CODE_INDENT
    moved = isFar ? indent : least
    aligned.push(dropIndent(line, moved))
  }
  return aligned.join('\n').replace(/^\n+/, '').trimEnd()
}

/** Puts text behind a mark, such as that of a list: its other lines are indented as far as the mark is long. */
export function hangText(text: string, mark: string): string {
  return mark + indentText(text, ' '.repeat(mark.length)).slice(mark.length)
}

export function indentText(text: string, indent: string): string {
  if (indent === '') return text
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n')
}

export function isFenceEnd(line: string, fence: string): boolean {
  const rest = line.trim()
  return rest.startsWith(fence) && rest === fence.charAt(0).repeat(rest.length)
}

/** Of the lines outside of code. */
function findLeastIndent(lines: readonly string[]): number {
  let fence = ''
  let least = Infinity
  for (const line of lines) {
    if (fence !== '') {
      if (isFenceEnd(line, fence)) fence = ''
      continue
    }
    if (line.trim() === '') continue
    least = Math.min(least, measureIndent(line))
    fence = FENCE.exec(line)?.[1] ?? ''
  }
  return Number.isFinite(least) ? least : 0
}

function measureIndent(line: string): number {
  let columns = 0
  for (const mark of line) {
    if (mark === '\t') columns += CODE_INDENT
    else if (mark === ' ') columns++
    else break
  }
  return columns
}

function dropIndent(line: string, columns: number): string {
  let at = 0
  for (let left = columns; left > 0; at++) {
    const width = line[at] === '\t' ? CODE_INDENT : line[at] === ' ' ? 1 : Infinity
    if (width > left) break
    left -= width
  }
  return line.slice(at)
}

/** A text whose lines outside of code are mapped. */
export function mapProse(text: string, map: (line: string) => string): string {
  let fence = ''
  return text
    .split('\n')
    .map((line) => {
      if (fence !== '') {
        if (isFenceEnd(line, fence)) fence = ''
        return line
      }
      fence = FENCE.exec(line)?.[1] ?? ''
      return fence === '' ? map(line) : line
    })
    .join('\n')
}
