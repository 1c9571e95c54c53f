import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface FolderFiles {
  readonly html: readonly string[]
  readonly markdown: readonly string[]
}

/**
 * Whether a folder has more pages of Markdown than of HTML. Documentation in Markdown often has a few HTML files,
 * such as the templates of its theme. A built site often has a Markdown copy of each page.
 */
export function hasMoreMarkdown(folder: string, { html, markdown }: FolderFiles): boolean {
  if (markdown.length === 0) return false
  if (markdown.length > html.length) return true
  let pages = 0
  // No more files are read than the answer needs: a built site may have thousands.
  return html.every((file) => {
    if (!isTemplate(readFileSync(join(folder, file), 'latin1'))) pages++
    return pages < markdown.length
  })
}

/** The marks of Jinja, Liquid, Go templates and Mustache. In the body of a page they may be its subject. */
function isTemplate(text: string): boolean {
  const [head = ''] = text.split(/<body/i, 1)
  return /\{[{%]/.test(head)
}
