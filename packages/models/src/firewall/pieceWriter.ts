import type { FirewallCounts, Said } from '@docent/answers'
import type { Passage } from '@docent/retrieval'
import { holdsAddress, safeCode, type AddressRules } from './addresses.ts'
import { needsBlankAbove, readCodeLine, readFence, type Fence } from './fence.ts'
import { createMarkJudge } from './judgeMarks.ts'
import { NOTHING_BELOW } from './readBlockBelow.ts'
import type { BlockBelow } from './readBlockBelow.ts'
import { readDefinition } from './readDefinition.ts'
import { scanInline } from './scanInline.ts'
import { createSecretGuard, type Secrets } from './secrets.ts'
import { createAtomWriter } from './writeAtoms.ts'

export interface PieceWriterOptions {
  /** The passages that the model has so far, by their numbers: number n is `passages()[n - 1]`. */
  readonly passages: () => readonly Passage[]
  /** The final address of a link, or nothing if it may not lead there. */
  readonly allow: (address: string) => string | undefined
  /**
   * The parts of our instructions that must not leak. Pass the same object each time: it is read once.
   */
  readonly secrets: Secrets
  readonly phrases: { readonly removedAddress: string }
  readonly count: (what: keyof FirewallCounts) => void
}

/** Writes the allowed part of each piece of an answer: a sentence, a line, or a line of code. */
export interface PieceWriter {
  /** Whether the next piece is code. */
  isInCode(): boolean
  /** Whether the last piece ended within its line. */
  isWithinLine(): boolean
  /** @param isLast whether the answer ends here. */
  writeText(piece: string, isLast: boolean, below?: BlockBelow): Said[]
  /** Writes a line that opens a block of code, or its text if it does not. */
  writeOpening(line: string): Said[]
  /**
   * Writes the next line of code, or a part of a line that is too long. Undefined if the line is outside the block,
   * which then ends: the line is text.
   */
  writeCode(piece: string): Said[] | undefined
}

export function createPieceWriter(options: PieceWriterOptions): PieceWriter {
  const { allow, passages, count } = options
  const definitions = new Map<string, string>()
  const rules = createRules(options)
  const reading = { allow, definitions, count }
  const marks = createMarkJudge({ passages, count })
  const isSecret = createSecretGuard(options.secrets)
  const writer = createAtomWriter(rules)

  let fence: Fence | undefined
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

  function define(label: string, address: string): Said[] {
    if (!definitions.has(label)) definitions.set(label, address)
    if (allow(address) === undefined) count('addresses')
    return []
  }

  function writeText(piece: string, isLast: boolean, below = NOTHING_BELOW): Said[] {
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

  function writeOpening(line: string): Said[] {
    const opened = readFence(line)
    if (!opened) return writeText(line, true)
    fence = opened
    const blank = needsBlankAbove(opened) && !isBelowBlank ? '\n' : ''
    writer.beginLine()
    return guard([`${blank}${opened.opening}${line.endsWith('\n') ? '\n' : ''}`], '')
  }

  function writeCode(piece: string): Said[] | undefined {
    if (!fence) return undefined
    const end = piece.endsWith('\n') ? '\n' : ''
    const line = end === '' ? piece : piece.slice(0, -1)
    const read = isWithin ? { type: 'code' as const, line } : readCodeLine(line, fence)
    if (read.type === 'outside') {
      fence = undefined
      isBelowBlank = true
      return undefined
    }
    isWithin = end === ''
    isBelowBlank = false
    if (read.type === 'end') fence = undefined
    else marks.readCode(read.line)
    return guard([(read.type === 'end' ? read.line : safeCode(read.line, rules)) + end], end)
  }

  const isInCode = (): boolean => fence !== undefined
  return { isInCode, isWithinLine: () => isWithin, writeText, writeOpening, writeCode }
}

const BEGINS_BLOCK = /^[ \t]*(?:[-*+>|]|\d{1,9}[.)]|#{1,6})(?:[ \t]|$)|^[ \t]*\n?$/

function createRules({ allow, passages, phrases, count }: PieceWriterOptions): AddressRules {
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
