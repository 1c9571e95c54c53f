const FENCE = /^\s*(?:`{3,}|~{3,})/
/** Code in a line, or a mark that Markdown would read without the backslash before it. */
const CODE_OR_ESCAPE = /(`+)[^`]+\1|\\([!-/:-@[-`{-~])/g

/**
 * Takes the text of an answer in pieces and returns it line by line without the backslashes that only a reader
 * of Markdown needs: `PAPERLESS\_OCR\_LANGUAGE`. Code stays as it is.
 */
export function createEscapeDropper(): { take(piece: string): string; end(): string } {
  let rest = ''
  let isCode = false
  const readLine = (line: string): string => {
    const isFence = FENCE.test(line)
    if (isFence) isCode = !isCode
    return isCode || isFence
      ? line
      : line.replace(CODE_OR_ESCAPE, (found, _, mark?: string) => mark ?? found)
  }
  return {
    take(piece) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      return lines.map((line) => `${readLine(line)}\n`).join('')
    },
    end: () => readLine(rest),
  }
}
