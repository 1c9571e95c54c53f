import type { Token, Tokens } from 'marked'

/** MyST and Pandoc write the language in braces: `{mermaid}`, `{.mermaid}`. */
const DIAGRAM = /^\{?[ \t]{0,9}\.?(?:mermaid|mmd|plantuml|puml|d2|dot|graphviz)(?![\w.-])/i

/**
 * Whether a block of code is the source of a diagram, ` ```mermaid `: other tools show a picture in its place, and
 * its text is not a statement of the page.
 */
export function isDiagram(token: Token): boolean {
  return token.type === 'code' && DIAGRAM.test((token as Tokens.Code).lang ?? '')
}
