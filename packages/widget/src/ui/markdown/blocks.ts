// A growing reply is read block by block. A block is finished once another block follows it whose
// beginning is complete: from then on nothing that arrives can change it. Its token is kept, with
// its identity, and never read again; only what comes after is.

import type { Token } from 'marked'
import { lexReply } from './lexer.ts'
import { getReading } from './loadReading.ts'

/**
 * A single block that is longer than this is not prose: from there on the text is shown as it is
 * written, in pieces of this length. A browser takes minutes to lay out one of four million.
 */
const MAX_BLOCK_LENGTH = 16_000

/** As much as any model is let write. An element for each line of more would halt the page. */
const MAX_MARKDOWN_LENGTH = 262_144

/** How many blocks form a group: a long reply then costs its groups, not all of its blocks. */
const GROUP_SIZE = 32

/** Blocks that follow each other. Once all of them are finished, it is the same list at every call. */
export type BlockGroup = readonly Token[]

/** A reader of one text that only ever grows. */
export interface BlockReader {
  /**
   * The blocks of `text`, in groups. Those that are finished are the same objects at every call.
   * While more text is expected, an end that is not decided yet is held back: see tail.ts.
   */
  read(text: string, isGrowing?: boolean): readonly BlockGroup[]
  /** Where that begins which was held back at the last call. */
  readonly heldFrom: number | undefined
  /** Releases the text that is held back now: the next call returns it in any case. */
  release(): void
}

export function createBlockReader(): BlockReader {
  let seen = ''
  /** The text after the finished blocks, with `\n` line ends. */
  let rest = ''
  /** How much comes before it. */
  let length = 0
  let sealed: readonly BlockGroup[] = []
  /** Finished blocks that do not fill a group yet. */
  let finished: readonly Token[] = []
  let groups: readonly BlockGroup[] = []
  /** A block, or the whole text, has become too long: the rest is no longer read as Markdown. */
  let isVerbatim = false
  /** How much of the text the groups hold: it is not taken away again. */
  let drawn = -1
  /** The text before this place has waited long enough. */
  let released = 0

  /** Puts those blocks of `text` away that are finished; returns the others. `rest` begins with it. */
  function keepFinished(text: string): readonly Token[] {
    const blocks = isVerbatim ? splitVerbatim(text) : lexReply(text)
    const count = isVerbatim ? blocks.length - 1 : countFinished(blocks, text)
    const kept = blocks.slice(0, count).reduce((sum, { raw }) => sum + raw.length, 0)
    rest = rest.slice(kept)
    length += kept
    if (length > MAX_MARKDOWN_LENGTH) isVerbatim = true

    const full = group([...finished, ...blocks.slice(0, count)])
    finished = full.at(-1)?.length === GROUP_SIZE ? [] : (full.pop() ?? [])
    if (full.length > 0) sealed = [...sealed, ...full]
    return blocks.slice(count)
  }

  function begin(): void {
    sealed = []
    finished = []
    length = 0
    drawn = -1
    released = 0
    isVerbatim = false
    seen = ''
    rest = ''
  }

  /** Takes in what of `text` is new. */
  function take(text: string): void {
    if (!beginsWith(text, seen)) begin()
    rest += toLines(text.slice(seen.length))
    seen = text

    // In steps, so that a long text that arrives at once is read like one that arrives in pieces.
    while (!isVerbatim && rest.length > MAX_BLOCK_LENGTH) {
      const before = length
      keepFinished(rest.slice(0, MAX_BLOCK_LENGTH))
      if (length === before) isVerbatim = true
    }
  }

  return {
    get heldFrom() {
      return drawn < length + rest.length ? drawn : undefined
    },

    release() {
      released = length + rest.length
    },

    read(written, isGrowing = false) {
      const text = dropHalfBreak(written)
      if (text !== seen) take(text)

      const from = Math.max(drawn, released) - length
      const settled = isGrowing && !isVerbatim && getReading()?.findSettledEnd(rest, from)
      const end = typeof settled === 'number' ? settled : rest.length
      if (length + end === drawn) return groups
      drawn = length + end
      const open = keepFinished(rest.slice(0, end))
      groups = [...sealed, ...group([...finished, ...open])]
      return groups
    },
  }
}

function group(blocks: readonly Token[]): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (let start = 0; start < blocks.length; start += GROUP_SIZE) {
    groups.push(blocks.slice(start, start + GROUP_SIZE))
  }
  return groups
}

/** A `\r` at the end may be the first half of a line break: it is not text yet. */
function dropHalfBreak(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}

/** `startsWith` looks at one character at a time: in a long reply it would take most of the time. */
function beginsWith(text: string, beginning: string): boolean {
  return text.slice(0, beginning.length) === beginning
}

function toLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Cuts a text into pieces, at a space if there is one: no character is cut in half. */
function splitVerbatim(text: string): Token[] {
  const pieces: Token[] = []
  let start = 0
  while (text.length - start > MAX_BLOCK_LENGTH) {
    const piece = text.slice(start, start + MAX_BLOCK_LENGTH)
    const space = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\n'))
    const raw = space >= 0 ? piece.slice(0, space + 1) : withoutHalf(piece)
    pieces.push({ type: 'plain', raw })
    start += raw.length
  }
  pieces.push({ type: 'plain', raw: text.slice(start) })
  return pieces
}

/** Without the first half of a surrogate pair at its end. */
function withoutHalf(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}

/**
 * How many of the blocks that were just read are finished: those before the last one whose first
 * two lines are complete.
 *
 * A line decides where a block begins only when it is whole: `2` goes on with the text above, `2. `
 * is an item of the list above. For a table and an underlined heading the second line decides.
 */
function countFinished(blocks: readonly Token[], text: string): number {
  // By place in the text: marked writes a line break into `raw` if the text ends with a space.
  let start = text.length
  for (let index = blocks.length - 1; index > 0; index -= 1) {
    start -= blocks[index]?.raw.length ?? 0
    if (mayStand(blocks[index], blocks[index - 1]) && hasTwoLines(text, start)) return index
  }
  return 0
}

/** Right below a paragraph, some blocks do not count as blocks: such text is read together with it. */
function mayStand(block: Token | undefined, above: Token | undefined): boolean {
  return block?.type !== 'space' && above?.type !== 'paragraph'
}

function hasTwoLines(text: string, start: number): boolean {
  const first = text.indexOf('\n', start)
  return first >= 0 && text.includes('\n', first + 1)
}
