// Blocks of code pass unchanged, so every reader must see code where we see code. Where a
// list or a quote around it could end the code early, its lines are indented as its fence is.

/** A block of code that is being written. */
export interface Fence {
  /** The prefix of each of its lines: spaces, or quote marks. */
  readonly prefix: string
  readonly mark: string
}

const OPENING =
  /^([ \t]*|[ \t]*(?:[-*+]|\d{1,9}[.)])[ ]{1,4}|[ ]{0,3}>[ ]?)(`{3,}|~{3,})([^\n]*)\n?$/
/** The beginning of a line that opens a block of code once the line is complete. */
const MAY_OPEN = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]?)?[ ]{0,4}|>[ ]?)(?:`{0,3}|~{0,3})$/
const OPENS = /^(?:[ \t]*|[ \t]*(?:[-*+]|\d{1,9}[.)])[ ]{1,4}|[ ]{0,3}>[ ]?)(?:`{3}|~{3})/
const LANGUAGE = /^[ \t]*[\w+#.-]*/
const MAX_OPENING = 300

/** Whether the first line of a text opens a block of code, or may do so once it is complete. */
export function mayOpenFence(text: string, isEnd: boolean): 'yes' | 'no' | 'undecided' {
  const line = /^[^\n]{0,300}/.exec(text)?.[0] ?? ''
  const isWhole = line.length < text.length || isEnd
  if (!isWhole && MAY_OPEN.test(line)) return 'undecided'
  if (!OPENS.test(line)) return 'no'
  if (!isWhole && line.length < MAX_OPENING) return 'undecided'
  return readFence(text.slice(0, line.length)) ? 'yes' : 'no'
}

/** A line that opens a block of code, in its final form, with the prefix of its lines. */
export function readFence(line: string): (Fence & { readonly opening: string }) | undefined {
  const match = OPENING.exec(line)
  if (!match) return undefined
  const [, lead = '', mark = '', info = ''] = match
  // A line with another tick is a span of code.
  if (info.length > MAX_OPENING - 20 || (mark.startsWith('`') && info.includes('`'))) {
    return undefined
  }
  const start = lead.replaceAll('\t', '    ')
  const isQuote = start.includes('>')
  const kept = /[[\]<@\\&]|\/\/|www\./i.test(info) ? (LANGUAGE.exec(info)?.[0] ?? '') : info
  return {
    prefix: isQuote ? start : ' '.repeat(start.length),
    mark,
    opening: `${start}${mark}${kept.trimEnd()}`,
  }
}

/** Whether some readers need an empty line above a fence to recognize it. */
export function needsBlankAbove({ opening, mark }: { opening: string; mark: string }): boolean {
  return opening.indexOf(mark) > 3 || /^[ ]*[^ ]/.test(opening.slice(0, opening.indexOf(mark)))
}

export type CodeLine =
  | { readonly type: 'code'; readonly line: string }
  | { readonly type: 'end'; readonly line: string }
  /** The quote around the code has ended, and so has the code. */
  | { readonly type: 'outside' }

/** Reads a line of a block of code, without its line break. */
export function readCodeLine(line: string, { prefix, mark }: Fence): CodeLine {
  const isQuote = prefix.includes('>')
  if (isQuote && !/^[ ]{0,3}>/.test(line)) return { type: 'outside' }
  const bare = isQuote ? line.replace(/^[ ]{0,3}>[ ]?/, '') : line
  // Readers disagree about some of these lines: the first one that may end the code ends it.
  const isEnd = /^[ \t]*(?:`{3}|~{3})[`~ \t]*$/.test(bare) && bare.trimStart().startsWith(mark)
  if (isEnd) {
    const isStrict =
      /^(`+|~+)$/.test(bare.trim()) && (prefix === '' ? /^[ ]{0,3}\S/.test(bare) : false)
    return { type: 'end', line: isStrict ? bare : `${prefix}${mark}` }
  }
  return { type: 'code', line: isQuote ? line : indent(line, prefix.length) }
}

function indent(line: string, width: number): string {
  if (width === 0 || line.trim() === '') return line
  let column = 0
  for (const character of line) {
    if (character === ' ') column++
    else if (character === '\t') column += 4 - (column % 4)
    else break
  }
  // A tab after spaces may add no width.
  return column >= width ? line : ' '.repeat(width) + line.trimStart()
}
