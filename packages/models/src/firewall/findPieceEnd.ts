import { countTicks, readCode } from './brackets.ts'
import { mayBecomeMark, readMark } from './marks.ts'
import { MAX_HIDDEN_LENGTH, MAX_PIECE_LENGTH } from './tuning.ts'

const HIDDEN = /<(script|style)[\s>]/i
const STOP = /[\\`<[\]\n.!?…。！？]/g
const SENTENCE_END = /[.!?…]+["'”’»)\]*_]*(?=[ \t])|[。！？]+[”’」』）]*/y
const OPENS_TAG = /<[a-z/!?]/iy

/**
 * Finds the end of the first piece of a text: after a sentence with its marks, or after a line.
 * Returns undefined as long as more text could change the result.
 *
 * @param isEnd whether the text is complete.
 */
export function findPieceEnd(text: string, isEnd: boolean): number | undefined {
  const begun = text.slice(0, MAX_PIECE_LENGTH)
  const bound = HIDDEN.test(begun) ? MAX_HIDDEN_LENGTH : MAX_PIECE_LENGTH
  const isCut = text.length >= bound
  const end = findEnd(text.slice(0, bound), isEnd && !isCut)
  if (end !== undefined) return end
  if (isCut) return cutWithin(text.slice(0, bound))
  return isEnd ? text.length : undefined
}

function findEnd(text: string, isEnd: boolean): number | undefined {
  let depth = 0
  for (let at = 0; ;) {
    STOP.lastIndex = at
    const stop = STOP.exec(text)
    if (!stop) return undefined
    at = stop.index
    const character = stop[0]
    if (character === '\n') {
      const goesOn = depth > 0 ? mayGoOn(text, at, isEnd) : false
      if (goesOn === 'undecided') return undefined
      if (!goesOn) return at + 1
      at += 1
    } else if (character === '\\') at += 2
    else if (character === '`') at = skipCode(text, at, isEnd)
    else if (character === '<') at = skipTag(text, at, isEnd)
    else if (character === '[') at += 1 + Number(++depth < 0)
    else if (character === ']') {
      depth = Math.max(0, depth - 1)
      at = text[at + 1] === '(' ? skipAddress(text, at + 1) : at + 1
    } else {
      const end = depth > 0 ? undefined : readSentenceEnd(text, at, isEnd)
      if (end === 'undecided') return undefined
      if (end !== undefined) return end
      at += 1
    }
    if (at >= text.length) return undefined
  }
}

/**
 * A label or a span of code may continue on the next line of its paragraph. The next line must begin
 * with a letter, because other characters may begin a list, a table or a heading.
 */
function mayGoOn(text: string, at: number, isEnd: boolean): boolean | 'undecided' {
  if (at + 1 >= text.length) return isEnd ? false : 'undecided'
  return /\p{L}/u.test(text.charAt(at + 1))
}

/** Returns the end of a span of code, or of its ticks if it is never closed. */
function skipCode(text: string, at: number, isEnd: boolean): number {
  const end = findParagraphEnd(text, at)
  const code = readCode(end === undefined ? text : text.slice(0, end), at)
  // A run at the very end may grow longer.
  const isWhole = code && (at + code.raw.length < text.length || end !== undefined || isEnd)
  if (isWhole) return at + code.raw.length
  return end === undefined && !isEnd ? text.length : at + countTicks(text, at)
}

function findParagraphEnd(text: string, from: number): number | undefined {
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (mayGoOn(text, at, false) === false) return at
  }
  return undefined
}

function skipTag(text: string, at: number, isEnd: boolean): number {
  OPENS_TAG.lastIndex = at
  if (at + 1 < text.length && !OPENS_TAG.test(text)) return at + 1
  const hidden = HIDDEN.exec(text.slice(at, at + 8))
  if (hidden?.index === 0) {
    const end = text.toLowerCase().indexOf(`</${hidden[1]?.toLowerCase()}`, at)
    if (end >= 0) return end
    return isEnd || text.length >= MAX_HIDDEN_LENGTH ? at + 1 : text.length
  }
  return skipTo(/[>\n]/g, text, at)
}

function skipAddress(text: string, at: number): number {
  return skipTo(/[)\n]/g, text, at)
}

/** Reads over the next of some characters, or up to a line break. */
function skipTo(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (!found) return text.length
  return found[0] === '\n' ? found.index : found.index + 1
}

function readSentenceEnd(
  text: string,
  at: number,
  isEnd: boolean,
): number | 'undecided' | undefined {
  SENTENCE_END.lastIndex = at
  const mark = SENTENCE_END.exec(text)
  if (!mark) {
    const rest = /^[.!?…。！？]+["'”’»)\]*_」』）]*$/.test(text.slice(at, at + 80))
    return rest && !isEnd ? 'undecided' : undefined
  }
  const end = skipMarks(text, at + mark[0].length, isEnd)
  if (end === 'undecided') return end
  // A lower-case letter continues the sentence: "e.g. this one"; a line break ends the line itself.
  return /^\s*(?:\n|[a-z])/.test(text.slice(end, end + 40)) ? undefined : end
}

/** Reads over the spaces and marks after a sentence, because they belong to it. */
function skipMarks(text: string, from: number, isEnd: boolean): number | 'undecided' {
  let at = from
  for (;;) {
    let next = at
    while (text[next] === ' ' || text[next] === '\t') next++
    if (next >= text.length) return isEnd ? next : 'undecided'
    const mark = readMark(text, next)
    if (!mark && mayBecomeMark(text, next)) return isEnd ? next : 'undecided'
    if (!mark) return text[next] === '\n' ? next : Math.max(next, at)
    at = mark.end
    // A link whose label is a number.
    if (text[at] === '(') at = skipAddress(text, at)
    if (at >= text.length && !isEnd) return 'undecided'
  }
}

/** Cuts a piece that is too long: after its last space, or at the limit if its script has no spaces. */
function cutWithin(text: string): number {
  const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'))
  if (space > 0) return space + 1
  const half = /[\ud800-\udbff]$/.test(text) ? 1 : 0
  return text.length - half
}
