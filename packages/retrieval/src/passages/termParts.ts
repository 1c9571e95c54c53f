// A list of settings is often one section: the name of each in bold, and its description below.

import { inlineText, plainText, type ContentToken } from '@docent/content'
import type { AskedParts } from './askedParts.ts'
import type { Token } from './inline.ts'

/** A shorter list is one passage, because an answer shows most of it. */
const LONG_LIST_WORDS = 300
const MIN_TERMS = 5

/**
 * Splits the blocks of a long section at its terms: paragraphs that have nothing but names in code, in bold. Undefined
 * for fewer than five, and if one of them is above a block of code: then it is the name of a file.
 */
export function splitAtTerms(tokens: readonly Token[]): AskedParts | undefined {
  const before: Token[] = []
  const parts: { question: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    const term = readTerm(token as ContentToken)
    const open = parts.at(-1)
    if (term === undefined) (open?.tokens ?? before).push(token)
    // Several terms in a row share what follows them: `-f` and `--force`.
    else if (open && isEmpty(open.tokens)) open.question += `, ${term}`
    else parts.push({ question: term, tokens: [] })
  }
  const isList =
    parts.length >= MIN_TERMS &&
    parts.every((part) => !isEmpty(part.tokens) && !beginsWithCode(part.tokens)) &&
    countWords(tokens) >= LONG_LIST_WORDS
  return isList ? { before, asked: parts } : undefined
}

/** The names in a paragraph such as "**[`PORT`](#port):**"; undefined for any other block. */
function readTerm(token: ContentToken): string | undefined {
  if (token.type !== 'paragraph') return undefined
  const [strong, ...others] = ((token.tokens ?? []) as ContentToken[]).filter(
    ({ type, raw }) => type !== 'text' || raw.trim() !== '',
  )
  if (strong?.type !== 'strong' || others.some((other) => !isPunctuation(other))) return undefined
  const names = ((strong.tokens ?? []) as ContentToken[]).filter((span) => !isPunctuation(span))
  if (names.length === 0 || !names.every(isName)) return undefined
  return names.map((name) => inlineText([name]).trim()).join(', ')
}

function isName(token: ContentToken): boolean {
  if (token.type === 'codespan') return true
  return token.type === 'link' && ((token.tokens ?? []) as ContentToken[]).every(isName)
}

function isPunctuation({ type, raw }: ContentToken): boolean {
  return type === 'text' && /^[\s,:：]*$/u.test(raw)
}

function isEmpty(tokens: readonly Token[]): boolean {
  return tokens.every(({ type }) => type === 'space')
}

function beginsWithCode(tokens: readonly Token[]): boolean {
  return tokens.find(({ type }) => type !== 'space')?.type === 'code'
}

function countWords(tokens: readonly Token[]): number {
  return plainText(tokens).split(/\s+/).filter(Boolean).length
}
