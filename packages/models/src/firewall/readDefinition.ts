import { readLinkAddress } from './destination.ts'
import { toLabel } from './scanInline.ts'

/** A line that gives an address or a note to a label. */
export interface Definition {
  readonly label: string
  /** Undefined for a note. */
  readonly address?: string
  /** The line without its label. */
  readonly rest: string
}

const LINE =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)\[(\^?)((?:\\[^\n]|[^\\[\]\n]){1,200})\]:[ \t]*([^\n]*\n?)$/
const ADDRESS = /^(?:<([^<>\n]*)>|(\S+))/
/** `[Note]: Important` is a sentence, although Markdown reads it as a definition. */
const LIKE_ADDRESS = /[/\\.#:@&%]|^$/

export function readDefinition(line: string): Definition | undefined {
  const match = LINE.exec(line)
  if (!match) return undefined
  const [, lead = '', caret, label = '', said = ''] = match
  if (caret === '^') return { label, rest: lead + said }
  const target = ADDRESS.exec(said)
  const address = readLinkAddress(target?.[1] ?? target?.[2] ?? '')
  if (!target || !LIKE_ADDRESS.test(address)) return undefined
  // A title may follow the address.
  const title = said.slice(target[0].length).trim()
  if (title !== '' && !/^["'(]/.test(title)) return undefined
  return { label: toLabel(label), address, rest: '' }
}
