/** Docusaurus reads its `.md` files as MDX too: their imports show it. */
const IMPORT = /^import\s+(?:[\w$]+|\{[^}]{1,300}\})\s+from\s+["'][^"'\n]{1,300}["'];?[ \t]*$/m

/** Whether braces on a page are expressions, and indented text is not code. */
export function isMdxPage(file: string, text: string): boolean {
  return /\.mdx$/i.test(file) || IMPORT.test(text.slice(0, 2_000))
}
