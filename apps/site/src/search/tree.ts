// A part of a page as plain data. The server writes it as HTML and the browser as elements, so that
// results are described once, and neither of them treats text as HTML.

export type Tree = string | Branch

export interface Branch {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Tree[]
}

export function branch(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Tree[]
): Branch {
  return { tag, attributes, children }
}

/** HTML in which every text and every value is escaped. Names are the program's own. */
export function writeHtml(trees: readonly Tree[]): string {
  return trees.map(writeTree).join('')
}

function writeTree(tree: Tree): string {
  if (typeof tree === 'string') return escapeHtml(tree)
  const { tag, attributes, children } = tree
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${list.join('')}>${writeHtml(children)}</${tag}>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
