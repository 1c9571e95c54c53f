// The questions that every step of the import asks about a page's tree. Trees are at most
// MAX_ELEMENT_DEPTH deep, so the functions here may recurse.

import { compile, selectAll, selectOne } from 'css-select'
import type { AnyNode, Element, ParentNode } from 'domhandler'

export type { AnyNode, Element, ParentNode }

const INVISIBLE: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg'])

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)

export function isElement(node: AnyNode | null | undefined): node is Element {
  return node?.type === 'tag' || node?.type === 'script' || node?.type === 'style'
}

export function isBlock(node: AnyNode): node is Element {
  return isElement(node) && BLOCKS.has(node.name)
}

export function isInvisible(node: AnyNode): boolean {
  return isElement(node) && INVISIBLE.has(node.name)
}

export function nodesIn(node: AnyNode): AnyNode[] {
  return 'children' in node ? node.children : []
}

/** Whether a block is somewhere inside. */
export function hasBlock(node: AnyNode): boolean {
  return nodesIn(node).some((child) => isBlock(child) || hasBlock(child))
}

/** The visible text, with its spaces as written. */
export function rawText(node: AnyNode): string {
  if (node.type === 'text') return (node as unknown as { data: string }).data
  if (isInvisible(node)) return ''
  if (isElement(node) && node.name === 'br') return '\n'
  let text = ''
  for (const child of nodesIn(node)) text += rawText(child)
  return text
}

/** The same on one line. */
export function lineOf(node: AnyNode): string {
  return foldSpaces(rawText(node))
}

export function foldSpaces(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim()
}

/** The beginning of a text, without half of a character at its end. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).toWellFormed()
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0
}

/** Whether there are more words inside: counting ends there, because lists may be inside each other. */
export function hasMoreWords(node: AnyNode, most: number): boolean {
  return countWordsUpTo(node, most) > most
}

function countWordsUpTo(node: AnyNode, most: number): number {
  if (nodesIn(node).length === 0) return countWords(rawText(node))
  let words = 0
  for (const child of isInvisible(node) ? [] : nodesIn(node)) {
    words += countWordsUpTo(child, most - words)
    if (words > most) break
  }
  return words
}

export function attributeOf(node: AnyNode | null | undefined, name: string): string {
  return isElement(node) ? (node.attribs[name] ?? '') : ''
}

export function classOf(node: AnyNode | null | undefined): string {
  return attributeOf(node, 'class')
}

/** Removes nodes from the tree. A parent may have many, so all of one parent are removed at once. */
export function removeNodes(nodes: Iterable<AnyNode>): void {
  const gone = new Set(nodes)
  const parents = new Set([...gone].map(({ parent }) => parent).filter((one) => one !== null))
  for (const node of gone) unlink(node)
  for (const parent of parents) {
    parent.children = parent.children.filter((child) => !gone.has(child))
  }
}

function unlink(node: AnyNode): void {
  const { prev, next } = node
  if (prev) prev.next = next
  if (next) next.prev = prev
  node.parent = node.prev = node.next = null
}

export function findAll(selector: string, within: ParentNode): Element[] {
  return selectAll<AnyNode, Element>(compileOnce(selector), within)
}

/** Without those inside another one, whose text would be read again for each of them. */
export function findOutermost(selector: string, within: ParentNode): Element[] {
  const found = new Set(findAll(selector, within))
  return [...found].filter((element) => !isInside(element, found))
}

function isInside(element: Element, others: ReadonlySet<Element>): boolean {
  for (const up of ancestorsOf(element)) if (others.has(up)) return true
  return false
}

export function findFirst(selector: string, within: ParentNode): Element | undefined {
  return selectOne<AnyNode, Element>(compileOnce(selector), within) ?? undefined
}

export function matches(element: Element, selector: string): boolean {
  return compileOnce(selector)(element)
}

type Query = ReturnType<typeof compile<AnyNode, Element>>

const compiled = new Map<string, Query>()

/** Compiling the long selectors takes longer than looking through a page. */
function compileOnce(selector: string): Query {
  const known = compiled.get(selector)
  if (known) return known
  const query = compile<AnyNode, Element>(selector)
  compiled.set(selector, query)
  return query
}

/** The elements that it is inside of, nearest first. */
export function* ancestorsOf(node: AnyNode): Generator<Element> {
  for (let up = node.parent; up; up = up.parent) if (isElement(up)) yield up
}
