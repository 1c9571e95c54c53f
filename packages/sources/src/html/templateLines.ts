import { hashWord } from '@docent/content'
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
import { MAX_REPEATED_SHARE, MAX_TEMPLATE_LINES } from '../limits.ts'

/** Lines that a site's template puts on its pages, by where they are and what they say. */
export type TemplateLines = ReadonlySet<string>

// Headings, code and the cells of tables repeat in references, and say something each time.
const NEVER = /^(?:h[2-6]|pre|td|th|dt)$/

/** How many pages are needed before a repeated line means something. */
const LEAST_PAGES = 4

/**
 * Learns what the pages of one site have in common: lines on more than half of them, at the same place.
 * Returns nothing if that would remove a large share of the text.
 */
export function learnTemplate(pages: readonly (readonly PageLine[])[]): TemplateLines {
  if (pages.length < LEAST_PAGES) return new Set()
  const seen = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(lines.map(({ key }) => key))) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const common = [...seen].filter(([, count]) => count > pages.length / 2).map(([key]) => key)
  const template = new Set(common)
  return readShare(pages, template) < MAX_REPEATED_SHARE ? template : new Set()
}

/** Removes the template's lines from a page, and returns how many words they had. */
export function dropTemplate(main: Element, template: TemplateLines): number {
  if (template.size === 0) return 0
  const dropped = readLines(main).filter(({ key }) => template.has(key))
  removeNodes(dropped.map(({ element }) => element))
  return dropped.reduce((sum, { words }) => sum + words, 0)
}

/** A line of a page without its element: the trees of many pages would fill the memory. */
export interface PageLine {
  readonly key: string
  readonly words: number
}

/** The lines of a page that a template may repeat. */
export function readPageLines(main: Element): PageLine[] {
  return readLines(main).map(({ key, words }) => ({ key, words }))
}

interface Line extends PageLine {
  readonly element: Element
}

/** Every element with text and without blocks: one line or paragraph for a reader. */
function readLines(main: Element): Line[] {
  const lines: Line[] = []
  collectLines(main, 0, lines)
  return lines
}

/** @param place of the node in its page, as a number: thousands of lines may share a long path. */
function collectLines(node: AnyNode, place: number, lines: Line[]): void {
  for (const child of nodesIn(node)) {
    if (lines.length >= MAX_TEMPLATE_LINES) return
    if (!isElement(child) || isInvisible(child)) continue
    const here = hashWord(nameStep(child), place)
    if (!isBlock(child) || hasBlock(child)) collectLines(child, here, lines)
    else if (!NEVER.test(child.name)) lines.push(readLine(child, here))
  }
}

function readLine(element: Element, place: number): Line {
  const text = foldSpaces(rawText(element))
  return { element, key: `${place}|${text}`, words: countWords(text) }
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

function readShare(pages: readonly (readonly PageLine[])[], template: TemplateLines): number {
  let repeated = 0
  let all = 1
  for (const { key, words } of pages.flat()) {
    all += words
    if (template.has(key)) repeated += words
  }
  return repeated / all
}
