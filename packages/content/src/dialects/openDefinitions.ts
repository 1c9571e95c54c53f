import { isFenceEnd } from './alignText.ts'
import { INDENT, measureIndent, outdent } from './columns.ts'
import { FENCE } from './fence.ts'

/** `: Its text` below a term. */
const DEFINITION = /^:(?: {1,3}|\t)(?=\S)/
const ANY_DEFINITION = new RegExp(DEFINITION.source, 'm')
const HEADING = /^ {0,3}#{1,6}[ \t]/
/** The start of a line that cannot be a term, because it belongs to another kind of block. */
export const NO_TERM: RegExp = /^[ \t]*(?:[-*+][ \t]|[>|#:]|\d{1,9}[.)]\s|`{3}|~{3}|$)/
/** The further paragraphs of a definition are indented by this many columns at least. */
const LEAST = 2

interface Definition {
  /** Before each line of its text: a term becomes a list item, and a heading stays one. */
  readonly indent: string
  /** How far its further paragraphs are indented, once the first of them was read. */
  columns?: number
  /** The mark of its code, while that is open. */
  fence: string
}

/**
 * Markdown whose definitions have their paragraphs, lists and code where a list item has them, so that no reader
 * takes them for indented code. The definition of a heading becomes the text below that heading.
 */
export function openDefinitions(text: string): string {
  if (!ANY_DEFINITION.test(text)) return text
  const lines = text.split('\n')
  let fence = ''
  let open: Definition | undefined
  return lines
    .map((line, at) => {
      if (line.trim() === '') return line
      const previous = lines[at - 1] ?? ''
      if (fence === '' && !open?.fence && DEFINITION.test(line)) {
        const above = previous.trim() === '' ? lines[at - 2] : previous
        const written = line.replace(DEFINITION, '')
        // A second definition of the same term.
        if (open && /^[:\s]/.test(above ?? ''))
          return `${above === previous ? '\n' : ''}${open.indent}${written}`
        const indent = findIndent(above)
        open = indent === undefined ? undefined : { indent, fence: '' }
        return indent === '' ? written : line
      }
      if (open && belongsTo(open, line, previous)) return moveLine(open, line, previous)
      open = undefined
      if (fence === '') fence = FENCE.exec(line)?.[1] ?? ''
      else if (isFenceEnd(line, fence)) fence = ''
      return line
    })
    .join('\n')
}

/** The indentation of a definition below this line; undefined if the line is not a term. */
function findIndent(above: string | undefined): string | undefined {
  if (above === undefined) return undefined
  if (HEADING.test(above)) return ''
  return NO_TERM.test(above) ? undefined : '  '
}

function belongsTo({ columns, fence }: Definition, line: string, previous: string): boolean {
  const indent = measureIndent(line)
  if (fence === '' && previous.trim() !== '') return indent > 0 || !NO_TERM.test(line)
  return indent >= (columns ?? LEAST)
}

function moveLine(open: Definition, line: string, previous: string): string {
  const indent = measureIndent(line)
  if (indent === 0) return line
  if (previous.trim() === '') open.columns ??= Math.min(indent, INDENT)
  if (open.fence === '') open.fence = FENCE.exec(line)?.[1] ?? ''
  else if (isFenceEnd(line, open.fence)) open.fence = ''
  return open.indent + outdent(line, open.columns ?? INDENT)
}
