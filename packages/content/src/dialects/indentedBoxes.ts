import { INDENT, LEADING, measureIndent, outdent } from './columns.ts'
import { FENCE } from './fence.ts'

/** `!!! note "Mind the gap"` and, for one that opens on a click, `??? note` or `???+ note`. */
const BOX =
  /^(?:!!!|\?\?\?\+?)(?: *([a-z][\w-]*)(?: [\w -]*)?(?: *"((?:\\"|[^"])*)")?| +"((?:\\"|[^"])+)") *$/i
/** `=== "macOS"` names a tab. */
const TAB = /^===[!+]? +"([^"]+)" *$/
/** Deeper boxes are text, and so are longer lines. */
const MAX_DEPTH = 8
const MAX_LENGTH = 200

/**
 * Markdown without the boxes and tabs of MkDocs, which other readers take for code. The name of a box becomes a
 * label in bold, and its text is no longer indented.
 */
export function openIndentedBoxes(text: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?|===[!+]? ")/m.test(text)) return text
  /** How far the lines of each open box are indented, the outermost first. */
  const boxes: number[] = []
  let fence = ''
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      if (line.trim() === '') return line
      const indent = measureIndent(line)
      // A line that is indented less ends the box, and code in it that is still open.
      let end = ''
      while (indent < (boxes.at(-1) ?? 0)) {
        if (fence !== '') end = `${fence}\n`
        boxes.pop()
        fence = ''
      }
      const shown = end + outdent(line, INDENT * boxes.length)
      const mark = FENCE.exec(shown.slice(end.length))?.[1]
      if (mark !== undefined && fence === '') fence = mark
      else if (mark?.startsWith(fence) === true) fence = ''
      const label =
        fence === '' && boxes.length < MAX_DEPTH ? readLabel(line.trimStart()) : undefined
      if (label === undefined) return shown
      boxes.push(indent + INDENT)
      const next = findNextLine(lines, index + 1)
      // A heading below a tab often repeats its name.
      if (isSame(next, label)) return end
      // A colon promises a text.
      const isEmpty = measureIndent(next) < indent + INDENT
      const shownLabel = isEmpty ? label.replace(/:\*\*$/, '**') : label
      return `${end}\n${LEADING.exec(shown.slice(end.length))?.[0] ?? ''}${shownLabel}`
    })
    .join('\n')
}

/** Whether a line is a heading with the words of a label. */
function isSame(line: string, label: string): boolean {
  const [, words] = /^[ \t]*#{1,6}[ \t]+(\S.*)$/.exec(line.trimEnd()) ?? []
  return words !== undefined && words === label.replaceAll(/^\*\*|:?\*\*$/g, '')
}

/** The next line that is not empty. */
function findNextLine(lines: readonly string[], at: number): string {
  let next = at
  while (next < lines.length && lines[next]?.trim() === '') next++
  return lines[next] ?? ''
}

/** The label in place of the line that opens a box or a tab. */
function readLabel(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined
  const tab = TAB.exec(line)?.[1]
  if (tab !== undefined) return `**${tab}:**`
  const [box, kind = '', titled, only] = BOX.exec(line) ?? []
  if (box === undefined) return undefined
  const title = (titled ?? only)?.replaceAll('\\"', '"')
  const name = title ?? kind.charAt(0).toUpperCase() + kind.slice(1)
  if (name === '') return ''
  return /[?!.:]$/.test(name) ? `**${name}**` : `**${name}:**`
}
