// A list of settings is often one section: the name of each in bold, and its description below.

import { inlineText, plainText, type ContentToken } from '@docent/content'
import type { AskedParts } from './askedParts.ts'
import type { Token } from './inline.ts'

/** A shorter list is one passage, because an answer shows most of it. */
const LONG_LIST_WORDS = 300
const MIN_TERMS = 5
/** A longer name is more than a name. */
const MAX_TERM = 120

/**
 * Splits the blocks of a long section at its terms: paragraphs that have nothing but names in code, in bold. Undefined
 * for fewer than five, if one has no description, and if one is directly above a block of code: then it is the name of a
 * file.
 */
export function splitAtTerms(tokens: readonly Token[]): AskedParts | undefined {
  const before: Token[] = []
  const parts: { question: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    const term = readTerm(token as ContentToken)
    const open = parts.at(-1)
    if (term === undefined) {
      if (!open) before.push(token)
      else if (!isEmpty([token]) || !isEmpty(open.tokens)) open.tokens.push(token)
    }
    // Several terms in a row share what follows them: `-f` and `--force`.
    else if (open && open.tokens.length === 0) open.question += `, ${term}`
    else parts.push({ question: term, tokens: [] })
  }
  const isList =
    parts.length >= MIN_TERMS &&
    parts.every(
      ({ question, tokens: own }) =>
        question.length <= MAX_TERM && !isEmpty(own) && !beginsWithCode(own),
    ) &&
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
  const texts = names.map((name) => inlineText([name]).trim())
  const areTerms = names.every(isName) && texts.every(isTerm)
  return areTerms && texts.length > 0 ? texts.join(', ') : undefined
}

function isName(token: ContentToken): boolean {
  if (token.type === 'codespan') return true
  return token.type === 'link' && ((token.tokens ?? []) as ContentToken[]).every(isName)
}

/** "npm install" is a command, and the steps of a procedure stay together. */
function isTerm(name: string): boolean {
  return name !== '' && (!/\s/u.test(name) || name.startsWith('-') || name.includes('('))
}

function isPunctuation({ type, raw }: ContentToken): boolean {
  return type === 'text' && /^[\s,:：]*$/u.test(raw)
}

/** Whether blocks have no text, such as a rule or a comment. */
function isEmpty(tokens: readonly Token[]): boolean {
  return tokens.every((token) => plainText([token]).trim() === '')
}

function beginsWithCode(tokens: readonly Token[]): boolean {
  return tokens.find((token) => !isEmpty([token]))?.type === 'code'
}

function countWords(tokens: readonly Token[]): number {
  return plainText(tokens).split(/\s+/).filter(Boolean).length
}
