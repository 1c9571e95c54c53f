import { isBareAnchor } from './anchorOf.ts'
import {
  ancestorsOf,
  attributeOf,
  cutText,
  nodesIn,
  findAll,
  findFirst,
  findOutermost,
  isElement,
  lineOf,
  rawText,
  removeNodes,
} from './dom.ts'
import type { AnyNode, Element } from './dom.ts'
import { findLinkLists } from './findLinkLists.ts'
import { BOILERPLATE, BOILERPLATE_BOXES } from './generators.ts'
import { MAX_HEADING_LENGTH } from '../limits.ts'

/** The attribute of a tab's panel with its label: the list of labels is removed. */
export const TAB_LABEL = 'data-docent-tab'

const HEADINGS = 'h1,h2,h3,h4,h5,h6'

/**
 * Removes everything from the main element that is not its text. Hidden tabs stay: `hidden` only says
 * that a reader has not clicked yet.
 */
export function cleanMain(main: Element): void {
  nameTabPanels(main)
  keepHeadingAnchors(main)
  removeNodes([...findBoilerplate(main), ...findAll(BOILERPLATE_BOXES, main)])
  removeNodes(findLinkLists(main))
  // Dropping every header would take the titles that some themes put there.
  removeNodes(findAll('header,div.header', main).filter((header) => !findFirst('h1,h2,h3', header)))
  removeNodes(findAll('h1 a,h2 a,h3 a,h4 a,h5 a,h6 a', main).filter(isHeadingMark))
}

function* findBoilerplate(node: AnyNode): Generator<Element> {
  for (const child of nodesIn(node)) {
    if (!isElement(child)) continue
    if (isBoilerplate(child)) yield child
    else yield* findBoilerplate(child)
  }
}

function isBoilerplate(element: Element): boolean {
  const { name, attribs } = element
  const { id, role, class: classes } = attribs
  if (BOILERPLATE.has(name)) return true
  if (id !== undefined && BOILERPLATE.has(`#${id}`)) return true
  if (role !== undefined && BOILERPLATE.has(`[${role}]`)) return true
  // Some old manuals give their anchors the class of the links next to headings.
  if (classes === undefined || isBareAnchor(element)) return false
  return classes
    .toLowerCase()
    .split(/\s+/)
    .some((one) => BOILERPLATE.has(`.${one}`) || BOILERPLATE.has(`${name}.${one}`))
}

function nameTabPanels(main: Element): void {
  const panelsIn = createPanelFinder()
  for (const list of findOutermost('[role=tablist],.vp-code-group>.tabs,.tabbed-labels', main)) {
    const labels = findOutermost('[role=tab],label', list).map(readLabel)
    const panels = findPanels(list, labels.length, panelsIn)
    panels.forEach((panel, index) => {
      panel.attribs[TAB_LABEL] = labels[index] ?? ''
    })
  }
}

function readLabel(tab: Element): string {
  return cutText(lineOf(tab), MAX_HEADING_LENGTH)
}

type FindPanels = (within: Element) => readonly Element[]

/** Thousands of lists may have the same element above them, which is searched once. */
function createPanelFinder(): FindPanels {
  const found = new Map<Element, readonly Element[]>()
  return (within) => {
    const known = found.get(within)
    if (known) return known
    const panels = findAll('[role=tabpanel],.blocks>*,.tabbed-block', within)
    found.set(within, panels)
    return panels
  }
}

/** The panels are near the list of their labels, and as many. */
function findPanels(list: Element, count: number, panelsIn: FindPanels): readonly Element[] {
  if (count === 0) return []
  let levels = 0
  for (const up of ancestorsOf(list)) {
    const panels = panelsIn(up)
    if (panels.length === count) return panels
    if (++levels === 3) break
  }
  return []
}

/** Node.js and others put the id of a heading on the link inside it, which is removed. */
function keepHeadingAnchors(main: Element): void {
  for (const heading of findAll(HEADINGS, main)) {
    if (attributeOf(heading, 'id') !== '') continue
    const inner = findFirst('a[id],a[name],span[id]', heading)
    const id = attributeOf(inner, 'id') || attributeOf(inner, 'name')
    if (id !== '') heading.attribs['id'] = id
  }
}

function isHeadingMark(link: Element): boolean {
  return /^[#¶§🔗\u200b\s]*$/u.test(rawText(link))
}
