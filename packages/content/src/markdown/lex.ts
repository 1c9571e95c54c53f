import { Lexer, Marked, Tokenizer } from 'marked'
import type { MarkedOptions, Token, Tokens, TokensList } from 'marked'
import { createFootnotes } from './footnotes.ts'
import {
  MAX_BARE_ADDRESS,
  MAX_BLOCK_WORK,
  MAX_EMAIL_NAME,
  MAX_INLINE_WORK,
  MAX_NESTING,
  MAX_QUOTE_LINES,
  MAX_TABLE_CELLS,
} from '../limits.ts'
import { countLineBreaks } from './walk.ts'

// Marks that make inline text slow to read, because each searches for its partner through the rest of
// it.
const MARKS = /[_*~[<`\\]/g
// Two lines, the second of dashes: looked at before marked's own rule, which costs much more.
const TABLE_START = /^.*\n[ |:-]+(?:\n|$)/
const LONG_PARAGRAPH = 1_024
const MARKED_LINES = /^(?: {0,3}>[^\n]*(?:\n|$))+/
// A bare address, up to the first character that ends it.
const BARE_ADDRESS = /^(?:https?:\/\/|ftp:\/\/|www\.)[^\s<]*/i

/** A text that nests too deep, or whose marks would take minutes to pair. */
export class MarkdownLimitError extends Error {
  override name = 'MarkdownLimitError'
}

const footnotes = createFootnotes()

const marked = new Marked(footnotes.extension, {
  gfm: true,
  tokenizer: {
    // Only looks: `false` hands the text on to marked's own rule.
    table(src: string): false {
      if (!TABLE_START.test(src)) return false
      const [, header = '', , rows = ''] = this.rules.block.table.exec(src) ?? []
      if (header.split('|').length * countLineBreaks(rows) <= MAX_TABLE_CELLS) return false
      throw new MarkdownLimitError(`has a table with more than ${MAX_TABLE_CELLS} cells`)
    },
    // Each line that goes on without its mark copies all lines after it.
    blockquote(src: string): Tokens.Blockquote | undefined {
      const quote = this.rules.block.blockquote.exec(src)?.[0] ?? ''
      if (countLineBreaks(quote) > MAX_QUOTE_LINES) {
        throw new MarkdownLimitError(`has a quote longer than ${MAX_QUOTE_LINES} lines`)
      }
      return readQuote(this, src)
    },
    // marked tries an address again for each mark that it cuts from its end.
    url(src: string): false | undefined {
      const address = BARE_ADDRESS.exec(src.slice(0, MAX_BARE_ADDRESS + 1))?.[0] ?? ''
      return address.length > MAX_BARE_ADDRESS ? undefined : false
    },
  },
})

/**
 * marked fails if a line with a mark far to the right goes on with a list of the quote, and the next line has
 * no mark. Then the quote ends where its first line without a mark at its beginning is.
 */
function readQuote(tokenizer: Tokenizer, src: string): Tokens.Blockquote | undefined {
  const read = (text: string) => Tokenizer.prototype.blockquote.call(tokenizer, text)
  const { state } = tokenizer.lexer
  const before = { ...state }
  try {
    return read(src)
  } catch (error) {
    const marked = MARKED_LINES.exec(src)?.[0]
    if (!(error instanceof TypeError) || marked === undefined || marked === src) throw error
    Object.assign(state, before)
    return read(marked)
  }
}

/**
 * Lexes Markdown as every page of the site is lexed: GitHub's dialect with footnotes.
 *
 * @param markdown with `\n` line ends.
 * @throws {MarkdownLimitError} for a text that no author writes by hand.
 */
export function lexMarkdown(markdown: string): Token[] {
  footnotes.forgetLabels()
  return [...new BoundedLexer(marked.defaults, markdown.length).lex(markdown)]
}

/** Lexes the Markdown of one phrase: emphasis, code and links, no blocks. */
export function lexInline(markdown: string): Token[] {
  footnotes.forgetLabels()
  return new BoundedLexer(marked.defaults, markdown.length).inlineTokens(markdown)
}

/**
 * marked's rules for text, with a bound on the name before the `@` of an e-mail address. Without it,
 * marked looks for an `@` through the rest of a long word, once for each of its characters.
 */
const INLINE_RULES = {
  ...Lexer.rules.inline.gfm,
  text: boundEmail(Lexer.rules.inline.gfm.text),
  url: boundEmail(Lexer.rules.inline.gfm.url),
}

function boundEmail({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(/\+(@|\(@\))/g, `{1,${MAX_EMAIL_NAME}}$1`), flags)
}

/** marked's lexer recurses for each level and some of its rules are quadratic: both are bounded. */
class BoundedLexer extends Lexer {
  private depth = 0
  private blockWork: number
  private inlineWork = MAX_INLINE_WORK

  constructor(options: MarkedOptions, length: number) {
    super(options)
    const { tokenizer } = this.options
    if (tokenizer) tokenizer.rules = { ...tokenizer.rules, inline: INLINE_RULES }
    this.blockWork = 100_000 + MAX_BLOCK_WORK * length
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[]
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList
  override blockTokens(src: string, tokens?: Token[], clipped?: boolean): Token[] {
    this.blockWork -= src.length
    if (this.blockWork < 0)
      throw new MarkdownLimitError('nests blocks in a way that is too complex to read')
    return this.nested(() => super.blockTokens(src, tokens, clipped))
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    if (src.length > LONG_PARAGRAPH) {
      this.inlineWork -= src.length * (src.match(MARKS)?.length ?? 0)
      if (this.inlineWork < 0) throw new MarkdownLimitError('has a paragraph with too much markup')
    }
    return this.nested(() => super.inlineTokens(src, tokens))
  }

  private nested<T>(read: () => T): T {
    if (this.depth >= MAX_NESTING) {
      throw new MarkdownLimitError(`nests more than ${MAX_NESTING} levels deep`)
    }
    this.depth++
    const result = read()
    this.depth--
    return result
  }
}
