import { attributeOf, isBlock, isElement, isInvisible, nodesIn } from './dom.ts'
import type { AnyNode, Element } from './dom.ts'

/** Letters and links of an element: numbers and lines between links say nothing. */
interface Measure {
  letters: number
  /** Those of the letters that are in links, and in links to places on the same page. */
  linked: number
  linkedHere: number
  links: number
  linksHere: number
}

/** Fewer links to the same page are a sentence, or a way back to the top. */
const LEAST_HERE = 3
const SHARE_HERE = 0.8

/** A list with fewer links can be an answer. Longer ones are the indexes of whole sites. */
const LEAST_LINKS = 100
const SHARE_LINKED = 0.75

/** The same for an index that links only the places of its words. */
const LEAST_OF_INDEX = 1_000
const SHARE_OF_INDEX = 0.5

/**
 * The tables of contents and the indexes in a page. They have the words of all headings, so a search
 * would find them instead of the sections.
 */
export function findLinkLists(main: Element): readonly Element[] {
  const measures = new Map<AnyNode, Measure>()
  measure(main, measures)
  return [...findTops(main, measures)]
}

function* findTops(node: AnyNode, measures: ReadonlyMap<AnyNode, Measure>): Generator<Element> {
  for (const child of nodesIn(node)) {
    const found = measures.get(child)
    // Nothing inside has enough links.
    if (!found || found.links < LEAST_HERE) continue
    if (isBlock(child) && isLinkList(found)) yield child
    else yield* findTops(child, measures)
  }
}

function isLinkList({ letters, linked, linkedHere, links, linksHere }: Measure): boolean {
  if (linksHere >= LEAST_HERE && linkedHere >= SHARE_HERE * letters) return true
  if (links >= LEAST_LINKS && linked >= SHARE_LINKED * letters) return true
  return links >= LEAST_OF_INDEX && linked >= SHARE_OF_INDEX * letters
}

function measure(node: AnyNode, measures: Map<AnyNode, Measure>): Measure {
  const sum: Measure = { letters: 0, linked: 0, linkedHere: 0, links: 0, linksHere: 0 }
  if (node.type === 'text') {
    sum.letters = (node as unknown as { data: string }).data.replace(/\P{L}+/gu, '').length
    return sum
  }
  if (isInvisible(node)) return sum
  for (const child of nodesIn(node)) add(sum, measure(child, measures))
  if (!isElement(node)) return sum
  // A heading that links to itself opens a section.
  if (/^h[1-6]$/.test(node.name)) {
    Object.assign(sum, { linked: 0, linkedHere: 0, links: 0, linksHere: 0 })
  } else if (node.name === 'a') countLink(sum, attributeOf(node, 'href'))
  measures.set(node, sum)
  return sum
}

function add(sum: Measure, part: Measure): void {
  sum.letters += part.letters
  sum.linked += part.linked
  sum.linkedHere += part.linkedHere
  sum.links += part.links
  sum.linksHere += part.linksHere
}

function countLink(sum: Measure, href: string): void {
  if (href === '' || sum.letters === 0) return
  sum.linked = sum.letters
  sum.links = 1
  if (!/^#./.test(href)) return
  sum.linkedHere = sum.letters
  sum.linksHere = 1
}
