import {
  countWords,
  nodesIn,
  foldSpaces,
  isBlock,
  isElement,
  isInvisible,
  rawText,
  removeNodes,
  hasBlock,
  classOf,
} from './dom.ts'
import type { AnyNode, Element } from './dom.ts'
import { MAX_REPEATED_SHARE } from '../limits.ts'

/** Lines that a site's template puts on its pages, by where they are and what they say. */
export type TemplateLines = ReadonlySet<string>

// Headings, code and the cells of tables repeat in references, and say something each time.
const NEVER = /^(?:h[2-6]|pre|td|th|dt)$/

/** How many pages are needed before a repeated line means something. */
const LEAST_PAGES = 4

/**
 * Learns what the pages of one site have in common: lines on more than half of them, at the same place.
 * Nothing, if that would take a large share of the text.
 */
export function learnTemplate(mains: readonly Element[]): TemplateLines {
  if (mains.length < LEAST_PAGES) return new Set()
  const pages = mains.map(readLines)
  const seen = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(lines.map(({ key }) => key))) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const common = [...seen].filter(([, count]) => count > mains.length / 2).map(([key]) => key)
  const template = new Set(common)
  return readShare(pages, template) < MAX_REPEATED_SHARE ? template : new Set()
}

/** Takes the lines of the template out of a page, and returns how many words that were. */
export function dropTemplate(main: Element, template: TemplateLines): number {
  if (template.size === 0) return 0
  const dropped = readLines(main).filter(({ key }) => template.has(key))
  removeNodes(dropped.map(({ element }) => element))
  return dropped.reduce((sum, { words }) => sum + words, 0)
}

interface Line {
  readonly element: Element
  readonly key: string
  readonly words: number
}

/** Every element with text and without blocks: one line or paragraph for a reader. */
function readLines(main: Element): Line[] {
  const lines: Line[] = []
  collectLines(main, '', lines)
  return lines
}

function collectLines(node: AnyNode, path: string, lines: Line[]): void {
  for (const child of nodesIn(node)) {
    if (!isElement(child) || isInvisible(child)) continue
    const here = `${path}>${nameStep(child)}`
    if (!isBlock(child) || hasBlock(child)) collectLines(child, here, lines)
    else if (!NEVER.test(child.name)) lines.push(readLine(child, here))
  }
}

function readLine(element: Element, path: string): Line {
  const text = foldSpaces(rawText(element))
  return { element, key: `${path}|${text}`, words: countWords(text) }
}

/** The name of an element as it is on every page of one template. */
function nameStep(element: Element): string {
  const classes = classOf(element)
    .split(/\s+/)
    .filter((name) => name !== '' && !/active|current|open|selected|\d/.test(name))
    .toSorted()
  // Ids may name the page.
  return `${element.name}.${classes.join('.')}`
}

function readShare(pages: readonly (readonly Line[])[], template: TemplateLines): number {
  let repeated = 0
  let all = 1
  for (const { key, words } of pages.flat()) {
    all += words
    if (template.has(key)) repeated += words
  }
  return repeated / all
}
