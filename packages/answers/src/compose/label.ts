import type { Unit } from '@docent/retrieval'

/** A longer text says something by itself. */
const MAX_LENGTH = 60
const MAX_TYPED = 300

/** "**type:** `boolean`" above the description of a setting. */
const TYPED = /^(\*\*|__)(?:types?|default(?: value)?|required|optional)\s*:?\s*\1/i
/** "**Returns:** a list **Access:** everybody **Since:** 1.4": a line that only has labels and their values. */
const LABELLED = /^\*\*[^*]{1,30}:\*\*(?:(?!\*\*).)+\*\*[^*]{1,30}:\*\*/

/** Whether a unit only says of what type a value is, its default, or whether it is required. */
export function isTyped(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'sentence' || unit.text.length > MAX_TYPED || unit.text.endsWith('.')) {
    return false
  }
  return TYPED.test(unit.markdown) || LABELLED.test(unit.markdown)
}

/**
 * Whether a unit is only the name of what follows it, such as the "**Warning**" above a callout or a
 * line in bold above a list.
 */
export function isLabel(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'sentence' || unit.text.length > MAX_LENGTH) return false
  return /^(\*\*|__)(?:(?!\1).)+\1:?$/.test(unit.markdown.trim())
}
