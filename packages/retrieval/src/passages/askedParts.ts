import { inlineText, type ContentToken } from '@docent/content'
import type { Token } from './inline.ts'

/** A question above its answer, or the name of a setting above its description, without being a heading. */
export interface AskedPart {
  readonly question: string
  readonly tokens: readonly Token[]
}

export interface AskedParts {
  /** The blocks before the first question. */
  readonly before: readonly Token[]
  readonly asked: readonly AskedPart[]
}

/** A longer text in bold is more than a question. */
const MAX_QUESTION = 300
const MIN_QUESTION = 8
/** `Q.`, `Q:`, `Question 3:` */
const ASKS = /^\s*Q(?:uestion)?(?: ?\d{1,3})?[.:)]\s*$/i
const ASKS_FIRST = /^\s*Q(?:uestion)?(?: ?\d{1,3})?[.:)]\s+(?=\S)/i
const ANSWERS = /^\s*A(?:nswer)?(?: ?\d{1,3})?[.:)]\s*$/i
const ANSWERS_FIRST = /^\s*A(?:nswer)?(?: ?\d{1,3})?[.:)]\s+(?=\S)/

/**
 * Splits the blocks of a section at its questions: paragraphs or items that begin with a question in bold, or with
 * "Q.". Undefined for fewer than two, and if one of them has no answer.
 */
export function splitAtQuestions(tokens: readonly Token[]): AskedParts | undefined {
  const before: Token[] = []
  const asked: { question: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    const found = readAsked(token as ContentToken)
    const open = asked.at(-1)
    if (found.length > 0) asked.push(...found)
    else if (open === undefined) before.push(token)
    else if (open.tokens.some(({ type }) => type !== 'space')) open.tokens.push(token)
    else open.tokens.push(...dropAnswerLabel([token]))
  }
  const isComplete = asked.every((part) => part.tokens.some(({ type }) => type !== 'space'))
  return asked.length >= 2 && isComplete ? { before, asked } : undefined
}

function readAsked(token: ContentToken): { question: string; tokens: Token[] }[] {
  if (token.type === 'paragraph') {
    const found = readBlocks([token])
    return found ? [found] : []
  }
  if (token.type !== 'list') return []
  const found = token.items.map(({ tokens }) => readBlocks(tokens))
  return found.every((part) => part !== undefined) ? found : []
}

/** The question that blocks begin with, and the blocks of its answer. */
function readBlocks(blocks: readonly Token[]): { question: string; tokens: Token[] } | undefined {
  const [lead, ...others] = blocks.filter(({ type }) => type !== 'space')
  const spans = readSpans(lead)
  const read = spans && readLead(spans)
  if (read === undefined) return undefined
  const answer = isBlank(read.rest) ? others : [toParagraph(read.rest), ...others]
  return { question: read.question, tokens: dropAnswerLabel(answer) }
}

/** The blocks of an answer without "A." at their start. */
function dropAnswerLabel(blocks: readonly Token[]): Token[] {
  const [first, ...rest] = blocks
  const said = dropLabel(readSpans(first) ?? [], ANSWERS, ANSWERS_FIRST)
  if (said === undefined) return [...blocks]
  return isBlank(said) ? rest : [toParagraph(said), ...rest]
}

/** The spans of a paragraph, or of the text of an item. */
function readSpans(token: Token | undefined): readonly ContentToken[] | undefined {
  const known = token as ContentToken | undefined
  if (known?.type !== 'paragraph' && known?.type !== 'text') return undefined
  return known.tokens as ContentToken[] | undefined
}

/** The question at the start of a paragraph: after "Q.", or the words in bold or italics. */
function readLead(
  spans: readonly ContentToken[],
): { question: string; rest: readonly ContentToken[] } | undefined {
  const labelled = dropLabel(spans, ASKS, ASKS_FIRST)
  const left = labelled ?? spans
  const count = labelled ? countAsked(left) : Number(isEmphasis(left[0]))
  const last = left[count - 1]
  if (last === undefined) return undefined
  const { head, tail } = cutQuestion(last)
  const question = inlineText([...left.slice(0, count - 1), head])
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isAsked = labelled !== undefined || question.endsWith('?')
  const isQuestion = isAsked && question.length >= MIN_QUESTION && question.length <= MAX_QUESTION
  return isQuestion ? { question, rest: [...tail, ...left.slice(count)] } : undefined
}

/** The number of spans behind "Q." that are the question: up to its mark, or else those before "A.", or all. */
function countAsked(spans: readonly ContentToken[]): number {
  const marked = spans.findIndex(endsQuestion)
  if (marked >= 0) return marked + 1
  const answer = spans.findIndex((_, index) => isAnswerLabel(spans.slice(index)))
  return answer < 0 ? spans.length : answer
}

function isAnswerLabel(spans: readonly ContentToken[]): boolean {
  return isEmphasis(spans[0]) && dropLabel(spans, ANSWERS, ANSWERS_FIRST) !== undefined
}

function isEmphasis(token: ContentToken | undefined): boolean {
  return token?.type === 'strong' || token?.type === 'em'
}

function endsQuestion(token: ContentToken): boolean {
  return /\?(?=\s|$)/.test(inlineText([token]))
}

/** A text that goes on after its question is cut in two. */
function cutQuestion(token: ContentToken): {
  readonly head: ContentToken
  readonly tail: readonly ContentToken[]
} {
  const found = token.type === 'text' ? /^[^]*?\?(?=\s)/.exec(token.raw) : null
  if (found === null) return { head: token, tail: [] }
  return { head: toText(found[0]), tail: [toText(token.raw.slice(found[0].length))] }
}

/** The spans behind a label such as "Q.", which may be in bold. Undefined if they begin with none. */
function dropLabel(
  spans: readonly ContentToken[],
  whole: RegExp,
  start: RegExp,
): readonly ContentToken[] | undefined {
  const [first, ...others] = spans.slice(spans.findIndex((span) => !isBlank([span])))
  if (first === undefined) return undefined
  if (whole.test(inlineText([first]))) return others
  const label = first.type === 'text' ? start.exec(first.raw)?.[0] : undefined
  return label === undefined ? undefined : [toText(first.raw.slice(label.length)), ...others]
}

function isBlank(tokens: readonly ContentToken[]): boolean {
  return inlineText(tokens).trim() === '' && tokens.every(({ type }) => type !== 'image')
}

function toText(raw: string): ContentToken {
  return { type: 'text', raw, text: raw, escaped: false }
}

function toParagraph(tokens: readonly ContentToken[]): ContentToken {
  const raw = tokens.map((token) => token.raw).join('')
  return { type: 'paragraph', raw, text: raw, tokens: [...tokens] }
}
