/**
 * Reads the links of an `llms.txt`: `- [Title](address): notes`. Many lead to copies of pages as
 * Markdown.
 */
export function readLlmsLinks(text: string): string[] {
  const found = text.matchAll(/\]\(\s*<?([^\s()<>]{1,1000})>?\s*\)/g)
  return [...new Set([...found].map(([, link = '']) => link))]
}

/** The page of a Markdown copy: `guide/install` for `guide/install.md`. */
export function toTwinPage(url: string): string | undefined {
  const page = /^(.*?)(?:\/index(?:\.html)?|\.html)?\.mdx?$/.exec(url)
  if (!page) return undefined
  const [whole, path = ''] = page
  return whole.endsWith('/index.md') || whole.endsWith('/index.html.md') ? `${path}/` : path
}
