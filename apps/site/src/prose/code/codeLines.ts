import { type CodeToken, highlightCode } from '@docent/widget/highlighting'

/** The tokens of one line of code, without its line break. */
export type HighlightedLine = readonly CodeToken[]

// A build has the time, but no reader needs colours in longer code.
const MAX_HIGHLIGHTED_LENGTH = 200_000

/** Cuts code into lines of coloured tokens: plain ones in a language that is not known. */
export function readCodeLines(code: string, language: string): HighlightedLine[] {
  const tokens = code.length > MAX_HIGHLIGHTED_LENGTH ? undefined : highlightCode(code, language)
  return cutLines(tokens ?? [{ text: code, kind: undefined }])
}

function cutLines(tokens: readonly CodeToken[]): HighlightedLine[] {
  const lines: CodeToken[][] = [[]]
  for (const { text, kind } of tokens) {
    for (const [place, piece] of text.split('\n').entries()) {
      if (place > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ text: piece, kind })
    }
  }
  return lines
}
