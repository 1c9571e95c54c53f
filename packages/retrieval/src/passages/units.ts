import { decodeEntities, isDemo, isDiagram, plainText, type ContentToken } from '@docent/content'
import { joinPieces, readPieces, type ResolveLink, type Token } from './inline.ts'
import { cutAtBreaks, splitSentences, tidyBoth } from './sentences.ts'
import type { Unit } from '../types.ts'

/** Cuts the blocks of a section into units. An answer uses a unit whole or not at all. */
export function readUnits(tokens: readonly Token[], resolve: ResolveLink): Unit[] {
  const writer = { units: [], block: 0, resolve }
  readBlocks(tokens, writer, 0)
  return writer.units
}

type Block<Type> = ContentToken & { type: Type }

interface Writer {
  readonly units: Unit[]
  readonly resolve: ResolveLink
  /** The number of the current block. */
  block: number
}

function readBlocks(tokens: readonly Token[], writer: Writer, depth: number): void {
  for (const token of tokens) {
    // Content of a list item belongs to the list.
    if (depth === 0) writer.block += 1
    readBlock(token as ContentToken, writer, depth)
  }
}

function readBlock(token: ContentToken, writer: Writer, depth: number): void {
  switch (token.type) {
    case 'paragraph':
      readSentences(token.tokens, writer, depth)
      return readCaptions(token.tokens, writer, depth)
    case 'text':
      return readSentences(token.tokens ?? [token], writer, depth)
    case 'heading':
      return readLabel(token, writer, depth)
    case 'blockquote':
    case 'footnote':
      return readBlocks(token.tokens, writer, depth)
    case 'list':
      return readList(token, writer, depth + 1)
    case 'code':
      // A picture of an answer is not an answer, and a reader cannot read the source of a diagram.
      return isDemo(token) || isDiagram(token) ? undefined : readCode(token, writer, depth)
    case 'table':
      return readTable(token, writer, depth)
    case 'html':
      return readHtml(token, writer, depth)
  }
}

function readSentences(tokens: readonly Token[], writer: Writer, depth: number): void {
  cutAtBreaks(readPieces(tokens, writer.resolve)).forEach((line, index) => {
    // Lines such as "**Type:** number" are separate in an answer too.
    if (index > 0 && depth === 0) writer.block += 1
    for (const sentence of splitSentences(line)) {
      writer.units.push({ kind: 'sentence', block: writer.block, depth, ...sentence })
    }
  })
}

/** The titles of pictures that are a whole paragraph. A page shows them as captions. */
function readCaptions(tokens: readonly Token[], writer: Writer, depth: number): void {
  const written = tokens.filter((token) => token.raw.trim() !== '') as ContentToken[]
  const images = written.filter((token) => token.type === 'image')
  if (images.length < written.length || images.some(({ href }) => isElsewhere(href))) return
  for (const { title } of images) {
    if (!title) continue
    const raw = decodeEntities(title).replaceAll(/([\\`*_[\]<])/g, '\\$1')
    readSentences([{ type: 'text', raw, text: raw }], writer, depth)
  }
}

/**
 * A picture from another site becomes a link without its title. `art:` names a built-in drawing.
 */
function isElsewhere(href: string): boolean {
  return !href.startsWith('art:') && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** A heading in a list or a quote opens no section: it is a line in bold. */
function readLabel({ tokens }: Block<'heading'>, writer: Writer, depth: number): void {
  const text = tidyBoth(joinPieces(readPieces(tokens, writer.resolve)))
  if (text.text === '') return
  const label = { ...text, markdown: `**${text.markdown.replaceAll('**', '')}**` }
  writer.units.push({ kind: 'sentence', block: writer.block, depth, ...label })
}

function readList(list: Block<'list'>, writer: Writer, depth: number): void {
  const first = list.start === '' ? 1 : list.start
  list.items.forEach((item, index) => {
    const tokens = item.tokens.filter(({ type }) => type !== 'checkbox' && type !== 'space')
    const [lead, ...rest] = tokens
    const hasLead = lead?.type === 'text' || lead?.type === 'paragraph' || lead?.type === 'heading'
    const text = hasLead ? joinPieces(readPieces(lead.tokens ?? [lead], writer.resolve)) : undefined
    if (text && text.text.trim() !== '') {
      const unit = { block: writer.block, depth, ...tidyBoth(text) }
      const step = { kind: 'step' as const, number: first + index, ...unit }
      writer.units.push(list.ordered ? step : { kind: 'item', ...unit })
    }
    readBlocks(hasLead ? rest : tokens, writer, depth)
  })
}

function readCode({ text, lang }: Block<'code'>, writer: Writer, depth: number): void {
  if (text.trim() === '') return
  // The fence is longer than any inside, so that the code cannot end it.
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const language = /^[\w+#-]*/.exec(lang ?? '')?.[0] ?? ''
  const markdown = `${fence}${language}\n${text}\n${fence}`
  writer.units.push({ kind: 'code', block: writer.block, depth, text, markdown })
}

function readTable(table: Block<'table'>, writer: Writer, depth: number): void {
  const read = (cells: typeof table.header) =>
    cells.map(({ tokens }) => emptyFiller(tidyBoth(joinPieces(readPieces(tokens, writer.resolve)))))
  const header = read(table.header)
  const head = `${toRow(header.map(({ markdown }) => markdown))}\n${toRow(header.map(() => '---'))}`
  for (const row of table.rows) {
    const cells = read(row)
    // The name of a column says nothing about a row that has no value in it.
    const values = cells.flatMap(({ text }, column) =>
      text === '' ? [] : [label(header[column]?.text, text)],
    )
    if (values.length === 0) continue
    const text = values.join('; ')
    const markdown = toRow(cells.map((cell) => cell.markdown))
    writer.units.push({ kind: 'row', block: writer.block, depth, text, markdown, head })
  }
}

/** Spaces of any width, also as they are written in HTML. */
const FILLER =
  /^(?:[\s\u00A0\u2000-\u200F\u2060\uFEFF]|&(?:nbsp|zwnj|zwj|ensp|emsp|thinsp|#\d{1,5});)+$/

/** Authors put invisible signs into cells that should stay empty. */
function emptyFiller<One extends { text: string; markdown: string }>(cell: One): One {
  return FILLER.test(cell.text) ? { ...cell, text: '', markdown: '' } : cell
}

/** A cell has meaning only with the name of its column. */
function label(name: string | undefined, value: string): string {
  return name ? `${name}: ${value}` : value
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
}

/** The visible text of a block of HTML. */
function readHtml(token: Block<'html'>, writer: Writer, depth: number): void {
  const raw = plainText([token]).replaceAll(/([\\`*_[\]<])/g, '\\$1')
  if (raw.trim() !== '') readSentences([{ type: 'text', raw }], writer, depth)
}
