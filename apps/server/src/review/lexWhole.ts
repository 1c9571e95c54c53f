import { lexMarkdown, MarkdownLimitError } from '@docent/content'
import type { Document } from '@docent/content'

/**
 * The tokens of all of a page's text, from the line of its first section on. The document's own lack
 * the heading that repeats its title, so that counting their lines does not give those of the file.
 */
export function lexWhole({ markdown }: Document): ReturnType<typeof lexMarkdown> {
  try {
    return lexMarkdown(markdown)
  } catch (error) {
    // That it is too much to be read was said when the page was.
    if (error instanceof MarkdownLimitError) return []
    throw error
  }
}
