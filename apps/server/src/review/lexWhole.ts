import { lexMarkdown, MarkdownLimitError } from '@docent/content'
import type { Document } from '@docent/content'

/**
 * The tokens of a page's whole text, from the line of its first section. The document's own tokens
 * lack the heading that repeats its title, so counting their lines would not give the lines of the
 * file.
 */
export function lexWhole({ markdown }: Document): ReturnType<typeof lexMarkdown> {
  try {
    return lexMarkdown(markdown)
  } catch (error) {
    // Reading the page already reported that it is too long.
    if (error instanceof MarkdownLimitError) return []
    throw error
  }
}
