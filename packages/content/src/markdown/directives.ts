// What Markdown has no form for is said by a comment before a form that it has: a list or a table
// that reads well wherever comments are not understood, and is found and cited as any other.

import type { Token } from 'marked'

/** What may be said, each with the kinds of block that it can be said of. */
const FORMS = {
  tabs: ['list'],
  terms: ['list'],
  table: ['table'],
} as const

export type DirectiveName = keyof typeof FORMS

/** What a comment says of the block that follows it: `<!-- tabs: system -->`. */
export interface Directive {
  readonly name: DirectiveName
  /** The text after the colon; empty without one. */
  readonly words: string
}

/** A block with what a comment before it says of it. */
export interface DirectedBlock {
  readonly token: Token
  readonly directive: Directive | undefined
}

const COMMENT = /^<!--\s*(tabs|terms|table)\s*(?::([^<>]*?))?-->\s*$/

/** Reads a comment that says something of the block after it; undefined for any other token. */
export function readDirective(token: Token): Directive | undefined {
  if (token.type !== 'html') return undefined
  const [, name, words = ''] = COMMENT.exec(token.raw.trim()) ?? []
  return name === undefined ? undefined : { name: name as DirectiveName, words: words.trim() }
}

/** The blocks, each with what is said of it. A comment that says it of no such block stays by itself. */
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

/** Whether something may be said of a block. */
export function isFor({ name }: Directive, token: Token | undefined): boolean {
  const kinds: readonly string[] = FORMS[name]
  return token !== undefined && kinds.includes(token.type)
}

/** The kind of block that has to follow a comment, in words. */
export function describeForm({ name }: Directive): string {
  return FORMS[name][0]
}
