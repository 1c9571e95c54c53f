import { FENCE } from './fence.ts'

/** `!!! note "Mind the gap"` and, for one that opens on a click, `??? note` or `???+ note`. */
const BOX = /^(?:!!!|\?\?\?\+?) +([\w-]+)(?: [\w -]*)?(?: *"([^"]*)")? *$/
/** `=== "macOS"` names a tab. */
const TAB = /^===[!+]? +"([^"]+)" *$/
/** Python-Markdown indents the text of a box by four spaces. */
const INDENT = 4
/** Deeper boxes are text, and so are longer lines. */
const MAX_DEPTH = 8
const MAX_LENGTH = 200

/**
 * Markdown without the boxes and tabs of MkDocs, which other readers take for code. The name of a box becomes a
 * label in bold, and its text is no longer indented.
 */
export function openIndentedBoxes(text: string): string {
  if (!/^ *(?:!!!|\?\?\?|===[!+]? ")/m.test(text)) return text
  /** How far the lines of each open box are indented, the outermost first. */
  const boxes: number[] = []
  let fence = ''
  return text
    .split('\n')
    .map((line) => {
      const indent = /^ */.exec(line)?.[0].length ?? 0
      if (indent === line.length) return line
      while (indent < (boxes.at(-1) ?? 0)) {
        boxes.pop()
        fence = ''
      }
      const shown = line.slice(INDENT * boxes.length)
      const mark = FENCE.exec(shown)?.[1]
      if (mark !== undefined && fence === '') fence = mark
      else if (mark?.startsWith(fence) === true) fence = ''
      const label =
        fence === '' && boxes.length < MAX_DEPTH ? readLabel(line.slice(indent)) : undefined
      if (label === undefined) return shown
      boxes.push(indent + INDENT)
      return `\n${shown.slice(0, shown.length - line.length + indent)}${label}`
    })
    .join('\n')
}

/** The label in place of the line that opens a box or a tab. */
function readLabel(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined
  const tab = TAB.exec(line)?.[1]
  if (tab !== undefined) return `**${tab}:**`
  const [, kind, title] = BOX.exec(line) ?? []
  if (kind === undefined) return undefined
  const name = title ?? kind.charAt(0).toUpperCase() + kind.slice(1)
  if (name === '') return ''
  return /[?!.:]$/.test(name) ? `**${name}**` : `**${name}:**`
}
