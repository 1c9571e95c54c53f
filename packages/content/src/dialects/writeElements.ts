import { alignText, hangText, indentText, mapProse } from './alignText.ts'
import { readData } from './attributeData.ts'
import {
  ADDRESS,
  labelText,
  readAttribute,
  readPhrase,
  toHref,
  toCode,
  toBoldLabel,
  toLink,
  toPhrase,
} from './attributes.ts'
import { findKind, isHtml, VOID } from './elements.ts'
import type { Kind } from './elements.ts'
import { dropHeadingId } from './headingIds.ts'
import type { Element, Node } from './nestElements.ts'
import { nameTabs } from './nameTabs.ts'
import { readElements } from './readElements.ts'
import { HTML_ATTRIBUTES } from './tags.ts'
import { writeAttributes, writePicture } from './writeAttributes.ts'
import { writeCodeBlock } from './writeCode.ts'
import { writeField } from './writeField.ts'
import { block, inline, NOTHING } from './written.ts'
import type { WrittenElement } from './written.ts'
import { writeTable } from './writeTable.ts'

/**
 * Writes nodes as Markdown that says the same without components. Each node is written once.
 *
 * @param isMdx whether indented text in an element is not code.
 */
export function writeNodes(nodes: readonly Node[], isMdx: boolean): string {
  const out: string[] = []
  let line = ''
  for (const node of nodes) {
    const text = typeof node === 'string' ? node : writeNode(node, line, isMdx)
    out.push(text)
    const at = text.lastIndexOf('\n')
    line = at < 0 ? (line + text).slice(0, MAX_START) : text.slice(at + 1, at + 1 + MAX_START)
  }
  return out.join('')
}

const MAX_START = 100
/** The start of a line, where a block may begin: nothing but spaces and the mark of a list. */
const START = /^([ \t]*)((?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)$/

function writeNode(node: Exclude<Node, string>, line: string, isMdx: boolean): string {
  if (node.type === 'raw') return node.text
  if (node.type === 'expression') return ''
  const start = START.exec(line)
  const { text, isBlock } = writeElement(node, { isMdx, isAtStart: start !== null })
  if (!isBlock) return text
  if (start === null) return ` ${toLine(text)} `
  if (text === '') return ''
  const [, indent = '', mark = ''] = start
  // The mark before the element on its line is already written.
  if (mark !== '') return `${indentText(text, ' '.repeat((indent + mark).length)).trimStart()}\n\n`
  return `\n\n${indentText(text, indent)}\n\n`
}

interface Place {
  readonly isMdx: boolean
  readonly isAtStart: boolean
}

type Write = (element: Element, place: Place) => WrittenElement

const TITLE = [
  'title',
  'label',
  'header',
  'heading',
  'name',
  'summary',
  'question',
  'text',
] as const
function writeElement(element: Element, place: Place): WrittenElement {
  const kind = findKind(element.name)
  if (element.isUnclosed && isPlaceholder(element, kind)) return inline(`\\<${element.written}>`)
  const html = readHtml(element)
  if (html !== '') return block(html)
  return (WRITERS[kind] ?? writeOther)(element, place)
}

/** `<Fragment set:html={"<pre>…</pre>"} />`: the HTML in an attribute is the text of the element. */
function readHtml({ attributes }: Element): string {
  for (const name of HTML_ATTRIBUTES) {
    const data = readData(attributes.get(name))
    const html = data instanceof Map ? data.get('__html') : data
    if (typeof html !== 'string') continue
    return alignText(writeNodes(readElements(html, false).nodes, false), true).trim()
  }
  return ''
}

/** `<your-name>`: nothing closes it, and it is not an element of HTML. */
function isPlaceholder({ name, written, attributes, form }: Element, kind: Kind): boolean {
  const isElement = form !== 'tag' || attributes.size > 0 || isHtml(name) || VOID.has(name)
  return !isElement && written !== '' && (kind === 'text' || /^[a-z]/.test(written))
}

const WRITERS: Partial<Record<Kind, Write>> = {
  accordion: (given, place) => {
    const element = mapKind(given, 'tab', 'item', nameTabs(given))
    const summary = element.children.find((child) => isKind(child, 'summary'))
    const own = summary === undefined ? '' : toLine(writeNodes(summary.children, place.isMdx))
    const children = element.children.filter((child) => child !== summary)
    const text = writeInner({ ...element, children }, place)
    return block(labelText(toBoldLabel(own || readTitle(element)), text))
  },
  badge: (element, place) =>
    inline(writeLine(element, place) || readPhrase(element, ['text', 'label'])),
  card: (element, place) => {
    const title = readTitle(element)
    const href = readAttribute(element, ADDRESS)
    const text =
      writeInner(element, place) || readPhrase(element, ['description', 'text', 'content'])
    if (title === '') return block(text)
    const lead =
      href === '' ? toBoldLabel(title) : `${toLink(title, href)}${text === '' ? '' : ':'}`
    return block(hangText(labelText(lead, boldHeadings(text)), '- '))
  },
  code: (element, place) => {
    const code = readAttribute(element, ['code'])
    if (code !== '')
      return block(writeCodeBlock(code, readAttribute(element, ['lang', 'language'])))
    const text = writeNodes(element.children, place.isMdx)
    // GitBook and Hugo put a block of code with a title into this tag.
    if (text.trim().includes('\n')) return writeText(element, text, place)
    return inline(text.includes('`') ? text : toCode(text.replaceAll('\\<', '<')))
  },
  codeBlock: (element) => {
    const language = element.values[0] ?? readAttribute(element, ['lang', 'language'])
    const code = element.body ?? readAttribute(element, ['code'])
    return block(writeCodeBlock(code, language, element.name))
  },
  dropped: () => NOTHING,
  emphasis: (element, place) => inline(wrapText(writeNodes(element.children, place.isMdx), '*')),
  field: (element, place) => block(writeField(element, boldHeadings(writeInner(element, place)))),
  figure: (element, place) => {
    const parts = [
      writeInner(element, place),
      writePicture(element),
      readPhrase(element, ['caption', 'title']),
    ]
    return block(parts.filter((part) => part !== '').join('\n\n'))
  },
  heading: (element, place) => {
    const id = readAttribute(element, ['id'])
    const words = writeLine(element, place)
    const own = /^[\w.:-]+$/.test(id) ? ` {#${id}}` : ''
    return block(words === '' ? '' : `${'#'.repeat(Number(element.name.slice(1)))} ${words}${own}`)
  },
  include: () => NOTHING,
  item: (element, place) => {
    if (element.isUnclosed) return inline('\n- ')
    const mark = readAttribute(element, ['mark']) || '-'
    return block(hangText(boldHeadings(writeInner(element, place)), `${mark} `))
  },
  key: (element, place) => {
    const name = readAttribute(element, ['k', 'key']) || writeLine(element, place)
    return inline(
      toCode([readAttribute(element, ['mod']), name].filter((key) => key !== '').join('+')),
    )
  },
  lineBreak: (_, { isAtStart }) => inline(isAtStart ? '' : ' '),
  link: (element, place) => {
    const href = readAttribute(element, ADDRESS)
    const words = writeLine(element, place) || readPhrase(element, ['text', 'title', 'label'])
    return inline(href === '' || words === '' || words.includes('](') ? words : toLink(words, href))
  },
  list: (element, place) => {
    const isOrdered = element.name === 'ol'
    const mark = (index: number): string => (isOrdered ? `${index + 1}.` : '-')
    return block(writeInner(mapKind(element, 'item', 'mark', mark), place))
  },
  note: (element, place) => {
    const text = writeInner(element, place)
    const title =
      readPhrase(element, ['title', 'label', 'heading']) || toPhrase(element.values[1] ?? '')
    // `<Check />` and `<Info />` are icons.
    if (text === '' && title === '' && element.form !== 'box') return NOTHING
    return block(labelText(toBoldLabel(title || nameNote(element)), text))
  },
  paragraph: (element, place) =>
    element.isUnclosed ? inline('\n\n') : block(writeInner(element, place)),
  picture: (element) => inline(writePicture(element)),
  quote: (element, place) => block(writeInner(element, place).replaceAll(/^/gm, '> ')),
  reference: (element) => inline(toHref(element.values[0] ?? readAttribute(element, ['path']))),
  rule: () => block('---'),
  step: (element, place) => {
    const title = readTitle(element)
    const text = writeInner(element, place)
    // A heading is the title of the step, and readers find it by its anchor.
    if (title === '' && /^#{1,6}\s/.test(text)) return block(text)
    const lead = title === '' ? '' : `**${title.replaceAll(/\*{2,}/g, '')}**`
    const parts = [lead, text].filter((part) => part !== '').join('\n\n')
    const mark = `${readAttribute(element, ['mark']) || '1.'} `
    return parts === '' ? NOTHING : block(hangText(boldHeadings(parts), mark))
  },
  steps: (element, place) =>
    block(
      writeInner(
        mapKind(element, 'step', 'mark', (index) => `${index + 1}.`),
        place,
      ),
    ),
  strong: (element, place) => inline(wrapText(writeNodes(element.children, place.isMdx), '**')),
  summary: (element, place) => block(toBoldLabel(writeLine(element, place))),
  tab: (element, place) => {
    const words = readPhrase(element, ['label', 'title', 'name', 'header', 'item', 'value'])
    const label = toBoldLabel(words || toPhrase(element.values[0] ?? ''))
    const text = writeInner(element, place)
    // A name without a text says nothing.
    return text === '' ? NOTHING : block(labelText(label, text))
  },
  table: (element, place) =>
    block(writeTable(element, (node) => writeLine(node, place)) ?? writeInner(element, place)),
  tabs: (element, place) => {
    const name = nameTabs(element)
    const text = writeInner(mapKind(element, 'tab', 'item', name), place)
    return block(text.replace(/^== +(\S.*)$/gm, (_, name: string) => `${toBoldLabel(name)}\n`))
  },
  term: (element, place) => block(toBoldLabel(writeLine(element, place))),
  tooltip: (element, place) => {
    const tip = readPhrase(element, ['tip', 'title', 'content'])
    const words = writeLine(element, place) || readPhrase(element, ['text', 'headline'])
    return inline(tip === '' ? words : `${words} (${tip})`)
  },
}

/** The text of an element, as a block at the left. */
function writeInner({ children, written, form }: Element, { isMdx }: Place): string {
  const isProse = isMdx || (form === 'tag' && /^[A-Z]/.test(written))
  return alignText(writeNodes(children, isMdx), isProse)
}

function writeLine({ children }: Element, { isMdx }: Place): string {
  return toLine(writeNodes(children, isMdx))
}

function readTitle(element: Element): string {
  return readPhrase(element, TITLE) || toPhrase(element.values[0] ?? '')
}

function writeOther(element: Element, place: Place): WrittenElement {
  const written = writeNodes(element.children, place.isMdx)
  const text = isCardGrid(element) ? mapProse(written, dropRule) : written
  return text.trim() === '' ? writeAttributes(element) : writeText(element, text, place)
}

/** `<div class="grid cards" markdown>` of MkDocs Material: a list whose items have a rule below their titles. */
function isCardGrid(element: Element): boolean {
  return element.name === 'div' && /^(?:grid )?cards\b/.test(readAttribute(element, ['class']))
}

function dropRule(line: string): string {
  return /^[ \t]+-{3}$/.test(line.trimEnd()) ? '' : line
}

/** An element that Docent does not know is what is in it. */
function writeText(element: Element, text: string, { isAtStart, isMdx }: Place): WrittenElement {
  const title = readPhrase(element, ['title', 'label', 'heading', 'question'])
  if (!isAtStart || (!text.includes('\n') && title === '')) return inline(text)
  const isProse = isMdx || /^[A-Z]/.test(element.written)
  // Titles of HTML are hidden until the pointer is on them.
  const label = isHtml(element.name) && element.form === 'tag' ? '' : toBoldLabel(title)
  return block(labelText(label, alignText(text, isProse)))
}

function isKind(node: Node, kind: Kind): node is Element {
  return typeof node !== 'string' && node.type === 'element' && findKind(node.name) === kind
}

/** An element whose inner elements of a kind have one more attribute, also those in parts and groups. */
function mapKind(
  element: Element,
  kind: Kind,
  attribute: string,
  value: (index: number, inner: Element) => string,
): Element {
  let count = 0
  const map = (node: Node): Node => {
    if (isKind(node, kind)) {
      const attributes = new Map(node.attributes).set(attribute, value(count++, node))
      return { ...node, attributes }
    }
    if (!isKind(node, 'text')) return node
    const group: Element = node
    return { ...group, children: group.children.map(map) }
  }
  return { ...element, children: element.children.map(map) }
}

/** The kind of a note: its name, unless that is only "callout". */
function nameNote(element: Element): string {
  const given = readAttribute(element, [
    'type',
    'style',
    'variant',
    'kind',
    'status',
    'intent',
    'color',
  ])
  const isGeneral = /^(?:callouts?|aside|admonition|alert|hint|notice)$/.test(element.name)
  const name = (isGeneral ? given || element.values[0] : undefined) ?? element.written
  const words = /^[\w -]+$/.test(name) ? name.replaceAll(/[-_]+/g, ' ') : element.written
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wrapText(text: string, mark: string): string {
  const inner = text.trim()
  if (inner === '' || inner.includes('\n') || inner.includes('*')) return text
  const before = text.slice(0, text.length - text.trimStart().length)
  return `${before}${mark}${inner}${mark}${text.slice(text.trimEnd().length)}`
}

/** Blocks on one line, as in the cell of a table. */
function toLine(text: string): string {
  if (!text.includes('\n')) return text.trim()
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*+]|#{1,6})\s+/, ''))
    .filter((line) => line !== '')
    .join(' ')
}

const HEADING = /^#{1,6}[ \t]+(\S.*)$/

/** A heading in a list opens no section, so it is a label there. */
function boldHeadings(text: string): string {
  if (!text.includes('#')) return text
  return mapProse(text, (line) => {
    const words = HEADING.exec(line)?.[1]
    return words === undefined ? line : toBoldLabel(dropHeadingId(words))
  })
}
