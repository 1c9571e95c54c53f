import { countLineBreaks } from '../markdown/walk.ts'

export interface SplitText {
  /** The text between the two `---`. Absent when the file has no front matter. */
  readonly yaml?: string
  /** The line of the file that the front matter's first field is on. */
  readonly yamlLine: number
  readonly body: string
  readonly bodyLine: number
  /** The front matter begins but does not end: the whole file counts as its body. */
  readonly unclosed: boolean
}

const OPENING = /^(?:[ \t]*\n)*---[ \t]*\n/
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/m
const FIELD = /^[ \t]*["']?[\w-]+["']?[ \t]*:(?:[ \t].*)?$/
const UNSAID = /^[ \t]*(?:#.*)?$/

/**
 * Splits a file into its front matter and its text.
 *
 * Dashes on the first line open front matter only if fields follow: a page may as well begin
 * with a rule.
 *
 * @param text with `\n` line ends.
 */
export function splitFrontMatter(text: string): SplitText {
  const opening = OPENING.exec(text)?.[0]
  const whole = { yamlLine: 1, body: text, bodyLine: 1, unclosed: false }
  if (opening === undefined) return whole

  const rest = text.slice(opening.length)
  const closing = CLOSING.exec(rest)
  if (closing === null) return { ...whole, unclosed: FIELD.test(rest.split('\n', 1)[0] ?? '') }

  const yaml = rest.slice(0, closing.index).replace(/\n$/, '')
  if (!holdsFields(yaml.split('\n'))) return whole
  const yamlLine = 1 + countLineBreaks(opening)
  return {
    yaml,
    yamlLine,
    body: rest.slice(closing.index + closing[0].length + 1),
    bodyLine: yamlLine + countLineBreaks(rest.slice(0, closing.index)) + 1,
    unclosed: false,
  }
}

function holdsFields(lines: readonly string[]): boolean {
  const first = lines.find((line) => !UNSAID.test(line)) ?? ''
  if (FIELD.test(first)) return true

  // Nothing, or fields below a first one that lost its colon.
  const blank = lines.filter((line) => line.trim() === '')
  return (
    blank.length === lines.length || (blank.length === 0 && lines.some((line) => FIELD.test(line)))
  )
}
