import { pushAtom, type Atom } from './atoms.ts'
import { countTicks, findClosing, readCode } from './brackets.ts'
import { readLinkAddress, readDestination } from './destination.ts'
import { readMark } from './marks.ts'
import { findHiddenEnd, readHtmlTag } from './tags.ts'

/** The facts about the answer so far that a piece is read with. */
export interface Reading {
  /** The final address of a link, or nothing. */
  readonly allow: (address: string) => string | undefined
  /** The addresses of the definitions `[label]: address` so far, by their labels. */
  readonly definitions: ReadonlyMap<string, string>
  /** Tells what was taken out. */
  readonly count: (what: 'addresses' | 'images' | 'html') => void
}

/** How deep labels may be nested. Deeper ones are text. */
const MAX_DEPTH = 4
const SPECIAL = /[\\`<![【]/g
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/iy

/**
 * Reads a piece of an answer, which ends where a sentence or a line does, into atoms.
 *
 * Forbidden links become their labels, images their descriptions, and HTML tags their text. Another
 * reader may still read this text differently: `safeText` prevents that.
 */
export function scanInline(text: string, reading: Reading, depth = 0): Atom[] {
  const atoms: Atom[] = []
  let at = 0
  while (at < text.length) {
    SPECIAL.lastIndex = at
    const found = SPECIAL.exec(text)?.index ?? text.length
    pushAtom(atoms, { type: 'text', text: text.slice(at, found) })
    at = found < text.length ? readSpecial(text, found, atoms, reading, depth) : found
  }
  return atoms
}

/** Adds what begins at a special character, and returns where it ends. */
function readSpecial(
  text: string,
  at: number,
  atoms: Atom[],
  reading: Reading,
  depth: number,
): number {
  const end =
    readEscape(text, at, atoms) ??
    readCodeSpan(text, at, atoms) ??
    readHtml(text, at, atoms, reading, depth) ??
    readCitation(text, at, atoms, reading) ??
    readBrackets(text, at, atoms, reading, depth)
  if (end !== undefined) return end
  // The bracket is not closed in this piece, and a later piece must not close it.
  const isOpen = text[at] === '[' && findClosing(text, at) === undefined
  pushAtom(atoms, { type: 'text', text: isOpen ? '\\[' : text.charAt(at) })
  return at + 1
}

function readEscape(text: string, at: number, atoms: Atom[]): number | undefined {
  if (text[at] !== '\\') return undefined
  const isPair = /[!-/:-@[-`{-~]/.test(text.charAt(at + 1))
  const end = at + (isPair ? 2 : 1)
  pushAtom(atoms, { type: 'text', text: text.slice(at, end) })
  return end
}

function readCodeSpan(text: string, at: number, atoms: Atom[]): number | undefined {
  if (text[at] !== '`') return undefined
  const code = readCode(text, at)
  if (code) {
    // On one line, as every reader shows it: in a table the second line would be a separate row.
    const [raw, content] = [toLine(code.raw), toLine(code.content)]
    pushAtom(atoms, { type: 'code', raw, content })
    return at + code.raw.length
  }
  const end = at + countTicks(text, at)
  pushAtom(atoms, { type: 'text', text: text.slice(at, end) })
  return end
}

function toLine(text: string): string {
  return text.replaceAll('\n', ' ')
}

function readHtml(
  text: string,
  at: number,
  atoms: Atom[],
  reading: Reading,
  depth: number,
): number | undefined {
  if (text[at] !== '<') return undefined
  const tag = readHtmlTag(text, at)
  if (!tag) return readAutolink(text, at, atoms, reading)
  reading.count(tag.isImage && !tag.isClosing ? 'images' : 'html')
  const closing = tag.href === undefined ? -1 : text.toLowerCase().indexOf('</a', tag.end)
  if (tag.href !== undefined && closing >= 0) {
    pushLink(text.slice(tag.end, closing), readLinkAddress(tag.href), atoms, reading, depth)
    return closing
  }
  pushAtom(atoms, { type: 'text', text: tag.instead })
  return (tag.isClosing ? undefined : findHiddenEnd(text, tag, tag.end)) ?? tag.end
}

function readAutolink(
  text: string,
  at: number,
  atoms: Atom[],
  reading: Reading,
): number | undefined {
  AUTOLINK.lastIndex = at
  const match = AUTOLINK.exec(text)
  if (!match) return undefined
  const [whole, written = ''] = match
  // It is read like an address in the text, without the signs that make it a link.
  const address = readLinkAddress(written)
  const isMail = !/^[a-z][a-z0-9+.-]*:/i.test(address)
  const allowed = reading.allow(isMail ? `mailto:${address}` : address)
  if (allowed !== undefined) {
    pushAtom(atoms, { type: 'link', label: [{ type: 'text', text: written }], address: allowed })
  } else if (isMail || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)) {
    pushAtom(atoms, { type: 'text', text: written })
  } else if (/^(?:javascript|data|vbscript|file|blob|tel|mailto|sms|xmpp|magnet):/i.test(address)) {
    reading.count('addresses')
  } else {
    return undefined
  }
  return at + whole.length
}

function readCitation(
  text: string,
  at: number,
  atoms: Atom[],
  reading: Reading,
): number | undefined {
  const mark = readMark(text, at)
  if (!mark) return undefined
  // Models write `[1](address)` when they want a citation to be a link.
  const target = readDestination(text, mark.end)
  if (target && reading.allow(target.address) === undefined) reading.count('addresses')
  dropSpaceAtEnd(atoms)
  const last = atoms.at(-1)
  if (last?.type === 'mark') atoms.pop()
  const before = last?.type === 'mark' ? last.numbers : []
  pushAtom(atoms, { type: 'mark', numbers: [...new Set([...before, ...mark.numbers])] })
  return target?.end ?? mark.end
}

/** A mark is written with the space before it, except at the beginning of a line. */
function dropSpaceAtEnd(atoms: Atom[]): void {
  const last = atoms.at(-1)
  if (last?.type !== 'text') return
  const isBetween = atoms.length > 1 && /^[ \t]*$/.test(last.text)
  const text = isBetween ? '' : last.text.replace(/(?<=\S)[ \t]+$/, '')
  atoms.pop()
  pushAtom(atoms, { type: 'text', text })
}

/** A link or an image in square brackets. */
function readBrackets(
  text: string,
  at: number,
  atoms: Atom[],
  reading: Reading,
  depth: number,
): number | undefined {
  const isImage = text[at] === '!'
  const opening = isImage ? at + 1 : at
  if (text[opening] !== '[' || depth >= MAX_DEPTH) return undefined
  if (isImage && readMark(text, opening)) return undefined
  const closing = findClosing(text, opening)
  if (closing === undefined) return undefined
  const label = text.slice(opening + 1, closing)
  const target =
    readDestination(text, closing + 1) ?? readReference(text, closing + 1, label, reading, isImage)
  if (!target) return undefined
  if (isImage) {
    reading.count('images')
    pushAll(atoms, scanInline(label, reading, depth + 1))
  } else {
    pushLink(label, target.address, atoms, reading, depth)
  }
  return target.end
}

/** `[label][name]`, `[label][]` or `[label]`, if its definition has been read. */
function readReference(
  text: string,
  at: number,
  label: string,
  { definitions }: Reading,
  isImage: boolean,
): { address: string; end: number } | undefined {
  const closing = text[at] === '[' && !readMark(text, at) ? findClosing(text, at) : undefined
  const name = closing === undefined ? label : text.slice(at + 1, closing) || label
  const address = definitions.get(toLabel(name))
  if (address === undefined && !isImage) return undefined
  return { address: address ?? '', end: closing === undefined ? at : closing + 1 }
}

/** A label in the form in which Markdown compares labels. */
export function toLabel(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

function pushLink(
  label: string,
  address: string,
  atoms: Atom[],
  reading: Reading,
  depth: number,
): void {
  const allowed = reading.allow(address)
  const inner = scanInline(label, reading, depth + 1)
  if (allowed === undefined) {
    reading.count('addresses')
    pushAll(atoms, inner)
    return
  }
  // A citation is never inside a link: it follows it.
  const marks = inner.filter(({ type }) => type === 'mark')
  const rest = inner.flatMap((atom) => (atom.type === 'link' ? atom.label : [atom]))
  const said = rest.filter(({ type }) => type !== 'mark')
  if (said.length > 0) pushAtom(atoms, { type: 'link', label: said, address: allowed })
  pushAll(atoms, marks)
}

function pushAll(atoms: Atom[], more: readonly Atom[]): void {
  for (const atom of more) pushAtom(atoms, atom)
}
