import type { Unit } from '@docent/retrieval'

/** A longer text says something by itself. */
const MAX_LENGTH = 60

/**
 * Whether a unit is only the name of what follows it, such as the "**Warning**" above a callout or a
 * line in bold above a list.
 */
export function isLabel(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'sentence' || unit.text.length > MAX_LENGTH) return false
  return /^(\*\*|__)(?:(?!\1).)+\1:?$/.test(unit.markdown.trim())
}
