import type { Element } from 'domhandler'
import { attributeOf, foldSpaces, isElement, nodesIn } from '../html/dom.ts'
import type { AnyNode } from '../html/dom.ts'
import { createOutline, cutHeading } from '../html/outline.ts'
import type { Outline } from '../html/outline.ts'
import { parseTree } from '../html/parsePage.ts'
import { MAX_WORD_BYTES, MAX_WORD_ELEMENTS } from '../limits.ts'
import { escapeForMarkdown } from '../markdown/escapeForMarkdown.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import type { TextBlock } from '../markdown/blocks.ts'
import type { ImportedPage } from '../types.ts'
import { readZipEntry } from './readZip.node.ts'

/** The address of a document, and its name if it has no title. */
export interface DocumentFile {
  readonly url: string
  readonly name: string
  readonly version?: string
  readonly language?: string
}

/**
 * Reads a Word document: headings, paragraphs, lists and tables.
 *
 * @throws {RangeError} if it is not one.
 */
export function readDocx(bytes: Buffer, file: DocumentFile): ImportedPage {
  const xml = readZipEntry(bytes, 'word/document.xml', MAX_WORD_BYTES)
  if (xml === undefined) throw new RangeError('it contains no Word document')
  const tree = parseXml(xml.toString('utf8'))
  const body = findFirstNamed(tree, 'w:body', MAX_DEPTH)
  const outline = createOutline()
  const state: Reading = { outline, items: [], title: '' }
  if (body) readBlocks(body, state, MAX_DEPTH)
  endList(state)
  return {
    url: file.url,
    title: cutHeading(state.title) || file.name,
    description: '',
    language: file.language ?? '',
    version: file.version ?? '',
    sections: outline.sections().map(({ blocks, anchor, heading, depth, path }) => ({
      anchor,
      heading,
      depth,
      path,
      markdown: writeMarkdown(blocks),
    })),
  }
}

/** Entities that the document declares itself are not replaced: a few can become gigabytes. */
function parseXml(xml: string): AnyNode {
  const { tree, isWhole } = parseTree(xml, MAX_WORD_ELEMENTS, { xmlMode: true })
  if (isWhole) return tree
  const most = MAX_WORD_ELEMENTS.toLocaleString('en')
  throw new RangeError(`it has more than ${most} XML elements, or nests them deeper than Word does`)
}

/** Only hostile documents nest elements deeper. */
const MAX_DEPTH = 100

interface Reading {
  readonly outline: Outline
  /** The items of the list that is being read. */
  items: TextBlock[][]
  title: string
}

function readBlocks(parent: AnyNode, state: Reading, depth: number): void {
  if (depth === 0) return
  for (const node of nodesIn(parent)) {
    if (!isElement(node)) continue
    if (node.name === 'w:p') readParagraph(node, state)
    else if (node.name === 'w:tbl') readTable(node, state)
    else readBlocks(node, state, depth - 1)
  }
}

function readParagraph(paragraph: Element, state: Reading): void {
  const text = readText(paragraph)
  if (text === '') return
  const facts = findFirstNamed(paragraph, 'w:pPr', 1)
  const style = facts ? attributeOf(findFirstNamed(facts, 'w:pStyle', 1), 'w:val') : ''
  const level = Number(
    /^(?:heading|berschrift|Überschrift|titre|título)\s?([1-6])$/i.exec(style)?.[1] ?? 0,
  )
  const isItem = facts !== undefined && findFirstNamed(facts, 'w:numPr', 1) !== undefined
  if (level === 0 && isItem) {
    state.items.push([{ type: 'paragraph', text: escapeForMarkdown(text) }])
    return
  }
  endList(state)
  const isTitle = /^(?:title|titel|titre)$/i.test(style) || level === 1
  if (isTitle && state.title === '') state.title = text
  else if (level > 0) state.outline.open({ heading: text, depth: level, anchor: '' })
  else state.outline.put({ type: 'paragraph', text: escapeForMarkdown(text) })
}

function endList(state: Reading): void {
  if (state.items.length > 0) state.outline.put({ type: 'list', items: state.items })
  state.items = []
}

function readTable(table: Element, state: Reading): void {
  endList(state)
  const rows = childrenNamed(table, 'w:tr').map((row) =>
    childrenNamed(row, 'w:tc').map((cell) => escapeForMarkdown(readText(cell))),
  )
  state.outline.put({ type: 'table', rows })
}

/** The visible text of an element on one line. Deleted text and field codes have other names. */
function readText(element: AnyNode, depth = MAX_DEPTH): string {
  if (depth === 0) return ''
  const parts = nodesIn(element).map((node): string => {
    if (!isElement(node)) return ''
    if (node.name === 'w:t') return nodesIn(node).map(readCharacters).join('')
    if (node.name === 'w:tab' || node.name === 'w:br') return ' '
    if (node.name === 'w:p') return `${readText(node, depth - 1)} `
    return node.name === 'w:pPr' ? '' : readText(node, depth - 1)
  })
  return depth === MAX_DEPTH ? foldSpaces(parts.join('')) : parts.join('')
}

function readCharacters(node: AnyNode): string {
  return node.type === 'text' ? (node as unknown as { data: string }).data.toWellFormed() : ''
}

function childrenNamed(parent: AnyNode, name: string): Element[] {
  return nodesIn(parent).filter((node): node is Element => isElement(node) && node.name === name)
}

function findFirstNamed(parent: AnyNode, name: string, depth: number): Element | undefined {
  const [own] = childrenNamed(parent, name)
  if (own || depth <= 1) return own
  for (const node of nodesIn(parent)) {
    const found = findFirstNamed(node, name, depth - 1)
    if (found) return found
  }
  return undefined
}
