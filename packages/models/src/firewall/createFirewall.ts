// Filters the text of a language model before it is sent. The prompt asks a model to cite its passages
// and not to invent links. This code enforces both, whatever the model writes.

import { NO_COUNTS } from '@docent/answers'
import type { FirewallCounts, Said } from '@docent/answers'
import { mayOpenFence } from './fence.ts'
import { findPieceEnd } from './findPieceEnd.ts'
import { createPieceWriter } from './pieceWriter.ts'
import type { PieceWriterOptions } from './pieceWriter.ts'
import { NOTHING_BELOW, isCitedLead, readBlockBelow } from './readBlockBelow.ts'
import { MAX_PIECE_LENGTH } from './tuning.ts'

export type FirewallOptions = Omit<PieceWriterOptions, 'count'>

/** Takes the text of one answer, in pieces of any size, and returns the allowed part. */
export interface Firewall {
  /** Returns the text that later text cannot change. It holds back the last sentence at most. */
  push(text: string): Said[]
  /** Returns the rest. Nothing may be pushed after it. */
  end(): Said[]
  readonly counts: FirewallCounts
}

export function createFirewall(options: FirewallOptions): Firewall {
  const counts: { -readonly [Name in keyof FirewallCounts]: number } = { ...NO_COUNTS }
  const count = (what: keyof typeof counts): void => void counts[what]++
  const writer = createPieceWriter({ ...options, count })
  const lines = createLineBreaks()

  let held = ''
  /** Whether the held text may contain the end of a piece. */
  let mayEnd = false

  /** The next decided piece; undefined while there is none. */
  function takePiece(isEnd: boolean): Said[] | undefined {
    if (held === '') return undefined
    if (writer.isInCode()) return takeCode(isEnd)
    const opening = writer.isWithinLine() ? 'no' : mayOpenFence(held, isEnd)
    if (opening === 'undecided') return undefined
    const end = opening === 'yes' ? findLineEnd(held, isEnd) : findPieceEnd(held, isEnd)
    if (end === undefined) return undefined
    if (opening === 'yes') return writer.writeOpening(take(end))
    const isLead = held[end - 1] === '\n' && isCitedLead(held.slice(0, end))
    const below = isLead ? readBlockBelow(held.slice(end), isEnd) : NOTHING_BELOW
    if (below === undefined) return undefined
    const isLast = isEnd && end === held.length
    return writer.writeText(take(end), isLast, below)
  }

  function takeCode(isEnd: boolean): Said[] | undefined {
    const end = findLineEnd(held, isEnd)
    if (end === undefined) return undefined
    const piece = take(end)
    const said = writer.writeCode(piece)
    if (said) return said
    held = piece + held
    return ['\n']
  }

  function take(end: number): string {
    const piece = held.slice(0, end)
    held = held.slice(end)
    return piece
  }

  function takeAll(isEnd: boolean): Said[] {
    const said: Said[] = []
    for (let more = takePiece(isEnd); more; more = takePiece(isEnd)) said.push(...more)
    return joinTexts(said)
  }

  return {
    counts,
    push(text) {
      const more = lines.unify(text)
      held += more
      // Most tokens cannot end a piece. This quick check avoids the search.
      mayEnd ||= ENDS.test(more)
      if (!mayEnd && held.length < MAX_PIECE_LENGTH) return []
      const said = takeAll(false)
      mayEnd = ENDS.test(held)
      return said
    },
    end() {
      return takeAll(true)
    },
  }
}

const ENDS = /[\n.!?…。！？]/

/** One kind of line break, wherever the text is cut into pieces, and no U+0000. */
function createLineBreaks(): { unify(text: string): string } {
  let hasReturned = false
  return {
    unify(text) {
      const rest = hasReturned && text.startsWith('\n') ? text.slice(1) : text
      if (text !== '') hasReturned = text.endsWith('\r')
      if (!rest.includes('\r') && !rest.includes('\0')) return rest
      return rest.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '')
    },
  }
}

/** The end of a line of code. A line that is too long ends at a space. */
function findLineEnd(text: string, isEnd: boolean): number | undefined {
  const end = text.indexOf('\n') + 1
  if (end > 0 && end <= MAX_PIECE_LENGTH) return end
  if (text.length < MAX_PIECE_LENGTH) return isEnd ? text.length : undefined
  const space = text.lastIndexOf(' ', MAX_PIECE_LENGTH - 1)
  return space > 0 ? space + 1 : MAX_PIECE_LENGTH
}

function joinTexts(said: readonly Said[]): Said[] {
  const joined: Said[] = []
  for (const part of said) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part
    else if (part !== '') joined.push(part)
  }
  return joined
}
