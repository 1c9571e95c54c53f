import { decodeEntities } from '@docent/content'

/** The destination of a link, and the end of its round brackets. */
export interface Destination {
  readonly address: string
  readonly end: number
}

const ANGLED = /<((?:\\[^\n]|[^\\<>\n])*)>/y
const TITLE =
  /[ \t]*(?:\n[ \t]*)?(?:"(?:\\[^]|[^\\"])*"|'(?:\\[^]|[^\\'])*'|\((?:\\[^]|[^\\()])*\))/y
const SPACE = /[ \t]*(?:\n[ \t]*)?/y
const INVISIBLE = /[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164]/gu

/** Reads `(address "title")` after a label; undefined if no Markdown reader finds a link there. */
export function readDestination(text: string, at: number): Destination | undefined {
  if (text[at] !== '(') return undefined
  let from = skip(SPACE, text, at + 1)
  const written = text[from] === '<' ? readAngled(text, from) : readBare(text, from)
  if (!written) return undefined
  from = skip(SPACE, text, skip(TITLE, text, written.end))
  if (text[from] !== ')') return undefined
  return { address: readLinkAddress(written.address), end: from + 1 }
}

/**
 * An address as a browser would have it: escapes and references resolved, invisible characters removed.
 */
export function readLinkAddress(written: string): string {
  const plain = written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
  return decodeMore(decodeEntities(plain)).replaceAll(INVISIBLE, '').trim()
}

/** References of HTML 5 that can occur in addresses and that our own table lacks. */
function decodeMore(text: string): string {
  return text.replaceAll(
    /&(colon|sol|bsol|period|commat|Tab|NewLine|quest|num|percnt|lpar|rpar);/g,
    (_, name: string) => NAMED[name] ?? '',
  )
}

const NAMED: Readonly<Record<string, string>> = {
  colon: ':',
  sol: '/',
  bsol: '\\',
  period: '.',
  commat: '@',
  Tab: '',
  NewLine: '',
  quest: '?',
  num: '#',
  percnt: '%',
  lpar: '(',
  rpar: ')',
}

function readAngled(text: string, at: number): Destination | undefined {
  ANGLED.lastIndex = at
  const match = ANGLED.exec(text)
  return match ? { address: match[1] ?? '', end: at + match[0].length } : undefined
}

/** Reads up to a space, or up to a closing bracket that the address did not open. */
function readBare(text: string, at: number): Destination {
  let depth = 0
  let end = at
  for (; end < text.length; end++) {
    const character = text.charAt(end)
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(text.charAt(end + 1))) end++
    else if (/[\s\p{Cc}]/u.test(character)) break
    else if (character === '(') depth++
    else if (character === ')' && depth-- === 0) break
  }
  return { address: text.slice(at, end), end: Math.min(end, text.length) }
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
