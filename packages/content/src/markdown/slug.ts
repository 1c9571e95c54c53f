// The characters that GitHub removes from a heading to make its anchor: all but letters, marks, decimal
// digits, connectors such as `_`, hyphens and spaces.
const DROPPED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu

/**
 * Returns a function that makes the anchors of one page's headings, as GitHub makes them:
 * `What's new?` is `whats-new`, and `whats-new-1` when it comes a second time. A heading that has only
 * signs, to which GitHub gives no anchor, is a `section`.
 */
export function createSlugger(): (heading: string) => string {
  const repeats = new Map<string, number>()

  return (heading) => {
    const plain = toSlug(heading) || 'section'
    let slug = plain
    let repeat = repeats.get(plain) ?? 0
    // A heading may look like the numbered repeat of another: "Notes 1" and two "Notes".
    while (repeats.has(slug)) slug = `${plain}-${++repeat}`

    repeats.set(plain, repeat)
    if (slug !== plain) repeats.set(slug, 0)
    return slug
  }
}

/** The anchor of a heading that comes once on its page. */
export function toSlug(heading: string): string {
  return heading.toLowerCase().replace(DROPPED, '').replaceAll(' ', '-')
}
