import { pushAtom, type Atom } from './atoms.ts'
import { findAddresses, isLoopback, isVersion, type AddressRules } from './addresses.ts'

/** Invisible characters between characters that could belong to an address. */
const UNSEEN = /(?<=[!-~])\p{Cf}+(?=[!-~])/gu
/** References to the characters of addresses and marks. */
const REFERENCE =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(colon|sol|period|commat|lsqb|lbrack|rsqb|rbrack));/gi
const NAMED: Readonly<Record<string, string>> = {
  colon: ':',
  sol: '/',
  period: '.',
  commat: '@',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
}

/**
 * Writes a text in which no Markdown reader finds a link, an image or HTML: allowed addresses are
 * separate atoms, and others are gone. Text that needs no change stays as it is.
 */
export function readSafeText(text: string, rules: AddressRules): Atom[] {
  const plain = resolveReferences(text.replaceAll(UNSEEN, ''))
  const atoms: Atom[] = []
  let end = 0
  for (const found of findAddresses(plain)) {
    pushAtom(atoms, { type: 'text', text: plain.slice(end, found.start) })
    pushAtom(atoms, judge(plain.slice(found.start, found.end), found.address, rules))
    end = found.end
  }
  pushAtom(atoms, { type: 'text', text: plain.slice(end) })
  return atoms
}

function judge(written: string, address: string, rules: AddressRules): Atom {
  const allowed = rules.allow(address)
  if (allowed !== undefined) {
    return { type: 'link', label: [{ type: 'text', text: written }], address: allowed }
  }
  // In a span of code they stay readable, and no reader turns them into a link.
  if ((isVersion(address) || isLoopback(address)) && !written.includes('`')) {
    return { type: 'code', raw: `\`${written}\``, content: written }
  }
  rules.count('addresses')
  return { type: 'text', text: rules.removed }
}

function resolveReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const character = name === undefined ? toCharacter(code) : NAMED[name.toLowerCase()]
    if (character === undefined || !/^[\w:/.@[\]-]$/.test(character)) return whole
    return /[[\]_]/.test(character) ? `\\${character}` : character
  })
}

function toCharacter(code: number): string | undefined {
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : undefined
}

const DANGERS = [
  // An escape, which stays one.
  String.raw`\\[!-/:-@[-\x60{-~]`,
  // The beginning of HTML, or of an address in angle brackets.
  String.raw`<(?=[a-z/!?]|[^\s<>]*@|$)`,
  // The end of a label, which would make it a link or a definition.
  String.raw`\][(:]`,
  // A tick that opens no code, a mark that is not a citation, a fence that opens no block.
  String.raw`\x60|\[(?=\d{1,3}\])|~(?=~~)`,
  // A scheme or a mail sign from which some readers make a link.
  String.raw`:(?=\/\/(?:["\x60|]|$))|(?<=\b(?:mailto|xmpp)):(?=(?:(?!(?:mailto|xmpp):)\S)*@)|(?<=[!#$%&'*/=?^{|}~])@(?=[\w-]+\.)`,
]
const DANGER = new RegExp(DANGERS.join('|'), 'gi')
const WRITTEN: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '`': '&#96;',
  '[': '\\[',
  ':': '&#58;',
  '~': '&#126;',
  '@': '&#64;',
  '](': ']&#40;',
  ']:': ']&#58;',
}

/** Escapes a text so that every reader shows it literally. */
export function escapeText(text: string): string {
  return text.replaceAll(DANGER, (danger) => WRITTEN[danger] ?? danger)
}
