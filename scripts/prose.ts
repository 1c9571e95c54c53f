// Finds everything in a file that a person reads: paragraphs of Markdown, comments and test titles.

/** A paragraph, on one line, with the places where the lines of its file begin. */
export interface Passage {
  readonly text: string
  /** For each line of the passage: where it begins in `text`, and its number in the file. */
  readonly lines: readonly (readonly [start: number, line: number])[]
}

const COMMENT_LINE = /^\s*(?:\/\/\s?|\/\*\*?\s?|\*\/?\s?)(.*?)(?:\*\/)?\s*$/
const TRAILING_COMMENT = /\s\/\/ (.+)$/
const TEST_TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\](?: as const)?\)|^\s*\)|\))\(\s*(['"`])(.+?)\1,/
/** The second line of a call that its formatter has broken after the parenthesis. */
const BROKEN_TITLE = /^\s*(['"`])(.+?)\1,\s*$/
const OPEN_CALL = /(?:\b(?:it|test|describe)(?:\.\w+)*|\](?: as const)?\))\($/

/** The paragraphs of a Markdown page, without its code. */
export function readMarkdownProse(page: string): Passage[] {
  let fence = ''
  const lines = page.split('\n').map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    const isFence = mark !== '' && (fence === '' || mark.startsWith(fence))
    if (isFence) fence = fence === '' ? mark : ''
    return isFence || fence !== '' ? '' : line.replaceAll(/`[^`]*`/g, '`code`')
  })
  return gatherPassages(lines, (line) => /^\s*(?:[-*|#>]|\d+\.)/.test(line))
}

/** The comments of a script or a style sheet, and the titles of its tests. */
export function readCodeProse(source: string): Passage[] {
  const lines = source.split('\n')
  const comments = lines.map((line) => {
    const [, whole] = COMMENT_LINE.exec(line) ?? []
    const [, behind = ''] = TRAILING_COMMENT.exec(line) ?? []
    return (whole ?? behind).replaceAll(/`[^`]*`/g, '`code`')
  })
  const titles = lines.flatMap((line, index): Passage[] => {
    const isBroken = OPEN_CALL.test(lines[index - 1] ?? '')
    const [, , title] = (isBroken ? BROKEN_TITLE : TEST_TITLE).exec(line) ?? []
    return title === undefined ? [] : [{ text: title, lines: [[0, index + 1]] }]
  })
  return [...gatherPassages(comments, (line) => line.startsWith('- ')), ...titles]
}

/** The lines of each paragraph, joined. `isStart` says which lines begin a paragraph. */
function gatherPassages(lines: readonly string[], isStart: (line: string) => boolean): Passage[] {
  const passages: Passage[] = []
  let text = ''
  let starts: [number, number][] = []
  function close(): void {
    if (text !== '') passages.push({ text, lines: starts })
    text = ''
    starts = []
  }
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || isStart(line)) close()
    if (line.trim() === '') continue
    if (text !== '') text += ' '
    starts.push([text.length, index + 1])
    text += line.trim()
  }
  close()
  return passages
}

/** The number of the line in which a place of a passage is. */
export function findLine({ lines }: Passage, place: number): number {
  return lines.findLast(([start]) => start <= place)?.[1] ?? 1
}
