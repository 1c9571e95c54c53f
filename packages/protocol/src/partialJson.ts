import type { JSONValue } from './json.ts'

/**
 * Reads as much of unfinished JSON text as is certain: `{"city":"Ber` is `{city: "Ber"}`.
 *
 * Open strings, lists and objects are closed, a cut `tru` is `true`, and a key without its value is
 * left out. Undefined if there is no value to see yet, or the text is not the start of JSON.
 */
export function parsePartialJson(text: string): JSONValue | undefined {
  return parse(text) ?? parse(closeJson(text))
}

function parse(text: string): JSONValue | undefined {
  try {
    return JSON.parse(text) as JSONValue
  } catch {
    // Not (yet) JSON: that is what this module is for.
    return undefined
  }
}

/**
 * Cuts the text behind its last finished value and closes what is open there.
 *
 * `safe` is the end of the text that can stay; every bracket moves it, so the brackets open at
 * `safe` are always the ones open now.
 */
function closeJson(text: string): string {
  const closers: string[] = []
  let safe = 0
  let keyIsNext = false

  for (let at = 0; at < text.length;) {
    const char = text[at] ?? ''
    if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']')
      keyIsNext = char === '{'
      safe = ++at
    } else if (char === '}' || char === ']') {
      closers.pop()
      safe = ++at
    } else if (char === ',') {
      keyIsNext = closers.at(-1) === '}'
      at++
    } else if (char === '"') {
      const end = endOfString(text, at)
      if (end < 0) {
        if (keyIsNext) break
        return finish(`${text.slice(0, endOfCharacters(text, at))}"`, closers)
      }
      if (!keyIsNext) safe = end
      keyIsNext = false
      at = end
    } else if (/[-\w]/.test(char)) {
      const word = /[-+.\w]*/y
      word.lastIndex = at
      const found = word.exec(text)?.[0] ?? char
      at += found.length
      if (at < text.length) {
        safe = at
        continue
      }
      const whole = completeWord(found)
      if (whole !== '') return finish(text.slice(0, at - found.length) + whole, closers)
    } else {
      at++
    }
  }
  return finish(text.slice(0, safe), closers)
}

function finish(text: string, closers: readonly string[]): string {
  return text + closers.toReversed().join('')
}

/** The index behind the closing quote, or -1 if the string is still open. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return -1
}

/** Where an open string can be cut: before an escape that is not complete. */
function endOfCharacters(text: string, start: number): number {
  const escape = /\\(?:u[\da-fA-F]{0,3})?$/.exec(text.slice(Math.max(start + 1, text.length - 6)))
  if (!escape) return text.length
  // An even number of backslashes is a row of finished ones.
  const cut = text.length - escape[0].length
  let slashes = 0
  while (text[cut - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 0 ? cut : text.length
}

/** The value of a number or literal at the very end of the text; empty if it is undecided. */
function completeWord(word: string): string {
  const literal = ['true', 'false', 'null'].find((known) => known.startsWith(word))
  return literal ?? /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/.exec(word)?.[0] ?? ''
}
