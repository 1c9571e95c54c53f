// A note is compared with its own section before anybody may read it, by the firewall that is between
// a runtime model and a visitor. It is proven each time the index is built, so that a note that somebody
// changed by hand, or that no longer fits its section, never answers.

import { createFirewall } from '@docent/models/firewall'
import { readTerms } from '@docent/retrieval'
import type { NoteSentence, Passage, StudyNote } from '@docent/retrieval'
import type { StudySection, WrittenNote } from './types.ts'

const MAX_ANSWER_WORDS = 45
export const MAX_QUESTIONS = 20
const MAX_QUESTION_LENGTH = 160
export const MAX_WORDS = 12
const MAX_WORD_LENGTH = 40
/** A sentence of fewer terms, such as "Yes.", is judged together with the next one. */
const MIN_TERMS = 2

const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:|\]\s*[([]|<[a-z/!]/i
const CODE_SPAN = /(?<![\\`])`[^`]+`(?!`)/g
const SENTENCE_END = /(?<=[.!?]["')\]]?)\s+(?=[\p{Lu}\p{N}`"'(*])/u

export type Proof = { readonly note: StudyNote } | { readonly reason: string }

/** Proves a note, or says why it cannot be used. */
export function proveNote(written: WrittenNote, { key, passage }: StudySection): Proof {
  const reason = findFault(written)
  if (reason !== undefined) return { reason }
  const answer: NoteSentence[] = []
  for (const markdown of splitAnswer(written.answer)) {
    const quote = findSupport(markdown, passage)
    if (quote === undefined) return { reason: `the section does not say "${markdown}"` }
    answer.push({ markdown, quote })
  }
  const { questions, words, isMissing = false } = written
  const note = { key, passage: passage.id, questions, words, answer }
  return { note: isMissing ? { ...note, isMissing } : note }
}

export function isUsableQuestion(text: string): boolean {
  return hasRightLength(text) && !ADDRESS.test(text)
}

export function isUsableWord(text: string): boolean {
  return text.length <= MAX_WORD_LENGTH && !ADDRESS.test(text)
}

function hasRightLength(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_QUESTION_LENGTH
}

function findFault({ questions, answer, words }: WrittenNote): string | undefined {
  const count = countWords(answer)
  if (questions.length === 0) return 'it has no question'
  if (questions.length > MAX_QUESTIONS) {
    return `it has ${questions.length} questions, and at most ${MAX_QUESTIONS} are kept`
  }
  if (!questions.every(hasRightLength)) {
    return `a question has 1 to ${MAX_QUESTION_LENGTH} characters`
  }
  if (words.length > MAX_WORDS || words.some((word) => word.length > MAX_WORD_LENGTH)) {
    return `it has at most ${MAX_WORDS} words of ${MAX_WORD_LENGTH} characters`
  }
  if (answer !== '' && count === 0) return 'it has no answer'
  if (count > MAX_ANSWER_WORDS) {
    return `its answer has ${count} words, and at most ${MAX_ANSWER_WORDS} are kept`
  }
  if (answer.includes('\n')) return 'its answer has more than one paragraph'
  // Code is not a link. Pages name addresses and tags in it, which the section must have exactly.
  const outside = answer.replaceAll(CODE_SPAN, ' ')
  if ([...questions, ...words, outside].some((each) => ADDRESS.test(each))) {
    return 'it contains an address or HTML: Docent adds the link to the section by itself'
  }
  return undefined
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Splits sentences; one that says almost nothing goes with the one after it. */
function splitAnswer(answer: string): string[] {
  const sentences: string[] = []
  let begun = ''
  for (const part of answer.trim().split(SENTENCE_END)) {
    const sentence = begun === '' ? part : `${begun} ${part}`
    const isShort = new Set(readTerms(sentence)).size < MIN_TERMS
    if (!isShort) sentences.push(sentence)
    begun = isShort ? sentence : ''
  }
  return begun === '' ? sentences : [...sentences, begun]
}

/** The sentence of a passage that supports this one; nothing if the firewall changes or doubts it. */
function findSupport(sentence: string, passage: Passage): string | undefined {
  const firewall = createFirewall({
    passages: () => [passage],
    allow: () => undefined,
    secrets: NO_SECRETS,
    phrases: { removedAddress: '' },
  })
  const said = [...firewall.push(cite(sentence)), ...firewall.end()]
  const text = said.filter((part) => typeof part === 'string').join('')
  const citation = said.find((part) => typeof part !== 'string')
  return text.trim() === sentence.trim() ? citation?.quote : undefined
}

const NO_SECRETS = { canary: 'notes have no canary', sentences: [] }

/** With a mark before the full stop, as a runtime model is told to write it. */
function cite(sentence: string): string {
  const end = /[.!?]*["')\]]?$/.exec(sentence)?.index ?? sentence.length
  return `${sentence.slice(0, end)} [1]${sentence.slice(end)}`
}
