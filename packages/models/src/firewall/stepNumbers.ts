import { allowSpellings } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import { dropUncounted, foldExact, NUMBER } from './exactWords.ts'

/** "Step 3", "the 3rd step", "steps 3-5" and "steps 3, 4 and 5", in the languages that have texts. */
const STEPS = allowSpellings(
  /(?<!\p{L})(?:steps?|schritt(?:e|en)?|étapes?|pasos?|passos?|passi|passagg(?:io|i)|stap(?:pen)?|(?:ال)?خطو(?:ة|ات)) \d{1,3}(?:(?:, ?| ?[-–—] ?| (?:and|or|to|through|und|oder|bis|et|ou|à|y|o|a|e|en|of|tot|و) ?)\d{1,3})*(?![\d.]\d)|(?<![\d.])\d{1,3}(?:st|nd|rd|th|\.) (?:step|schritt)/gu,
)

/**
 * Whether a number of a claim is the 3 of "step 3", and the passage has that step. The number before a
 * step counts nothing else: a third step does not say that something takes 3 minutes.
 */
export function isNumberOfStep(
  number: string,
  { text }: { readonly text: string },
  { units }: Pick<Passage, 'units'>,
): boolean {
  if (!units.some((unit) => String(unit.number) === number)) return false
  const folded = foldExact(dropUncounted(text))
  const others = folded.replaceAll(STEPS, (said) =>
    said.replaceAll(NUMBER, (own) => (own === number ? ' ' : own)),
  )
  return others !== folded && !others.match(NUMBER)?.includes(number)
}

/** Whether a text names steps by their numbers. */
export function namesSteps(text: string): boolean {
  return foldExact(text).search(STEPS) >= 0
}
