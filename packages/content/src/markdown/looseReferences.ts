import type { Token } from 'marked'
import { childrenOf, countLineBreaks, walkTokens } from './walk.ts'

/** Links by label, `[text][label]`, without a definition. */
export interface LooseReference {
  readonly raw: string
  readonly label: string
  readonly line: number
}

const HOLDING_TEXT = new Set(['paragraph', 'heading', 'text', 'em', 'strong', 'del'])

// Behind a letter or a bracket it is rather a place in a list: `rows[0][1]`.
const REFERENCE = /(?<![\w\])])\[[^[\]\n]+\]\[([^[\]\n]+)\]/g

/** Finds text that would be a link if its label were defined: the label is mistyped, or was lost. */
export function findLooseReferences(tokens: readonly Token[], firstLine: number): LooseReference[] {
  const found: LooseReference[] = []
  walkTokens(tokens, firstLine, (token, line) => {
    if (!token.raw.includes('][')) return
    const text = readLooseText(token)
    for (const { 0: raw, 1: label = '', index } of text.matchAll(REFERENCE)) {
      found.push({ raw, label, line: line + countLineBreaks(text.slice(0, index)) })
    }
  })
  return found
}

/** The text of a block or a span itself, its places kept; empty for any other token. */
export function readLooseText(token: Token): string {
  return HOLDING_TEXT.has(token.type) ? childrenOf(token).map(readText).join('') : ''
}

/** The lexer splits text at brackets. Its links and code are blanked out here. */
function readText(token: Token): string {
  return token.type === 'text' ? token.raw : token.raw.replace(/[^\n]/g, '\0')
}
