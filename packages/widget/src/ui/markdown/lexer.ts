import { Lexer, Tokenizer } from 'marked'
import type { Token, Tokens, TokensList } from 'marked'

/**
 * Lists in quotes in lists: nobody reads deeper, and a reply that consists of `>` must not end in a
 * stack overflow. Deeper text is shown as it is written.
 */
const MAX_DEPTH = 16

/** The time that nested emphasis takes grows with the square of its text: a longer run is read in
 * pieces of this length. Only what is marked across the seam of two pieces is not recognised. */
const MAX_RUN = 2000

/**
 * GitHub's Markdown as marked reads it, with these differences:
 *
 * - There are no reference definitions. `[1]` is the mark of a source, and a definition that comes
 *   late would change blocks that are finished.
 * - Nesting ends at a depth of 16.
 * - Each block is separate: an HTML tag left open in one does not reach into the next.
 */
class ReplyLexer extends Lexer {
  #depth = 0

  override blockTokens(source: string, tokens?: Token[], isClipped?: boolean): Token[]
  override blockTokens(source: string, tokens?: TokensList, isClipped?: boolean): TokensList
  override blockTokens(source: string, tokens: Token[] = [], isClipped?: boolean): Token[] {
    if (this.#depth < MAX_DEPTH)
      return this.#deeper(() => super.blockTokens(source, tokens, isClipped))
    this.state.top = true
    tokens.push({ ...plainText(source), tokens: [plainText(source)] })
    return tokens
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (this.#depth >= MAX_DEPTH) {
      tokens.push(plainText(source))
      return tokens
    }
    if (this.#depth === 0) this.state.inLink = false
    for (const piece of splitRun(source)) this.#deeper(() => super.inlineTokens(piece, tokens))
    return tokens
  }

  #deeper<Result>(lex: () => Result): Result {
    this.#depth += 1
    try {
      return lex()
    } finally {
      this.#depth -= 1
    }
  }
}

class ReplyTokenizer extends Tokenizer {
  override def(): undefined {
    return undefined
  }
}

/**
 * Reads Markdown, with `\n` line ends, into the tokens of its blocks. Their `raw` texts are all of it.
 */
export function lexReply(text: string): Token[] {
  return [...new ReplyLexer({ gfm: true, tokenizer: new ReplyTokenizer() }).lex(text)]
}

/** Cuts a long run at spaces, if it has any. */
function splitRun(source: string): string[] {
  const pieces: string[] = []
  let start = 0
  while (source.length - start > MAX_RUN) {
    const space = source.lastIndexOf(' ', start + MAX_RUN)
    const end = space > start ? space : start + MAX_RUN
    pieces.push(source.slice(start, end))
    start = end
  }
  pieces.push(source.slice(start))
  return pieces
}

function plainText(text: string): Tokens.Text {
  return { type: 'text', raw: text, text }
}
