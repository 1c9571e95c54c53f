// Forms that Markdown lacks are written as a comment before a list or table, which reads well if
// comments are not understood, and is found and cited like any other.

import type { Token } from 'marked'

/** The known directives, each with the kinds of block that it can precede. */
const FORMS = {
  tabs: ['list'],
  terms: ['list'],
  table: ['table'],
} as const

export type DirectiveName = keyof typeof FORMS

/** The directive of a comment for the block after it: `<!-- tabs: system -->`. */
export interface Directive {
  readonly name: DirectiveName
  /** The text after the colon; empty without one. */
  readonly words: string
}

/** A block with the directive before it. */
export interface DirectedBlock {
  readonly token: Token
  readonly directive: Directive | undefined
}

const COMMENT = /^<!--\s*(tabs|terms|table)\s*(?::([^<>]*?))?-->\s*$/

/** Reads a comment that describes the block after it; undefined for any other token. */
export function readDirective(token: Token): Directive | undefined {
  if (token.type !== 'html') return undefined
  const [, name, words = ''] = COMMENT.exec(token.raw.trim()) ?? []
  return name === undefined ? undefined : { name: name as DirectiveName, words: words.trim() }
}

/** The blocks, each with its directive. A comment before any other block stays a separate block. */
export function pairDirectives(tokens: readonly Token[]): DirectedBlock[] {
  const blocks: DirectedBlock[] = []
  let directive: Directive | undefined
  for (const token of tokens) {
    if (directive && token.type === 'space') continue
    const isMeant = directive && isFor(directive, token)
    blocks.push({ token, directive: isMeant ? directive : undefined })
    directive = readDirective(token)
  }
  return blocks
}

/** Whether a directive can precede a block. */
export function isFor({ name }: Directive, token: Token | undefined): boolean {
  const kinds: readonly string[] = FORMS[name]
  return token !== undefined && kinds.includes(token.type)
}

/** The kind of block that has to follow a comment, in words. */
export function describeForm({ name }: Directive): string {
  return FORMS[name][0]
}
