import type { MarkedExtension, Token, TokenizerThis, Tokens } from 'marked'
import type { FootnoteReferenceToken, FootnoteToken } from '../types.ts'

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/
const REFERENCE = /^\[\^([^\]\s]+)\]/

/**
 * Adds footnotes to marked: `[^label]` in the text and `[^label]: the note` below it.
 *
 * A note goes on over the following lines, and over indented ones after a blank line. A
 * reference without a note stays text: `[^abc]` may well be a regular expression. The labels of
 * one text are kept until they are told to be forgotten, before the next text.
 */
export function createFootnotes(): { extension: MarkedExtension; forgetLabels: () => void } {
  const labels = new Set<string>()

  function readDefinition(this: TokenizerThis, src: string): Tokens.Generic | undefined {
    // Below a line of text it is a part of that paragraph, as the definition of a link is.
    if (this.lexer.state.lastToken?.type === 'paragraph') return undefined
    const start = DEFINITION.exec(src)
    const label = start?.[1]
    if (start === null || label === undefined) return undefined

    labels.add(label)
    const raw = cutDefinition(src)
    const text = raw.slice(start[0].length).replace(/\n(?: {4}|\t)/g, '\n')
    const tokens: Token[] = this.lexer.blockTokens(text)
    return { type: 'footnote', raw, label, tokens } satisfies FootnoteToken
  }

  function readReference(src: string): Tokens.Generic | undefined {
    const match = REFERENCE.exec(src)
    const label = match?.[1]
    if (match === null || label === undefined || !labels.has(label)) return undefined
    return { type: 'footnoteReference', raw: match[0], label } satisfies FootnoteReferenceToken
  }

  const extension: MarkedExtension = {
    extensions: [
      { name: 'footnote', level: 'block', tokenizer: readDefinition, childTokens: ['tokens'] },
      {
        name: 'footnoteReference',
        level: 'inline',
        start: (src) => (labels.size === 0 ? undefined : positionOf('[^', src)),
        tokenizer: readReference,
      },
    ],
  }
  return { extension, forgetLabels: () => labels.clear() }
}

/** The text of the note that `src` starts with, up to the next note or the end of its block. */
function cutDefinition(src: string): string {
  let end = endOfLine(src, 0)
  let blank = false
  while (end < src.length) {
    const next = endOfLine(src, end)
    const line = src.slice(end, next)
    if (line.trim() === '') blank = true
    else if (DEFINITION.test(line) || (blank && !/^(?: {4}|\t)/.test(line))) break
    end = next
  }
  return src.slice(0, end)
}

function endOfLine(src: string, from: number): number {
  const at = src.indexOf('\n', from)
  return at < 0 ? src.length : at + 1
}

function positionOf(text: string, src: string): number | undefined {
  const at = src.indexOf(text)
  return at < 0 ? undefined : at
}
