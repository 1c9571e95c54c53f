// An answer as rich text for the clipboard: built by DOM calls from the rendered elements, which are
// harmless, and only from the ones listed here.

import type { SourceLink } from '../sources/sources.ts'

/** A program that it is pasted into does not have our style sheet. */
const STYLES: Readonly<Record<string, string>> = {
  CODE: 'font-family: monospace; background: #f3f1eb',
  PRE: 'font-family: monospace; white-space: pre; padding: 8px 12px; background: #f3f1eb',
  BLOCKQUOTE: 'margin: 0; padding-left: 12px; border-left: 2px solid #857f72',
  TABLE: 'border-collapse: collapse',
  TH: 'padding: 4px 8px; border: 1px solid #857f72; text-align: left',
  TD: 'padding: 4px 8px; border: 1px solid #857f72',
}

/** Pasted text is a document by itself: its headings begin at the level of a page's sections. */
const NAMES: Readonly<Record<string, string>> = { H4: 'h2', H5: 'h3', H6: 'h4' }

const KEPT = new Set(
  [
    ['P', 'H4', 'H5', 'H6', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'HR', 'BR', 'EM', 'STRONG', 'DEL'],
    ['CODE', 'PRE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'A'],
  ].flat(),
)

/** The parts around the answer's words: heads of code, Copy buttons, files. */
const LEFT_OUT = '.code-head, .files, button, svg'

/** HTML of an answer, with marks as `[1]` and the list of their sources below. */
export function toRichText(drawn: Element, sources: readonly SourceLink[]): string {
  // A separate document loads nothing and runs nothing.
  const page = drawn.ownerDocument.implementation.createHTMLDocument()
  copyChildren(drawn, page.body)
  for (const source of sources) page.body.append(createSource(page, source))
  return page.body.innerHTML
}

function copyChildren(from: Node, to: Element): void {
  for (const child of from.childNodes) copyNode(child, to)
}

function copyNode(node: Node, to: Element): void {
  if (node.nodeType === Node.TEXT_NODE) return to.append(node.textContent ?? '')
  if (!(node instanceof Element) || node.matches(LEFT_OUT)) return
  if (node.matches('.mark')) return to.append(`[${node.querySelector('.cite')?.textContent ?? ''}]`)
  // Frames of tables and code, and the colours of code, belong only to our page.
  if (!KEPT.has(node.tagName)) return copyChildren(node, to)

  const copy = to.ownerDocument.createElement(NAMES[node.tagName] ?? node.tagName)
  // By the style object: a strict content policy refuses the attribute, not this.
  const style = readStyle(node)
  if (style) copy.style.cssText = style
  for (const name of ['href', 'start']) {
    const value = node.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  to.append(copy)
  copyChildren(node, copy)
}

function readStyle(element: Element): string {
  const { tagName, parentElement } = element
  if (tagName === 'CODE' && parentElement?.tagName === 'PRE') return ''
  if (element.matches('.verbatim')) return 'white-space: pre-wrap'
  const align = element.getAttribute('data-align')
  return [STYLES[tagName], align && `text-align: ${align}`].filter(Boolean).join('; ')
}

function createSource(page: Document, { number, title, address }: SourceLink): HTMLElement {
  const line = page.createElement('p')
  line.append(`[${number}] ${title}`)
  if (address === undefined) return line
  const link = page.createElement('a')
  link.href = address
  link.textContent = address
  line.append(': ', link)
  return line
}
