import { allowSpellings } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import { dropUncounted, foldExact, NUMBER } from './exactWords.ts'

const STEP = String.raw`(?:steps?|schritt(?:e|en)?|étapes?|pasos?|passos?|passi|passagg(?:io|i)|stap(?:pen)?|(?:ال)?خطو(?:ة|ات))`
const AND = String.raw`(?:and|or|to|through|und|oder|bis|et|ou|à|y|o|a|e|en|of|tot|و)`
/** "Step 3", "the 3rd step", "steps 3-5" and "steps 3, 4 and 5", in the languages that have texts. */
const STEPS = allowSpellings(
  new RegExp(
    String.raw`(?<!\p{L})${STEP} \d{1,3}(?:(?:, ?| ?[-–—] ?| ${AND} ?)\d{1,3})*(?![\d.]\d)|(?<![\d.])\d{1,3}(?:st|nd|rd|th|\.) (?:step|schritt)`,
    'gu',
  ),
)
/** "4 steps" and "four short steps". */
const COUNTED = allowSpellings(
  new RegExp(String.raw`(?<![\p{L}\d.,])\d{1,3} (?:\p{L}{1,20} )?${STEP}(?!\p{L}| \d)`, 'gu'),
)

/**
 * Whether a number of a claim is the 3 of "step 3", and the passage has that step, or the 3 of "three steps",
 * and it is the last one. The number before a step counts nothing else: a third step does not say that
 * something takes 3 minutes.
 */
export function isNumberOfStep(
  number: string,
  { text }: { readonly text: string },
  { units }: Pick<Passage, 'units'>,
): boolean {
  const steps = units.filter((unit) => String(unit.number) === number)
  if (steps.length === 0) return false
  const folded = foldExact(dropUncounted(text))
  const drop = (said: string): string =>
    said.replaceAll(NUMBER, (own) => (own === number ? ' ' : own))
  const unnamed = folded.replaceAll(STEPS, drop)
  const others = steps.some((step) => isLast(step, units))
    ? unnamed.replaceAll(COUNTED, drop)
    : unnamed
  return others !== folded && !others.match(NUMBER)?.includes(number)
}

function isLast({ block, depth, number = 0 }: Unit, units: readonly Unit[]): boolean {
  return !units.some(
    (unit) => unit.block === block && unit.depth === depth && unit.number === number + 1,
  )
}

/** Whether a text names steps by their numbers. */
export function namesSteps(text: string): boolean {
  return foldExact(text).search(STEPS) >= 0
}
