/** A span of code and an escaped character, which hold no link, or a link with a label of limited length. */
const PART =
  /(?<!`)(`{1,8})(?!`)(?:(?!\1)[^]){1,400}\1(?!`)|\\[^]|\[((?:[^[\]\\`]|\\[^]|`[^`]{1,200}`){1,300})\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?\)/g

/**
 * Markdown with the labels of its links alone. An answer writes no addresses, so their characters would
 * cost tokens without any use.
 */
export function dropTargets(markdown: string): string {
  if (!markdown.includes('](')) return markdown
  return markdown.replaceAll(PART, (part, _ticks: string | undefined, label?: string) => {
    return label ?? part
  })
}
