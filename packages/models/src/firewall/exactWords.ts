// The parts of a claim that the passage must contain literally: numbers, versions, options, code.

import type { Passage } from '@docent/retrieval'
import { isNestedSetting, readSettingPaths } from './settingPaths.ts'

export const NUMBER: RegExp = /\d+(?:[.,:]\d+)*/g
const OPTION = /(?<![\w-])--?[a-z][\w-]+/gi
export const CODE_SPAN: RegExp = /(?<!`)`+([^`]+)`+/g
const IDENTIFIER = /\b(?:[a-z]+[A-Z]\w*|[A-Za-z]\w*_\w+|[A-Za-z][\w-]{0,63}\.[a-z]{2,4})\b/g
/** One word in quotes is a value or a name. */
const QUOTED = /(?<![\w])["“']([\w.-]+)["”'](?![\w])/g
/** A placeholder is a whole word or a part of a path. The `<string>` of `Promise<string>` is code. */
export const PLACEHOLDER: RegExp = /(?<![^\s"'/.:=@_-])<[a-z][a-z0-9_-]*>(?![^\s"'/.:=@_-])/g
/** Words for numbers; the place of each is its number. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** A sentence without one of these has no number. */
export const MAYBE_NUMBER: RegExp = new RegExp(
  String.raw`\p{Nd}|\b(?:${NUMBER_WORDS.join('|')}|once|twice)\b`,
  'iu',
)
/** A sentence without one of these, and without a number, has no literal words. */
const MAYBE_EXACT = /[`_"“']|[a-z][A-Z]|\w\.\w|\B--?\w/
export const NUMBER_WORD: RegExp = new RegExp(String.raw`\b(?:${NUMBER_WORDS.join('|')})\b`, 'gi')
/** The "one" of "the first one" is not a number. */
const UNCOUNTED =
  /\bone(?! (?:second|minute|hour|day|week|month|year|time|euro|dollar|page|step|file|percent)s?\b)/gi
/** The beginning of a number such as ".5". */
const BARE_POINT = /(?<![\w.])\.(?=\d+(?!\w))/g
const DATED = /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}$/
/** The characters of a date before its year, and the one before the date. */
const DATE_LENGTH = 7
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g
/** The code of each of these digits ends in the digit itself. */
const LAST_BITS = 0xf
// Numbers in the forms of other languages: 2.500, 2 000 and 1,5. Versions rarely have parts of three digits.
const DOTTED_THOUSANDS = /(?<![\d.,v])[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\.\d)/g
const SPACED_THOUSANDS = /(?<=(?<!\d)\d{1,3}) (?=(?:\d{3} ){0,3}000(?!\d))/g
/** "(0,5)" and "1,2,5" are lists. */
const DECIMAL_COMMA =
  /(?<=(?<![\d.,])\d{1,15}),(?!(?<=[([]\d{1,15},)\d{1,2}[)\]])(?=\d{1,2}(?![\d,]|\.\d))/g
/** "Once a day" counts, and "once installed" does not. */
const TIMES = /\b(once|twice)\b(?= (?:a|an|per|every|each|daily|weekly|monthly)\b)/g

export function readExact(prose: string): string[] {
  if (!MAYBE_EXACT.test(prose) && !MAYBE_NUMBER.test(prose)) return []
  const code = prose.includes('`')
    ? [...prose.matchAll(CODE_SPAN)].flatMap(([, content = '']) =>
        // In a table, a pipe has to be escaped.
        readCodeWords(content.replaceAll('\\|', '|')),
      )
    : []
  const quoted = [...prose.matchAll(QUOTED)].map(([, word = '']) => word)
  const marked = [
    ...code,
    ...quoted,
    ...(prose.match(OPTION) ?? []),
    ...(prose.match(IDENTIFIER) ?? []),
  ]
  const kept = marked.map((word) => readWord(foldExact(word))).filter((word) => word)
  const numbers = foldExact(dropUncounted(prose)).match(NUMBER) ?? []
  return [...new Set([...kept, ...numbers])]
}

/**
 * The words of a span of code. A placeholder is read with the words before it, because only its place can
 * be compared.
 */
function readCodeWords(span: string): string[] {
  const words: string[] = []
  for (const word of span.split(/\s+/)) {
    const before = words.at(-1) ?? ''
    const isWhole = word !== '' && word.replaceAll(PLACEHOLDER, '') === ''
    words.push(isWhole && before !== '' ? `${before} ${word}` : word)
  }
  return words
}

function readWord(word: string): string {
  return hasPlaceholder(word) ? word : trim(word)
}

function hasPlaceholder(word: string): boolean {
  return word.includes('<') && word.search(PLACEHOLDER) >= 0
}

/** Drops each "one" that is not a number. */
export function dropUncounted(text: string): string {
  return text.replaceAll(UNCOUNTED, '')
}

/** Without the punctuation around a word; an option keeps its dashes. */
function trim(word: string): string {
  const bare = word.replace(/^[^\w-]+/, '').replace(/(?<!\W)\W+$/, '')
  return /^--?[a-z]/.test(bare) ? bare : bare.replace(/^\W+/, '')
}

/** Lower case, and each number as English writes it in digits, but without commas: 1500, 1.5. */
export function foldExact(text: string): string {
  const lower = foldDigits(text.toLowerCase())
    .replaceAll(TIMES, (word) => (word === 'once' ? '1' : '2'))
    .replaceAll(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word)))
  if (!/\d/.test(lower)) return lower
  return (
    lower
      // "1920×1080" is also written with a letter.
      .replaceAll('×', 'x')
      .replaceAll(DOTTED_THOUSANDS, (number) => number.replaceAll('.', ''))
      .replaceAll(/(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .replaceAll(SPACED_THOUSANDS, '')
      .replaceAll(DECIMAL_COMMA, '.')
      .replaceAll(BARE_POINT, '0.')
  )
}

/** Arabic and Persian digits become those of English. */
export function foldDigits(text: string): string {
  return text
    .replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & LAST_BITS))
    .replaceAll(/(?<=\d)\u066c(?=\d)/g, '')
    .replaceAll(/(?<=\d)\u066b(?=\d)/g, '.')
}

/** Whether a passage has a word exactly as written. `text` is the whole folded text of the passage. */
export function hasExact(word: string, text: string, passage: Passage): boolean {
  if (holds(text, word)) return true
  if (hasPlaceholder(word)) return holds(text, trim(word.slice(word.lastIndexOf(' ') + 1)))
  if (/^\d/.test(word)) return false
  if (word.startsWith('-')) return isBareOption(word, text)
  if (!word.includes('.')) return false
  return isNestedSetting(word, readSettingPaths(passage)) || isHeadingPath(word, passage)
}

/** Whether headings name the parts: `definition.parent` is in the section "parent" of "Definition". */
function isHeadingPath(word: string, { title, path }: Passage): boolean {
  const [last = '', ...above] = [title, ...path].map(foldExact).toReversed()
  const parts = word.split('.').toReversed()
  return parts.every((part, place) =>
    place === 0 ? holds(last, part, /\w/) : above.some((heading) => holds(heading, part, /\w/)),
  )
}

/** Whether a text names an option without its dashes, as tables do. A plain word is not enough. */
function isBareOption(option: string, text: string): boolean {
  const name = option.replace(/^--?/, '')
  return /[-_]/.test(name) && holds(text, name, /[\w-]/)
}

/** A text contains a number or an option only if it is not part of a longer one. */
function holds(text: string, word: string, part: RegExp | undefined = choosePart(word)): boolean {
  // "main..feature" has an empty part, which is found everywhere.
  if (word === '') return false
  // `VITE_` is the beginning of names.
  const isBeginning = word.endsWith('_')
  const isNumber = /^\d/.test(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!part) return true
    if (isNumber && isLaterPart(text, at)) continue
    const next = isBeginning ? '' : text.charAt(at + word.length)
    if (!part.test(text.charAt(at - 1)) && !part.test(next)) return true
  }
  return false
}

/**
 * Whether a place is after the point of a longer number: 4.5.0 is not a 5. The year of a date such as
 * 31.12.2024 is a number alone.
 */
function isLaterPart(text: string, at: number): boolean {
  if (text.charAt(at - 1) !== '.' || !/\d/.test(text.charAt(at - 2))) return false
  return !DATED.test(text.slice(Math.max(0, at - DATE_LENGTH), at + 4))
}

/** The characters that must not be next to a word. A plain word has none: it may have another ending. */
function choosePart(word: string): RegExp | undefined {
  if (/^\d/.test(word)) return /\d/
  if (word.startsWith('-')) return /[\w-]/
  return /[_.]/.test(word) ? /\w/ : undefined
}
