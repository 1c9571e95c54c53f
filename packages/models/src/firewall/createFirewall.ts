// Filters the text of a language model before it is sent. The prompt asks a model to cite its passages
// and not to invent links. This code enforces both, whatever the model writes.

import type { Said, FirewallCounts } from '@docent/answers'
import { NO_COUNTS } from '@docent/answers'
import type { Passage } from '@docent/retrieval'
import { holdsAddress, safeCode, type AddressRules } from './addresses.ts'
import { mayOpenFence, needsBlankAbove, readCodeLine, readFence, type Fence } from './fence.ts'
import { findPieceEnd } from './findPieceEnd.ts'
import { createMarkJudge } from './judgeMarks.ts'
import { isCitedLead, readBlockBelow } from './readBlockBelow.ts'
import { readDefinition } from './readDefinition.ts'
import { scanInline } from './scanInline.ts'
import { createSecretGuard, type Secrets } from './secrets.ts'
import { MAX_PIECE_LENGTH } from './tuning.ts'
import { createAtomWriter } from './writeAtoms.ts'

export interface FirewallOptions {
  /** The passages that the model has so far, by their numbers: number n is `passages()[n - 1]`. */
  readonly passages: () => readonly Passage[]
  /** The final address of a link, or nothing if it may not lead there. */
  readonly allow: (address: string) => string | undefined
  /**
   * The parts of our instructions that must not leak. Pass the same object each time: it is read once.
   */
  readonly secrets: Secrets
  readonly phrases: { readonly removedAddress: string }
}

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
  const definitions = new Map<string, string>()
  const rules = createRules(options, count)
  const reading = { allow: options.allow, definitions, count }
  const marks = createMarkJudge({ passages: options.passages, count })
  const isSecret = createSecretGuard(options.secrets)
  const writer = createAtomWriter(rules)
  const lines = createLineBreaks()

  let held = ''
  /** Whether the held text may contain the end of a piece. */
  let mayEnd = false
  let fence: Fence | undefined
  /** Whether the last piece ended within its line. */
  let isWithin = false
  /** Whether the line above is empty or missing. */
  let isBelowBlank = true

  /** Whether a text contains a secret. Such a text does not pass. */
  function guard(said: readonly Said[], instead: string): Said[] {
    const text = said.map((part) => (typeof part === 'string' ? part : '')).join('')
    if (!isSecret(text)) return [...said]
    count('secrets')
    return instead === '' ? [] : [instead]
  }

  function writePiece(piece: string, isLast: boolean, below = NOTHING_BELOW): Said[] {
    const endsLine = piece.endsWith('\n')
    if (!isWithin && (isBelowBlank || BEGINS_BLOCK.test(piece))) marks.beginBlock()
    const definition = isWithin ? undefined : readDefinition(piece)
    if (definition?.address !== undefined) return define(definition.label, definition.address)
    const atoms = scanInline(definition?.rest ?? piece, reading)
    const said = writer.write(marks.judge(atoms, { endsBlock: endsLine || isLast, below }))
    const isForced = !endsLine && !isLast && /[!-~]$/.test(piece)
    isBelowBlank = endsLine && !isWithin && piece.trim() === ''
    isWithin = !endsLine
    if (isForced) said.push(' ')
    return guard(said, endsLine ? '\n' : '')
  }

  function define(label: string, address: string): Said[] {
    if (!definitions.has(label)) definitions.set(label, address)
    if (options.allow(address) === undefined) count('addresses')
    return []
  }

  function writeOpening(line: string): Said[] {
    const opened = readFence(line)
    if (!opened) return writePiece(line, true)
    fence = opened
    const blank = needsBlankAbove(opened) && !isBelowBlank ? '\n' : ''
    writer.beginLine()
    return guard([`${blank}${opened.opening}${line.endsWith('\n') ? '\n' : ''}`], '')
  }

  /** Takes the next line of code, or a part of a line that is too long. */
  function writeCode(piece: string, open: Fence): Said[] {
    const end = piece.endsWith('\n') ? '\n' : ''
    const line = end === '' ? piece : piece.slice(0, -1)
    const read = isWithin ? { type: 'code' as const, line } : readCodeLine(line, open)
    if (read.type === 'outside') {
      fence = undefined
      isBelowBlank = true
      held = piece + held
      return ['\n']
    }
    isWithin = end === ''
    isBelowBlank = false
    if (read.type === 'end') fence = undefined
    else marks.readCode(read.line)
    return guard([(read.type === 'end' ? read.line : safeCode(read.line, rules)) + end], end)
  }

  /** The next decided piece; undefined while there is none. */
  function takePiece(isEnd: boolean): Said[] | undefined {
    if (held === '') return undefined
    if (fence) {
      const end = findLineEnd(held, isEnd)
      return end === undefined ? undefined : writeCode(take(end), fence)
    }
    const opening = isWithin ? 'no' : mayOpenFence(held, isEnd)
    if (opening === 'undecided') return undefined
    const end = opening === 'yes' ? findLineEnd(held, isEnd) : findPieceEnd(held, isEnd)
    if (end === undefined) return undefined
    if (opening === 'yes') return writeOpening(take(end))
    const isLead = held[end - 1] === '\n' && isCitedLead(held.slice(0, end))
    const below = isLead ? readBlockBelow(held.slice(end), isEnd) : NOTHING_BELOW
    if (below === undefined) return undefined
    const isLast = isEnd && end === held.length
    return writePiece(take(end), isLast, below)
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

const NOTHING_BELOW = { text: '', entries: 0 }
const ENDS = /[\n.!?…。！？]/
const BEGINS_BLOCK = /^[ \t]*(?:[-*+>|]|\d{1,9}[.)]|#{1,6})(?:[ \t]|$)|^[ \t]*\n?$/

function createRules(
  { allow, passages, phrases }: FirewallOptions,
  count: (what: 'addresses') => void,
): AddressRules {
  return {
    allow,
    removed: phrases.removedAddress,
    count,
    isGiven: (address) =>
      passages().some(({ text, units }) => {
        const texts = [text, ...units.map(({ markdown }) => markdown)]
        return texts.some((each) => holdsAddress(each, address))
      }),
  }
}

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
