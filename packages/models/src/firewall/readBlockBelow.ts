import { readCodeLine, readFence } from './fence.ts'
import { readMark } from './marks.ts'
import { MAX_BLOCK_LENGTH } from './tuning.ts'

const MARKS_AT_END = /(?:[ \t]*(?:\[[^\]\n]{1,40}\]|【[^】\n]{1,60}】))+$/
const BLANK_LINES = /^(?:[ \t]*\n)*/
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]|^[ \t]*\|/
const OUTER_ITEM = /^ ?(?:[-*+]|\d{1,9}[.)])[ \t]/
const WITHIN_ITEM = /^(?:[ ]{2,}|\t)\S/

/** Whether a line has a citation and ends in a colon. Its citation then also covers the block below. */
export function isCitedLead(line: string): boolean {
  if (!/[[【]/.test(line)) return false
  return /[:：][*_]{0,3}$/.test(line.trimEnd().replace(MARKS_AT_END, '').trimEnd())
}

export interface BlockBelow {
  /** Empty if something else follows, or if the items have their own citations. */
  readonly text: string
  /** How many entries the list or table has. */
  readonly entries: number
}

export const NOTHING_BELOW: BlockBelow = { text: '', entries: 0 }

/**
 * Reads the block of code, list or table below a line. Returns undefined as long as more text could
 * change the result.
 *
 * @param isEnd whether the text is complete.
 */
export function readBlockBelow(text: string, isEnd: boolean): BlockBelow | undefined {
  const shown = text.slice(0, MAX_BLOCK_LENGTH)
  const isCut = isEnd || text.length >= MAX_BLOCK_LENGTH
  const lines = shown.slice(BLANK_LINES.exec(shown)?.[0].length).split('\n')
  const [first = ''] = lines
  if (lines.length === 1 && !isCut) return undefined
  const fence = readFence(first)
  const end = fence
    ? lines.findIndex((line, index) => index > 0 && readCodeLine(line, fence).type !== 'code')
    : lines.findIndex((line) => !ITEM.test(line) && !WITHIN_ITEM.test(line))
  // The last line may be incomplete, and may still become part of the block.
  if ((end < 0 || end === lines.length - 1) && end !== 0 && !isCut) return undefined
  const block = lines.slice(fence ? 1 : 0, end < 0 ? undefined : end).join('\n')
  if (fence) return { text: block, entries: 0 }
  const entries = block.split('\n').filter((line) => OUTER_ITEM.test(line)).length
  return { text: hasMark(block) ? '' : block, entries }
}

function hasMark(text: string): boolean {
  return [...text.matchAll(/[[【]/g)].some(({ index }) => readMark(text, index))
}
