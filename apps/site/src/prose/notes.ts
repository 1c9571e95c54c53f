import type { ContentToken, FootnoteToken } from '@docent/content'
import type { Token } from 'marked'

/** A note below a text, numbered by the place of its first call. */
interface Note {
  readonly number: number
  readonly tokens: readonly Token[]
}

export interface Notes {
  readonly list: readonly Note[]
  /** The number that a call shows; the first call of a note is the one that the note leads back to. */
  callOf(reference: Token): { readonly number: number; readonly isFirst: boolean } | undefined
}

/** The notes that a text calls, in the order of their first calls. */
export function collectNotes(tokens: readonly Token[]): Notes {
  const all = flatten(tokens)
  const bodies = new Map(all.filter(isFootnote).map((note) => [note.label, note.tokens]))
  const numbers = new Map<string, number>()
  const calls = new Map<Token, { number: number; isFirst: boolean }>()
  const list: Note[] = []

  for (const token of all) {
    if (token.type !== 'footnoteReference') continue
    const body = bodies.get(token.label)
    if (!body) continue
    const known = numbers.get(token.label)
    const number = known ?? list.length + 1
    calls.set(token as Token, { number, isFirst: known === undefined })
    if (known !== undefined) continue
    numbers.set(token.label, number)
    list.push({ number, tokens: body })
  }
  return { list, callOf: (reference) => calls.get(reference) }
}

function isFootnote(token: ContentToken): token is FootnoteToken {
  return token.type === 'footnote'
}

function flatten(tokens: readonly Token[]): ContentToken[] {
  return tokens.flatMap((token) => {
    const known = token as ContentToken
    return [known, ...flatten(childrenOf(known))]
  })
}

function childrenOf(token: ContentToken): readonly Token[] {
  if (token.type === 'list') return token.items
  if (token.type !== 'table') return ('tokens' in token ? token.tokens : undefined) ?? []
  return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens)
}
