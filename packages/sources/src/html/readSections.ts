import {
  anchorOf,
  elementAnchor,
  isBareAnchor,
  lineAnchorOf,
  listOpeningAnchors,
  ownAnchorOf,
} from './anchorOf.ts'
import { TAB_LABEL } from './cleanMain.ts'
import { verbatimOf, languageOf } from './codeBlock.ts'
import {
  attributeOf,
  nodesIn,
  classOf,
  findAll,
  findFirst,
  findOutermost,
  foldSpaces,
  hasBlock,
  hasMoreWords,
  isBlock,
  isElement,
  lineOf,
  matches,
  removeNodes,
} from './dom.ts'
import type { AnyNode, Element } from './dom.ts'
import { ADMONITION, ADMONITION_TITLE } from './generators.ts'
import { MAX_HEADING_LENGTH, MAX_IMPORTED_CELLS, MAX_LIST_DEPTH } from '../limits.ts'
import { isManualText, readManualText } from './manualText.ts'
import type { TextBlock } from '../markdown/blocks.ts'
import { escapeForMarkdown } from '../markdown/escapeForMarkdown.ts'
import { createOutline } from './outline.ts'
import type { Outline, OutlineSection } from './outline.ts'
import { createTargetCheck, LONG_SECTION, readLabelAt } from './waypoints.ts'
import type { IsTarget } from './waypoints.ts'
import { writeInline, writeInlines } from './writeInline.ts'

/**
 * Cuts the text of a page at its headings and at the terms that have an anchor: options of a command,
 * functions of a module.
 *
 * @param title the heading that opens no section, because it is the page's title.
 * @param base what links are resolved against.
 */
export function readHtmlSections(
  main: Element,
  title: Element | undefined,
  base: string | undefined,
): readonly OutlineSection[] {
  const outline = createOutline()
  const isTarget = createTargetCheck(main)
  readChildren(main, { outline, put: outline.put, title, base, listDepth: 0, isTarget })
  return outline.sections()
}

interface Reading {
  readonly outline: Outline
  /** Where blocks go: into the open section, or into the item of a list. */
  readonly put: (block: TextBlock) => void
  readonly title: Element | undefined
  readonly base: string | undefined
  readonly listDepth: number
  readonly isTarget: IsTarget
}

function readChildren(parent: Element, reading: Reading): void {
  let run: AnyNode[] = []
  // The last text of the run. Searching for it at each node would take time with the square of
  // their number.
  let last = ''
  const flush = (): void => {
    const text = writeInlines(run, reading.base)
    if (text !== '') reading.put({ type: 'paragraph', text })
    run = []
    last = ''
  }
  for (const child of nodesIn(parent)) {
    if (isElement(child) && (isBlock(child) || hasBlock(child))) {
      flush()
      readElement(child, reading)
    } else if (child.type !== 'comment') {
      if (opensLine(child, last)) flush()
      if (isElement(child) && last === '') passAnchor(child, reading)
      run.push(child)
      last = lineOf(child) || last
    }
  }
  flush()
}

/**
 * Whether a node is an anchor with a label after a complete sentence: the paragraph before it was
 * never closed.
 */
function opensLine(node: AnyNode, before: string): boolean {
  return isBareAnchor(node) && /[.!?:;)]$/.test(before) && readLabelAt(node) !== ''
}

/** Remembers the anchors of an element, except inside lists: parts of items cannot be sections. */
function passAnchor(element: Element, { outline, listDepth, isTarget }: Reading): void {
  if (listDepth > 0) return
  for (const named of listOpeningAnchors(element)) {
    const anchor = elementAnchor(named)
    const readLabel = (): string => (isTarget(named, anchor) ? readLabelAt(element) : '')
    outline.pass({ anchor, readLabel })
  }
}

function readElement(element: Element, reading: Reading): void {
  const label = attributeOf(element, TAB_LABEL)
  if (label !== '') reading.put({ type: 'paragraph', text: `**${escapeForMarkdown(label)}**` })
  const { name } = element
  if (/^h[1-6]$/.test(name)) return readHeading(element, reading)
  if (name === 'p' && opensPart(element, reading)) return
  passAnchor(element, reading)
  if (name === 'p' && matches(element, '.rubric')) return putLabel(lineOf(element), reading)
  if (name === 'pre') return readCode(element, reading)
  if (name === 'table' && isDataTable(element)) return readTable(element, reading)
  if (name === 'ul' || name === 'ol') return readList(element, reading)
  if (name === 'dl') return readTerms(element, reading)
  if (matches(element, ADMONITION)) return readAdmonition(element, reading)
  return readChildren(element, reading)
}

function readHeading(heading: Element, reading: Reading): void {
  if (heading === reading.title) return
  const text = lineOf(heading)
  if (text === '') return
  // A heading in an item of a list cannot open a section.
  if (reading.listDepth > 0) return reading.put({ type: 'paragraph', text: writeInline(heading) })
  const anchor = anchorOf(heading)
  if (anchor === '' && LABEL.test(text)) return putLabel(text, reading)
  reading.outline.open({ heading: text, depth: Number(heading.name[1]), anchor })
}

/** Headings without an id that say only what kind of text follows: it belongs to the section before. */
const LABEL =
  /^(?:examples?|notes?|warning|caution|important|tip|see also|parameters?|arguments?|returns?|return values?|syntax|output|usage|result)s?:?$/i

function putLabel(text: string, { put }: Reading): void {
  put({ type: 'paragraph', text: `**${escapeForMarkdown(text)}**` })
}

/** Below all real headings. */
const PART_DEPTH = 7
const MAX_PART_HEADING = 150

/** Old pages and lists of questions have lines in bold with an anchor, where others have a heading. */
function opensPart(line: Element, { outline, listDepth }: Reading): boolean {
  if (listDepth > 0) return false
  const [bold, ...rest] = nodesIn(line).filter((node) => isElement(node) || lineOf(node) !== '')
  const isBold = isElement(bold) && /^(?:b|strong)$/.test(bold.name) && rest.length === 0
  if (!isBold) return false
  const text = lineOf(line)
  if (text === '' || text.length > MAX_PART_HEADING) return false
  const anchor = lineAnchorOf(line)
  if (anchor === '') return false
  outline.open({ heading: text, depth: PART_DEPTH, anchor })
  return true
}

function readCode(pre: Element, { put, outline, listDepth }: Reading): void {
  const code = verbatimOf(pre)
  if (listDepth === 0 && isManualText(code)) return readManual(code, outline)
  if (code.trim() !== '') put({ type: 'code', code, language: languageOf(pre) })
}

function readManual(text: string, outline: Outline): void {
  for (const { heading, depth, blocks } of readManualText(text)) {
    outline.open({ heading, depth, anchor: '' })
    blocks.forEach(outline.put)
  }
}

/** Tables that hold blocks are for layout, such as code with its line numbers. */
function isDataTable(table: Element): boolean {
  if (findFirst('pre,h1,h2,h3,table,dl', table)) return false
  return findAll('tr', table).length > 1 && !matches(table, '.admonitionblock *')
}

function readTable(table: Element, reading: Reading): void {
  const { put, base } = reading
  const caption = findFirst('caption', table)
  if (caption) put({ type: 'paragraph', text: writeInline(caption, base) })
  const rows = readRows(table, base)
  if (!isReference(rows)) return put({ type: 'table', rows: rows.map(({ cells }) => cells) })
  const [head, ...others] = rows
  for (const { row, cells } of others) {
    passAnchor(row, reading)
    put({ type: 'table', rows: [head?.cells ?? [], cells] })
  }
}

interface TableRow {
  readonly row: Element
  readonly cells: readonly string[]
}

function readRows(table: Element, base: string | undefined): readonly TableRow[] {
  const rows: TableRow[] = []
  let count = 0
  for (const row of findOutermost('tr', table)) {
    const cells = nodesIn(row)
      .filter((cell) => isElement(cell) && /^t[dh]$/.test(cell.name))
      .map((cell) => writeInline(cell, base))
    count += cells.length
    if (count > MAX_IMPORTED_CELLS) break
    if (cells.length > 0) rows.push({ row, cells })
  }
  return rows
}

/** A long table with an anchor in most rows: each row is a part, and repeats the header. */
function isReference(rows: readonly TableRow[]): boolean {
  const size = rows.reduce((sum, { cells }) => sum + cells.join('').length, 0)
  if (size <= LONG_SECTION) return false
  // A hostile table has one cell of megabytes in its header, and thousands of rows.
  if ((rows[0]?.cells.join('|').length ?? 0) > MAX_HEADING_LENGTH) return false
  const anchored = rows.filter(({ row }) => listOpeningAnchors(row).length > 0)
  return anchored.length > rows.length / 2
}

function readList(list: Element, reading: Reading): void {
  const items = nodesIn(list)
    .filter(isElement)
    .map((item) => readItem(item, reading))
    .filter((blocks) => blocks.length > 0)
  if (items.length === 0) return
  // Deeper lists go on at the deepest level.
  if (reading.listDepth >= MAX_LIST_DEPTH) return items.flat().forEach(reading.put)
  const start = Number(attributeOf(list, 'start') || 1)
  const isOrdered = list.name === 'ol' && Number.isSafeInteger(start) && start >= 0
  reading.put({ type: 'list', items, ...(isOrdered && { start }) })
}

function readItem(item: Element, reading: Reading): TextBlock[] {
  const blocks: TextBlock[] = []
  const put = (block: TextBlock): void => void blocks.push(block)
  readChildren(item, { ...reading, put, listDepth: reading.listDepth + 1 })
  return blocks
}

/** Terms with an anchor open sections, and the text after the list goes on where it was. */
function readTerms(list: Element, reading: Reading): void {
  const { outline, listDepth } = reading
  const back = outline.mark()
  let items: TextBlock[][] = []
  const flush = (): void => {
    if (listDepth >= MAX_LIST_DEPTH) items.flat().forEach(reading.put)
    else if (items.length > 0) reading.put({ type: 'list', items })
    items = []
  }
  const isLong = listDepth === 0 && hasMoreWords(list, LONG_LIST_WORDS)
  for (const { terms, details } of pairTerms(list)) {
    const anchor = listDepth > 0 ? '' : readTermAnchor(terms)
    if (anchor === '' && !(isLong && details.length > 0)) {
      items.push(readPlainTerm(terms, details, reading))
      continue
    }
    flush()
    outline.open({ heading: terms.map(lineOf).join(', '), depth: back.depth + 1, anchor })
    for (const detail of details) readChildren(detail, reading)
    outline.leave(back)
  }
  flush()
}

/** A longer list of terms is cut at each: an answer needs one option, and not the page of all. */
const LONG_LIST_WORDS = 300

interface TermPair {
  readonly terms: Element[]
  readonly details: Element[]
}

/** Several terms in a row share what follows them: `-f` and `--force`. */
function pairTerms(list: Element): TermPair[] {
  const pairs: TermPair[] = []
  for (const child of listTermNodes(list)) {
    const last = pairs.at(-1)
    if (child.name === 'dt') {
      if (last && last.details.length === 0) last.terms.push(child)
      else pairs.push({ terms: [child], details: [] })
    } else if (last) last.details.push(child)
    else pairs.push({ terms: [], details: [child] })
  }
  return pairs
}

/** A `div` may group a term and what belongs to it. */
function listTermNodes(list: Element): Element[] {
  return nodesIn(list).flatMap((child) => {
    if (!isElement(child)) return []
    return child.name === 'div' ? nodesIn(child).filter(isElement) : [child]
  })
}

function readTermAnchor(terms: readonly Element[]): string {
  return terms.map(ownAnchorOf).find((id) => id !== '') ?? ''
}

/** A term and what it says as one item of a list. */
function readPlainTerm(
  terms: readonly Element[],
  details: readonly Element[],
  reading: Reading,
): TextBlock[] {
  const blocks = details.flatMap((detail) => readItem(detail, reading))
  const names = terms.map((term) => writeInline(term, reading.base))
  const name = names.filter((text) => text !== '').join(', ')
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') {
    return name === '' ? blocks : [{ type: 'paragraph', text: name }, ...blocks]
  }
  return [{ type: 'paragraph', text: joinTerm(name, first.text) }, ...rest]
}

function joinTerm(term: string, text: string): string {
  if (term === '') return text
  return /[:.?!]$/.test(term) ? `${term} ${text}` : `${term}: ${text}`
}

function readAdmonition(box: Element, reading: Reading): void {
  const title = findFirst(ADMONITION_TITLE, box) ?? findOpeningHeading(box)
  const label = foldSpaces(title ? lineOf(title) : attributeOf(box, 'aria-label')) || readKind(box)
  if (title) removeNodes([title])
  let isFirst = true
  const put = (block: TextBlock): void => {
    const names = isFirst && block.type === 'paragraph'
    if (isFirst && !names)
      reading.put({ type: 'paragraph', text: `**${escapeForMarkdown(label)}:**` })
    reading.put(
      names ? { ...block, text: `**${escapeForMarkdown(label)}:** ${block.text}` } : block,
    )
    isFirst = false
  }
  readChildren(box, { ...reading, put })
}

/** Some boxes have a heading as their title. */
function findOpeningHeading(box: Element): Element | undefined {
  const first = nodesIn(box).find((node) => lineOf(node) !== '')
  return isElement(first) && /^h[1-6]$/.test(first.name) ? first : undefined
}

function readKind(box: Element): string {
  const kind = /note|tip|warning|caution|important|danger|info/i.exec(classOf(box))?.[0] ?? 'note'
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
}
