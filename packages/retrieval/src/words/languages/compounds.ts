/** The shortest part of a compound: shorter ones are endings as often as words. */
export const LEAST_PART = 4

/** A longer word is not a compound, and to try all its parts takes seconds. */
const LONGEST = 64

/** Letters that may join two parts: "Lieferung" and "Zeit" are "Lieferungszeit". */
const JOINTS = ['', 's', 'es', 'n', 'en', 'e']

/**
 * Splits a compound into two words, or none. If there are several ways, the longest second part
 * wins, because it names the thing.
 *
 * @param findPart the term of a part, if the pages have it.
 */
export function splitCompound(
  compound: string,
  findPart: (part: string) => string | undefined,
  joints: readonly string[] = JOINTS,
): readonly string[] {
  if (compound.length > LONGEST) return []
  for (let at = LEAST_PART; at <= compound.length - LEAST_PART; at++) {
    const last = findPart(compound.slice(at))
    if (last === undefined) continue
    const first = findFirst(compound.slice(0, at), findPart, joints)
    if (first !== undefined) return [first, last]
  }
  return []
}

/**
 * The longest half of a compound that the pages have, for one whose other half they do not have.
 *
 * @param findPart the term of a part, if the pages have it.
 */
export function findHalf(
  compound: string,
  findPart: (part: string) => string | undefined,
): string | undefined {
  if (compound.length > LONGEST) return undefined
  for (let length = compound.length - LEAST_PART; length >= LEAST_PART; length--) {
    const half = findPart(compound.slice(-length)) ?? findPart(compound.slice(0, length))
    if (half !== undefined) return half
  }
  return undefined
}

function findFirst(
  beginning: string,
  findPart: (part: string) => string | undefined,
  joints: readonly string[],
): string | undefined {
  const parts = joints
    .filter((joint) => beginning.endsWith(joint))
    .map((joint) => beginning.slice(0, beginning.length - joint.length))
    .filter((part) => part.length >= LEAST_PART)
  return parts.map(findPart).find((found) => found !== undefined)
}
