/** `4.2.1. Steps`, `F.40. Steps`, `Chapter 5 - Steps`: no list of steps is counted like this. */
const OF_OUTLINE =
  /^(?:(?:\d{1,3}|[A-Z])(?:\.\d{1,3})+[.:]?\s+\p{L}|(?:chapter|appendix|part)\s+[\dIVXA-Z]{1,5}\b)/iu

/** The share of its headings that makes a site a numbered manual. */
const NUMBERED_SHARE = 0.15

const NUMBER =
  /^(?:(?:chapter|appendix|part|section)\s+(?:\d{1,3}|[IVXLC]{1,5}|[A-Z])(?:\.\d{1,3})*|(?:\d{1,3}|[A-Z])(?:\.\d{1,3})+|\d{1,3}|[A-Z](?=[.:]))[.:]?\s+(?:[-–—]\s+)?/iu

/** Whether a site numbers its headings, as manuals do that are also printed. */
export function isNumbered(headings: readonly string[]): boolean {
  const numbered = headings.filter((heading) => OF_OUTLINE.test(heading))
  return numbered.length > 0 && numbered.length >= NUMBERED_SHARE * headings.length
}

/** A heading without its number, which no visitor asks for; as it is if nothing else is left. */
export function dropNumber(heading: string): string {
  const rest = heading.replace(NUMBER, '')
  return /\p{L}/u.test(rest) ? rest : heading
}
