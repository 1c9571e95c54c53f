import type { Token, Tokens } from 'marked'

/** An item of a list, split into its first line and the text below that. */
export interface LedItem {
  /** Inline tokens; empty if the item begins with another block. */
  readonly lead: readonly Token[]
  readonly blocks: readonly Token[]
}

export function readLead({ tokens }: Tokens.ListItem): LedItem {
  const [first, ...blocks] = tokens.filter(({ type }) => type !== 'checkbox' && type !== 'space')
  if (first?.type !== 'text' && first?.type !== 'paragraph') return { lead: [], blocks: tokens }
  return { lead: (first as Tokens.Text).tokens ?? [first], blocks }
}
