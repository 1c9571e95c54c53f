import { attributeOf, findFirst, isElement, lineOf, nodesIn } from './dom.ts'
import type { AnyNode, Element } from './dom.ts'

/** The id that leads to an element: its own, one inside it, or that of the section that it opens. */
export function anchorOf(element: Element): string {
  return ownAnchorOf(element) || readOuter(element)
}

/** The id of an element, or one inside it. */
export function ownAnchorOf(element: Element): string {
  return attributeOf(element, 'id') || idOf(findFirst('[id],a[name]', element))
}

/** The same for a line of text, whose anchor is on it or right before it. */
export function lineAnchorOf(line: Element): string {
  return ownAnchorOf(line) || (readBefore(line) ?? '')
}

/** DocBook and Sphinx have the id on the section that a heading opens, or on an empty link before. */
function readOuter(element: Element): string {
  let at: AnyNode = element
  for (;;) {
    const before = readBefore(at)
    if (before !== undefined) return before
    const parent: AnyNode | null = at.parent
    // These begin with the heading, and their ids are places of the template.
    if (!isElement(parent) || /^(?:body|main|article)$/.test(parent.name)) return ''
    if (idOf(parent) !== '') return idOf(parent)
    at = parent
  }
}

/** The id of an empty element right before; empty if text is between, undefined for nothing at all. */
function readBefore(node: AnyNode): string | undefined {
  let isNearest = true
  for (let at = node.prev; at; at = at.prev) {
    if (lineOf(at) !== '') return ''
    if (!isElement(at)) continue
    if (isNearest && idOf(at) !== '') return idOf(at)
    isNearest = false
  }
  return undefined
}

/** The elements with an anchor at the beginning of an element: itself, and those before its first text. */
export function listOpeningAnchors(element: Element): readonly Element[] {
  const opening = { found: [], left: MAX_OPENING_NODES }
  collectOpening(element, opening)
  return opening.found
}

/** Anchors at the beginning of an element, and how many more nodes to look at. */
interface Opening {
  readonly found: Element[]
  left: number
}

/** A hostile page has thousands of anchors inside each other, and one is enough to link to. */
const MAX_OPENING = 8

/** Each element around thousands of empty ones would look at all of them. */
const MAX_OPENING_NODES = 100

/** Whether all of it is before the first text. */
function collectOpening(node: AnyNode, opening: Opening): boolean {
  const { found } = opening
  opening.left -= 1
  if (opening.left < 0 || found.length >= MAX_OPENING) return false
  if (!isElement(node)) return node.type !== 'text' || lineOf(node) === ''
  // The anchor of an item does not lead to its list.
  if (/^(?:li|dt)$/.test(node.name)) return false
  if (elementAnchor(node) !== '') found.push(node)
  return nodesIn(node).every((child) => collectOpening(child, opening))
}

/** A place to link to that readers do not see. */
export function isBareAnchor(node: AnyNode): node is Element {
  if (!isElement(node) || node.name !== 'a') return false
  return node.attribs['href'] === undefined && node.children.length === 0
}

/** The anchor that an element has itself; empty if it has none. */
export function elementAnchor(element: Element): string {
  return idOf(element)
}

function idOf(element: Element | undefined): string {
  return attributeOf(element, 'id') || (element?.name === 'a' ? attributeOf(element, 'name') : '')
}
