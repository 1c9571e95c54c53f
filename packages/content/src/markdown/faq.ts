import type { Token, Tokens } from 'marked'
import { childrenOf } from './walk.ts'

/** A comment that is replaced by questions and answers, `<!-- faq: /lamp#care -->`. */
export interface Faq {
  /** Routes and sections, `/lamp` or `/lamp#care`; empty for the page itself. */
  readonly places: readonly string[]
}

const COMMENT = /^<!--\s*faq\s*(?::([^<>]*?))?-->\s*$/

/** Reads a comment that asks for questions and answers; undefined for any other token. */
export function readFaq(token: Token): Faq | undefined {
  if (token.type !== 'html' || !(token as Tokens.HTML).block) return undefined
  const found = COMMENT.exec(token.raw.trim())
  return found ? { places: (found[1] ?? '').split(/[\s,]+/).filter(Boolean) } : undefined
}

/** All of them in a text, those in lists and quotes too, in order. */
export function findFaqs(tokens: readonly Token[]): Faq[] {
  return tokens.flatMap((token) => {
    const faq = readFaq(token)
    return [...(faq ? [faq] : []), ...findFaqs(childrenOf(token))]
  })
}
