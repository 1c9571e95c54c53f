/** A span of code or an escaped character, which contain no link, or else a link. Lengths are limited. */
const PART =
  /(?<!`)(`{1,8})(?!`)(?:(?!\1)[^]){1,400}\1(?!`)|\\[^]|\[((?:[^[\]\\`]|\\[^]|`[^`]{1,200}`){1,300})\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?\)/g

/**
 * Replaces the links in Markdown with their labels. Answers contain no addresses, so the addresses would
 * only cost tokens.
 */
export function dropTargets(markdown: string): string {
  if (!markdown.includes('](')) return markdown
  return markdown.replaceAll(PART, (part, _ticks: string | undefined, label?: string) => {
    return label ?? part
  })
}
