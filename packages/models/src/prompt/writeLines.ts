import type { Unit } from '@docent/retrieval'
import { dropTargets } from './dropTargets.ts'

/** A passage is cut at this many characters. */
const PASSAGE_LENGTH = 2_400
/** Code may exceed the limit by this many characters, because half of an example is of little use. */
const MORE_CODE = 800
/** A unit that does not fit is left out, or cut if fewer characters than these come before it. */
const LITTLE = 600

interface Lines {
  readonly text: string
  /** The number of complete units. The next one is cut or missing. */
  readonly end: number
}

/**
 * Writes whole sentences, entries of lists and blocks of code, up to a number of characters.
 *
 * @param enough the maximum number of characters.
 */
export function writeLines(units: readonly Unit[], enough: number = PASSAGE_LENGTH): Lines {
  const kept: string[] = []
  let length = 0
  for (const [place, unit] of units.entries()) {
    const written = writeUnit(unit, units[place - 1])
    const most = unit.kind === 'code' ? enough + MORE_CODE : enough
    if (length + written.length > most) {
      if (length < LITTLE) kept.push(cutUnit(unit, written, enough - length))
      const lines = dropLead(kept)
      return { text: lines.join('\n'), end: Math.min(lines.length, place) }
    }
    kept.push(written)
    length += written.length + 1
  }
  return { text: dropLead(kept).join('\n'), end: units.length }
}

function writeUnit(unit: Unit, before: Unit | undefined): string {
  if (unit.kind === 'code') return unit.markdown
  const text = dropTargets(unit.markdown)
  const inner = '  '.repeat(unit.depth)
  switch (unit.kind) {
    case 'item':
      return `${inner.slice(2)}- ${text}`
    case 'step':
      return `${inner.slice(2)}${unit.number ?? 1}. ${text}`
    case 'row':
      // The first row of a table is written with the head.
      return unit.head !== undefined && before?.block !== unit.block
        ? `${dropTargets(unit.head)}\n${text}`
        : text
    case 'sentence':
      return `${inner}${text}`
  }
}

/** The beginning of a unit, up to the end of a line or a word. */
function cutUnit({ kind }: Unit, written: string, most: number): string {
  const shown = written.slice(0, most)
  const isCode = kind === 'code'
  const end = shown.lastIndexOf(isCode ? '\n' : ' ')
  // Code that is one very long line is cut within the line.
  const least = isCode ? shown.indexOf('\n') : 0
  const begun = (end > least ? shown.slice(0, end) : shown).trimEnd().toWellFormed()
  // Without a closing fence, the text after the code would become code.
  return isCode ? `${begun}\n${/^`*/.exec(written)?.[0] ?? ''}` : begun
}

/** Drops a last line that introduces a list, a table or code if that is left out. */
function dropLead(lines: readonly string[]): readonly string[] {
  const isLead = lines.length > 1 && /[:：][*_]{0,3}$/.test(lines.at(-1)?.trimEnd() ?? '')
  return isLead ? lines.slice(0, -1) : lines
}
