/** The language that a BCP 47 tag begins with, in lower case: `de` for `de-AT`. */
export function primaryTag(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase()
}
