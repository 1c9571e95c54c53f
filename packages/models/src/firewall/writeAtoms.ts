import type { Citation, Said } from '@docent/answers'
import { safeCode, type AddressRules } from './addresses.ts'
import { readAtomText, type Atom } from './atoms.ts'
import { escapeText, readSafeText } from './safeText.ts'

/** An atom whose citations have been judged. */
export type JudgedAtom = Exclude<Atom, { type: 'mark' }> | Citation

/** Writes the atoms of an answer, one piece after the other. */
export interface AtomWriter {
  write(atoms: readonly JudgedAtom[]): Said[]
  /** Must be called after other text was written that ended a line. */
  beginLine(): void
}

/** Keeps two harmless atoms from forming a link, a span of code or an escape together. */
export function createAtomWriter(rules: AddressRules): AtomWriter {
  /** The last written character. For a citation, this is the bracket after its number. */
  let last = '\n'
  const line = createLineStart()

  function writeText(text: string, said: Said[]): void {
    if (text === '') return
    const safe = escapeText(text)
    // `[1]:` is a definition only at the beginning of a line.
    const mayDefine = safe.startsWith(':') && line.hasOnlySigns()
    const isTail = last === ']' && (safe.startsWith('(') || mayDefine)
    push(said, isTail ? `&#${safe.charCodeAt(0)};${safe.slice(1)}` : safe)
  }

  function writeCode(raw: string, content: string, said: Said[]): void {
    const safe = raw.replace(content, () => safeCode(content, rules))
    closeEscape(said)
    push(said, last === '`' ? ` ${safe}` : safe)
  }

  function writeLink(label: readonly Atom[], address: string, said: Said[]): void {
    closeEscape(said)
    // An image begins with it.
    if (last === '!') replaceEnd(said, '&#33;')
    const inner: Said[] = []
    const before = last
    last = '['
    for (const atom of joinTexts(label)) {
      if ('passage' in atom) continue
      if (atom.type === 'code') writeCode(atom.raw, atom.content, inner)
      else if (atom.type === 'text') writeText(escapeLabel(atom.text, rules), inner)
    }
    closeEscape(inner)
    last = before
    const text = inner.join('').replaceAll(/\s+/g, ' ')
    if (text.trim() !== '') push(said, `[${text}](${writeAddress(address)})`)
  }

  /** A backslash at the end would escape the next character. */
  function closeEscape(said: Said[]): void {
    const end = said.at(-1)
    if (typeof end === 'string' && countSlashes(end) % 2 === 1) push(said, '\\')
  }

  function push(said: Said[], text: string): void {
    if (text === '') return
    const end = said.at(-1)
    if (typeof end === 'string') said[said.length - 1] = end + text
    else said.push(text)
    last = text.charAt(text.length - 1)
    line.read(text)
  }

  return {
    write(atoms) {
      const said: Said[] = []
      for (const atom of joinTexts(atoms)) {
        if ('passage' in atom) {
          closeEscape(said)
          said.push(atom)
          last = ']'
        } else if (atom.type === 'text') {
          for (const part of readSafeText(atom.text, rules)) {
            if (part.type === 'text') writeText(part.text, said)
            else if (part.type === 'code') writeCode(part.raw, part.content, said)
            else if (part.type === 'link') writeLink(part.label, part.address, said)
          }
        } else if (atom.type === 'code') writeCode(atom.raw, atom.content, said)
        else writeLink(atom.label, atom.address, said)
      }
      return said
    },

    beginLine() {
      last = '\n'
      line.begin()
    },
  }
}

/** The prefix that a definition may have on its line. */
const LINE_SIGNS = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})(?:[\s>]+|$))*$/
const MAX_SIGNS = 80

/** Follows the beginning of the line that is being written. */
function createLineStart() {
  /** Undefined once it has more than signs of lists and quotes. */
  let line: string | undefined = ''
  return {
    hasOnlySigns: () => line !== undefined && LINE_SIGNS.test(line),
    read(text: string): void {
      const start = text.lastIndexOf('\n') + 1
      if (start > 0) line = ''
      if (line === undefined) return
      line = (line + text.slice(start)).slice(0, MAX_SIGNS)
      if (!LINE_SIGNS.test(line)) line = undefined
    },
    begin(): void {
      line = ''
    },
  }
}

/** Replaces the last character, unless a backslash escapes it. */
function replaceEnd(said: Said[], instead: string): void {
  const end = said.at(-1)
  if (typeof end !== 'string' || countSlashes(end.slice(0, -1)) % 2 === 1) return
  said[said.length - 1] = end.slice(0, -1) + instead
}

/** Joins adjacent texts, because a link could be split by a removed mark. */
function joinTexts(atoms: readonly (Atom | JudgedAtom)[]): JudgedAtom[] {
  const joined: JudgedAtom[] = []
  for (const each of atoms) {
    const atom = 'passage' in each ? each : showTorn(each)
    const last = joined.at(-1)
    if (isText(atom) && last && isText(last)) {
      joined[joined.length - 1] = { type: 'text', text: last.text + atom.text }
    } else if (!('type' in atom) || atom.type !== 'mark') joined.push(atom)
  }
  return joined
}

function isText(atom: Atom | JudgedAtom): atom is Atom & { type: 'text' } {
  return 'type' in atom && atom.type === 'text'
}

/** Characters in a span of code that may become a link if a reader sees no code. */
const MAY_LINK = /\]\(|\]:|<|:\/\/|www\.|@|\/\//i

/**
 * In a row of a table, a `|` ends the cell and the code in it. The parser marked also ends a label at
 * a bracket right after several ticks. A label that is broken in this way becomes text.
 */
function showTorn(atom: Atom): Atom {
  const isTorn = atom.type === 'code' && /\||^``+\]/.test(atom.raw) && MAY_LINK.test(atom.raw)
  return isTorn ? { type: 'text', text: atom.content } : atom
}

function countSlashes(text: string): number {
  let count = 0
  while (text[text.length - 1 - count] === '\\') count++
  return count
}

/** Writes a label. It may show an allowed address, and brackets in that do not end the label. */
function escapeLabel(text: string, rules: AddressRules): string {
  const shown = readAtomText(readSafeText(text, rules).map(showCode))
  return shown.replaceAll(/\\[!-/:-@[-`{-~]|[[\]]/g, (mark) =>
    mark.length > 1 ? mark : `\\${mark}`,
  )
}

function showCode(atom: Atom): Atom {
  return atom.type === 'code' ? { type: 'text', text: atom.content } : atom
}

/** An address, escaped for round brackets. */
function writeAddress(address: string): string {
  return address
    .replaceAll(/[\s()<>\\`|*[\]]/g, (character) =>
      encodeURIComponent(character).replace(/^[()*]$/, toHex),
    )
    .replaceAll('&', '&amp;')
}

function toHex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
