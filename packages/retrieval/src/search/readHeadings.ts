import { toLetters } from '../words/toLetters.ts'

/**
 * The headings by which a section is found as they are typed: its own, and those above it under which it
 * is the first, such as a heading with only smaller headings below. A path has the headings from
 * the outermost to the section's own; `before` is the path of the section before it on its page.
 */
export function readHeadings(path: readonly string[], before: readonly string[] = []): string[] {
  const isSame = (_: unknown, place: number): boolean => path[place] === before[place]
  return path
    .filter((_, place) => place === path.length - 1 || !path.slice(0, place + 1).every(isSame))
    .map(toLetters)
}
