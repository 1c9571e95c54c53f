import type { Token, Tokens } from 'marked'

/** A heading of the second depth with the text under it. */
export interface TextSection {
  readonly heading: Tokens.Heading
  /** The content before its first heading of the third level. */
  readonly blocks: readonly Token[]
  readonly parts: readonly Part[]
}

/** A heading of the third depth with the text under it, deeper headings included. */
export interface Part {
  readonly heading: Tokens.Heading
  readonly blocks: readonly Token[]
}

export interface CutText {
  /** The content before the first heading. */
  readonly lead: readonly Token[]
  readonly sections: readonly TextSection[]
}

/** Cuts a text at its headings of the second depth, and those at the third. */
export function cutSections(tokens: readonly Token[]): CutText {
  const { lead, pieces } = cutAt(tokens, 2)
  const sections = pieces.map(({ heading, blocks }) => {
    const { lead, pieces } = cutAt(blocks, 3)
    return { heading, blocks: lead, parts: pieces }
  })
  return { lead, sections }
}

/** Parts of a text that are shown elsewhere. */
const UNSEEN: ReadonlySet<string> = new Set(['space', 'def', 'footnote'])

/** A heading above the given depth cuts as well: a stray first-depth heading is one more section. */
function cutAt(tokens: readonly Token[], depth: number): { lead: Token[]; pieces: Part[] } {
  const lead: Token[] = []
  const pieces: { heading: Tokens.Heading; blocks: Token[] }[] = []
  for (const token of tokens) {
    if (UNSEEN.has(token.type)) continue
    if (token.type === 'heading' && (token as Tokens.Heading).depth <= depth) {
      pieces.push({ heading: token as Tokens.Heading, blocks: [] })
    } else {
      ;(pieces.at(-1)?.blocks ?? lead).push(token)
    }
  }
  return { lead, pieces }
}
