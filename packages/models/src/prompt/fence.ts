/** Text of a page or a visitor, which must not close the fence that it is written into. */
export function fence(text: string): string {
  return text.replaceAll(/<(?=\s*(?:\/\s*)?(?:passages?|question|owner-notes|attachment)\b)/gi, '‹')
}
