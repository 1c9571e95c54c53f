// The configurations of JavaScript are text of somebody else: they are read, never run. Everything that is not written
// as a plain value, such as a call, is left out.

/** A group of a configuration: no key of it is inherited. */
export type ConfigGroup = Readonly<Record<string, unknown>>

export function isConfigGroup(value: unknown): value is ConfigGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field that the group has itself. */
export function fieldOf(value: unknown, key: string): unknown {
  return isConfigGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/**
 * Reads the value of a key in a text of JavaScript or TOML, the one with the fewest brackets around it: a string, a
 * number, a list or a group. Undefined if there is none that is a plain value.
 */
export function readKey(text: string, key: string): unknown {
  const found = [...scanKeys(text, key)].toSorted((a, b) => a.depth - b.depth)
  for (const { end } of found.slice(0, MOST_TRIES)) {
    const value = readPlainValue(text, end)
    if (value !== undefined) return value
  }
  return undefined
}

const MOST_TRIES = 50

/** Reads the first group with fields that is exported or has a name, as in `module.exports = { … }`. */
export function readMainGroup(text: string): ConfigGroup | undefined {
  for (const { index, 0: start } of text.matchAll(MAIN_GROUP)) {
    const value = readPlainValue(text, index + start.length - 1)
    if (isConfigGroup(value) && Object.keys(value).length > 0) return value
  }
  return undefined
}

const MAIN_GROUP = /(?:(?:exports|sidebars?)\b[^={}\n]{0,100}=|export default)\s*\{/g

/** Reads the plain value that begins at a place of a text. */
export function readPlainValue(text: string, start: number): unknown {
  return readValue({ text, at: start }, 0)
}

interface Reader {
  readonly text: string
  at: number
}

/** No configuration that a person wrote has more. */
const MAX_DEPTH = 40

const BLANK = /(?:\s+|\/\/[^\n]*|#[^\n]*)+/y
const WORD = /[\p{L}\p{N}_$.-]+/uy
/** A string on one line, or between backticks. */
const STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/y
const NUMBER = /^-?\d+(?:\.\d+)?$/

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const [found] = pattern.exec(reader.text) ?? []
  if (found !== undefined) reader.at += found.length
  return found
}

/** The next sign that is not part of a comment. */
function peek(reader: Reader): string {
  take(reader, BLANK)
  while (reader.text.startsWith('/*', reader.at)) {
    leap(reader, '*/', reader.at + 2)
    take(reader, BLANK)
  }
  return reader.text[reader.at] ?? ''
}

/** The raw form of a string. One that is not closed hides the rest of its line, or of the text. */
function takeString(reader: Reader): string | undefined {
  const sign = peek(reader)
  if (sign === '' || !'"\'`'.includes(sign)) return undefined
  const found = take(reader, STRING)
  if (found !== undefined) return found
  if (sign === '`') reader.at = reader.text.length
  else leap(reader, '\n', reader.at)
  return '``'
}

function leap(reader: Reader, end: string, from: number): void {
  const found = reader.text.indexOf(end, from)
  reader.at = found < 0 ? reader.text.length : found + end.length
}

function readValue(reader: Reader, depth: number): unknown {
  const value = readPlain(reader, depth)
  return skipRest(reader) ? value : undefined
}

function readPlain(reader: Reader, depth: number): unknown {
  const first = peek(reader)
  if (depth < MAX_DEPTH && first === '[') return readList(reader, depth)
  if (depth < MAX_DEPTH && first === '{') return readGroup(reader, depth)
  const quoted = takeString(reader)
  if (quoted !== undefined) return readString(quoted)
  const word = take(reader, WORD)
  if (word === 'true' || word === 'false') return word === 'true'
  return word !== undefined && NUMBER.test(word) ? Number(word) : undefined
}

function readList(reader: Reader, depth: number): unknown[] {
  const list: unknown[] = []
  reader.at++
  while (!isEnd(peek(reader), ']')) {
    const value = readValue(reader, depth + 1)
    if (value !== undefined) list.push(value)
    if (peek(reader) === ',') reader.at++
    else break
  }
  if (peek(reader) === ']') reader.at++
  return list
}

function readGroup(reader: Reader, depth: number): ConfigGroup {
  const fields: [string, unknown][] = []
  reader.at++
  while (!isEnd(peek(reader), '}')) {
    const quoted = takeString(reader)
    const key = quoted === undefined ? take(reader, WORD) : readString(quoted)
    const sign = peek(reader)
    // A method, a spread or a computed key is skipped as a value would be.
    if (key !== undefined && (sign === ':' || sign === '=')) {
      reader.at++
      const value = readValue(reader, depth + 1)
      if (value !== undefined) fields.push([key, value])
    } else skipRest(reader)
    if (peek(reader) === ',') reader.at++
    else break
  }
  if (peek(reader) === '}') reader.at++
  return Object.fromEntries(fields)
}

function isEnd(sign: string, close: string): boolean {
  return sign === '' || sign === close
}

/** Undefined for a template with values in it. */
function readString(quoted: string): string | undefined {
  const inner = quoted.slice(1, -1)
  if (quoted.startsWith('`') && inner.includes('${')) return undefined
  return inner.replaceAll(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code?: string, sign = '') => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return sign === 'n' ? '\n' : sign
  })
}

/**
 * Skips the rest of an expression, up to the sign after it. Returns false if it goes on in a way that changes its value:
 * `'a' + b` is not `a`. A type of TypeScript, as in `{ … } as const`, does not.
 */
function skipRest(reader: Reader): boolean {
  const from = reader.at
  const next = peek(reader)
  // A line of TOML ends its value.
  if (reader.text.slice(from, reader.at).includes('\n') && /[\p{L}_"'[]/u.test(next)) return true
  const isTyped = /(?:as|satisfies)\b/y
  isTyped.lastIndex = reader.at
  const isPlain = isTyped.test(reader.text) || /[,\]};)]|^$/.test(reader.text[reader.at] ?? '')
  let open = 0
  while (reader.at < reader.text.length) {
    const sign = peek(reader)
    if (open === 0 && /[,\]};)]/.test(sign)) break
    if (takeString(reader) !== undefined) continue
    if (/[[{(]/.test(sign)) open++
    if (/[\]})]/.test(sign)) open--
    reader.at++
  }
  return isPlain
}

interface FoundKey {
  readonly depth: number
  /** The place after its colon. */
  readonly end: number
}

/** The places of a key outside of strings and comments. */
function* scanKeys(text: string, key: string): Generator<FoundKey> {
  const reader: Reader = { text, at: 0 }
  let depth = 0
  while (reader.at < text.length) {
    const sign = peek(reader)
    const quoted = takeString(reader)
    const word = quoted === undefined ? take(reader, WORD) : readString(quoted)
    if (word === key && /[:=]/.test(peek(reader))) yield { depth, end: reader.at + 1 }
    if (quoted !== undefined || word !== undefined) continue
    if (/[[{(]/.test(sign)) depth++
    if (/[\]})]/.test(sign)) depth--
    reader.at++
  }
}
