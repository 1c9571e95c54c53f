/** Data that code writes out: nothing in it has to be evaluated. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | ReadonlyMap<string, Literal>

export interface ReadLiteral {
  readonly value: Literal
  /** The position after it. */
  readonly end: number
}

/** Data in more lists or objects than this is left out. */
const MAX_DEPTH = 8
const SPACE = /\s*/y
const NUMBER = /[-+]?\d[\d_]*(?:\.\d+)?(?![\w$.])/y
/** The name of an entry, or of a value that only the build of the page knows. */
const NAME = /[A-Za-z_$][\w$.]*/y
const ENTRY_NAME = /[A-Za-z_$][\w$-]*/y
const WORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
])
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' }

/** Reads a whole expression of JavaScript, JSON or Python that is data. Undefined for any other code. */
export function readLiteralCode(code: string): Literal | undefined {
  const read = readLiteralAt(code, 0, code.length)
  return read !== undefined && skipSpace(code, read.end) === code.length ? read.value : undefined
}

/** Reads the data that begins at a position. A name such as `icon` reads as null, because its value is unknown. */
export function readLiteralAt(text: string, start: number, limit: number): ReadLiteral | undefined {
  return readValue(text, start, limit, 0)
}

function readValue(
  text: string,
  start: number,
  limit: number,
  depth: number,
): ReadLiteral | undefined {
  const at = skipSpace(text, start)
  const mark = text[at] ?? ''
  if (at >= limit || depth > MAX_DEPTH) return undefined
  if (mark === '"' || mark === "'" || mark === '`') return readText(text, at, limit)
  if (mark === '[') return readList(text, at, limit, depth)
  if (mark === '{') return readEntries(text, at, limit, depth)
  const number = match(NUMBER, text, at)
  if (number !== '') return { value: Number(number.replaceAll('_', '')), end: at + number.length }
  const name = match(NAME, text, at)
  if (name === '') return undefined
  const end = at + name.length
  // A call, an arrow or an operator after a name is code.
  return /[,\]})]/.test(text[skipSpace(text, end)] ?? ',')
    ? { value: WORDS.get(name) ?? null, end }
    : undefined
}

/** A text without values of code in it. */
function readText(text: string, start: number, limit: number): ReadLiteral | undefined {
  const mark = text[start]
  let value = ''
  for (let at = start + 1; at < limit; at++) {
    const next = text[at] ?? ''
    if (next === mark) return { value, end: at + 1 }
    if (mark === '`' ? text.startsWith('${', at) : next === '\n') return undefined
    if (next === '\\') at++
    value += next === '\\' ? (ESCAPES[text[at] ?? ''] ?? text[at] ?? '') : next
  }
  return undefined
}

function readList(
  text: string,
  start: number,
  limit: number,
  depth: number,
): ReadLiteral | undefined {
  const values: Literal[] = []
  for (let at = skipSpace(text, start + 1); ;) {
    if (text[at] === ']') return { value: values, end: at + 1 }
    const read = readValue(text, at, limit, depth + 1)
    if (read === undefined) return undefined
    values.push(read.value)
    const next = skipComma(text, read.end, ']')
    if (next === undefined) return undefined
    at = next
  }
}

function readEntries(
  text: string,
  start: number,
  limit: number,
  depth: number,
): ReadLiteral | undefined {
  const entries = new Map<string, Literal>()
  for (let at = skipSpace(text, start + 1); ;) {
    if (text[at] === '}') return { value: entries, end: at + 1 }
    const name = readEntryName(text, at, limit)
    if (name === undefined) return undefined
    const colon = skipSpace(text, name.end)
    const read = text[colon] === ':' ? readValue(text, colon + 1, limit, depth + 1) : undefined
    if (read === undefined) return undefined
    entries.set(name.value, read.value)
    const next = skipComma(text, read.end, '}')
    if (next === undefined) return undefined
    at = next
  }
}

function readEntryName(
  text: string,
  at: number,
  limit: number,
): { value: string; end: number } | undefined {
  if (text[at] === '"' || text[at] === "'") {
    const read = readText(text, at, limit)
    return typeof read?.value === 'string' ? { value: read.value, end: read.end } : undefined
  }
  const name = match(ENTRY_NAME, text, at)
  return name === '' ? undefined : { value: name, end: at + name.length }
}

/** The position of the next value or of the closing mark. Undefined if neither is there. */
function skipComma(text: string, from: number, closing: string): number | undefined {
  const at = skipSpace(text, from)
  if (text[at] === closing) return at
  return text[at] === ',' ? skipSpace(text, at + 1) : undefined
}

export function skipSpace(text: string, at: number): number {
  return at + match(SPACE, text, at).length
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
