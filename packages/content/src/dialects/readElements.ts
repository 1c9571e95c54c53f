import { RAW } from './elements.ts'
import { FENCE } from './fence.ts'
import { findModuleEnd } from './moduleLines.ts'
import type { ModuleLines } from './moduleLines.ts'
import { nestElements } from './nestElements.ts'
import type { Node, PagePiece } from './nestElements.ts'
import { findReferenceEnd, readBox, readBoxProperties } from './readBox.ts'
import { findBraceEnd, readLiteral, readMarkupTag, readTemplateTag } from './tags.ts'
import type { MarkupTag } from './tags.ts'
import { readTemplateCall } from './templateCall.ts'

/** The text of a page as nodes, with what its imports and constants say. */
export interface ReadElements extends ModuleLines {
  readonly nodes: readonly Node[]
}

/**
 * Reads the elements of a page: tags of JSX, HTML and template languages, the marks of boxes, and the
 * expressions of MDX. It looks at each character a bounded number of times, and leaves code alone.
 *
 * @param isMdx whether braces are expressions, and lines that are indented are not code.
 */
export function readElements(text: string, isMdx: boolean): ReadElements {
  const reader = new ElementReader(text, isMdx)
  reader.read()
  const { pieces, imports, constants } = reader
  return { nodes: nestElements(pieces), imports, constants }
}

const SPECIAL = /[\n<{`\\]/g
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/
/** Lines of other tools in whose place another file is read. */
const INCLUDE_LINE =
  /^[ \t]*(?:-{1,8}8<-{1,8}[ \t]+["']([^"'\n]{1,300})["']|!{0,3}@?include\(([^()\n]{1,300})\)!{0,3}|\[!INCLUDE[ \t]*\[[^\]\n]{0,200}\]\(([^()\n]{1,300})\)\])[ \t]*$/i
/** A line before a call that is alone on it, or alone in an item of a list. */
const CALL_START = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/
const MAX_CALL_START = 100
const LINE_END = /[ \t]{0,100}(?:\n|$)/y
/** Code of Markdown is indented by four spaces. */
const CODE_INDENT = 4
const MAX_EXPRESSION = 4_000
/** A longer run of backticks is text, unless it opens a block of code. */
const MAX_RUN = 20
const MAX_SPAN = 5_000

class ElementReader {
  readonly pieces: PagePiece[] = []
  readonly imports = new Map<string, string>()
  readonly constants = new Map<string, string>()
  private readonly lines: readonly string[]
  private line = 0
  /** The position of the current line, and of the next character to read. */
  private lineStart = 0
  private at = 0
  private isAfterBlank = true
  private listIndent = 0
  /** Elements that are open: what is in them is not code because it is indented. */
  private open = 0
  private readonly budget: { left: number }
  /** From where on a mark is known to be missing. */
  private readonly missing = new Map<string, number>()

  private readonly text: string
  private readonly isMdx: boolean

  constructor(text: string, isMdx: boolean) {
    this.text = text
    this.isMdx = isMdx
    this.lines = text.split('\n')
    this.budget = { left: 200_000 + 4 * text.length }
  }

  read(): void {
    while (this.at < this.text.length) {
      if (this.at > this.lineStart || !this.readWholeLines()) this.readRest()
    }
  }

  /** Reads lines that are not prose. False if the line is prose. */
  private readWholeLines(): boolean {
    const line = this.lines[this.line] ?? ''
    if (line.trim() === '') {
      this.isAfterBlank = true
      this.goToLine(this.line + 1, '\n')
      return true
    }
    const fenceEnd = this.findFenceEnd(line)
    if (fenceEnd !== undefined) return this.keepLines(fenceEnd)
    const codeEnd = this.findIndentedEnd(line)
    if (codeEnd !== undefined) return this.keepLines(codeEnd)
    const moduleEnd = this.isAfterBlank ? findModuleEnd(this.lines, this.line, this) : this.line
    if (moduleEnd > this.line) {
      this.goToLine(moduleEnd, '\n')
      return true
    }
    const included = INCLUDE_LINE.exec(line)
    if (included !== null) {
      this.pieces.push(/^[ \t]*/.exec(line)?.[0] ?? '')
      this.include(included.slice(1).find((path) => path !== undefined) ?? '', 0)
      this.goToLine(this.line + 1, '\n')
      return true
    }
    const referenceEnd = findReferenceEnd(this.lines, this.line)
    if (referenceEnd > this.line) {
      this.isAfterBlank = true
      this.goToLine(referenceEnd, '\n')
      return true
    }
    const box = readBox(line, this.lineStart + line.length)
    this.isAfterBlank = false
    if (box === undefined) {
      this.noteList(line)
      return false
    }
    this.pieces.push(/^[ \t]*/.exec(line)?.[0] ?? '')
    const more = box.type === 'open' ? readBoxProperties(this.lines, this.line + 1) : undefined
    this.push(more ? { ...box, attributes: new Map([...box.attributes, ...more.attributes]) } : box)
    this.goToLine(more?.end ?? this.line + 1, '\n')
    return true
  }

  private keepLines(end: number): true {
    const text = this.lines.slice(this.line, end).join('\n')
    this.isAfterBlank = true
    this.goToLine(end, { type: 'raw', text: end < this.lines.length ? `${text}\n` : text })
    return true
  }

  private goToLine(line: number, piece: PagePiece): void {
    this.pieces.push(piece)
    while (this.line < line) this.lineStart += (this.lines[this.line++] ?? '').length + 1
    this.at = this.lineStart
  }

  private findFenceEnd(line: string): number | undefined {
    const shown = line.replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/, '')
    const mark = FENCE.exec(shown)?.[1]
    if (mark === undefined || (mark.startsWith('`') && shown.slice(mark.length).includes('`')))
      return undefined
    for (let end = this.line + 1; end < this.lines.length; end++) {
      const rest = (this.lines[end] ?? '').replace(/^[\s>]*/, '').trimEnd()
      if (rest.startsWith(mark) && rest === mark.charAt(0).repeat(rest.length)) return end + 1
    }
    return this.lines.length
  }

  private findIndentedEnd(line: string): number | undefined {
    const least = this.listIndent + CODE_INDENT
    if (this.isMdx || this.open > 0 || !this.isAfterBlank || measureIndent(line) < least)
      return undefined
    let end = this.line + 1
    while (end < this.lines.length && measureIndent(this.lines[end] ?? '') >= least) end++
    return end
  }

  private noteList(line: string): void {
    const item = LIST_ITEM.exec(line)?.[0].length
    const indent = measureIndent(line)
    if (item !== undefined) this.listIndent = item
    else if (indent < this.listIndent) this.listIndent = indent === 0 ? 0 : this.listIndent
  }

  /** Reads up to the end of the line, or of a tag or code that goes on after it. */
  private readRest(): void {
    let from = this.at
    for (;;) {
      SPECIAL.lastIndex = this.at
      const at = SPECIAL.exec(this.text)?.index ?? this.text.length
      const mark = this.text[at]
      if (mark === '\n' || mark === undefined) {
        this.pieces.push(this.text.slice(from, at + 1))
        this.at = Math.min(at + 1, this.text.length)
        break
      }
      if (mark === '\\') {
        this.at = at + (this.text[at + 1] === '\n' ? 1 : 2)
        continue
      }
      const before = this.pieces.length
      if (from < at) this.pieces.push(this.text.slice(from, at))
      const end = this.readMark(mark, at)
      if (end === undefined) {
        this.pieces.length = before
        this.at = at + 1
        continue
      }
      this.at = end
      from = end
      if (this.text.slice(at, end).includes('\n')) break
    }
    while (
      this.line < this.lines.length - 1 &&
      this.lineStart + (this.lines[this.line] ?? '').length < this.at
    )
      this.lineStart += (this.lines[this.line++] ?? '').length + 1
  }

  /** The position after what begins at a mark, whose pieces are kept. Undefined if it is text. */
  private readMark(mark: string, at: number): number | undefined {
    if (mark === '`') return this.readSpan(at)
    return mark === '<' ? this.readAngle(at) : this.readBrace(at)
  }

  private readSpan(at: number): number {
    let end = at + 1
    while (this.text[end] === '`') end++
    const run = this.text.slice(at, end)
    const isLong = run.length > MAX_RUN
    const close = isLong ? undefined : this.findRun(run, end)
    return this.keep(at, close ?? end)
  }

  /** The position after the next run of backticks of the same length in the paragraph. */
  private findRun(run: string, from: number): number | undefined {
    if (from < (this.missing.get(run) ?? 0)) return undefined
    const runs = /`+|\n[ \t]*(?=\n)/g
    runs.lastIndex = from
    for (;;) {
      const found = runs.exec(this.text)
      const isEnd = found === null || found[0].startsWith('\n') || found.index - from > MAX_SPAN
      if (isEnd) {
        this.missing.set(run, found?.index ?? this.text.length)
        return undefined
      }
      if (found[0] === run) return runs.lastIndex
    }
  }

  private keep(from: number, end: number): number {
    this.pieces.push({ type: 'raw', text: this.text.slice(from, end) })
    return end
  }

  private readAngle(at: number): number | undefined {
    if (this.text.startsWith('<!--', at)) {
      const end = this.find('-->', at + 4)
      if (end === undefined) return undefined
      const path = /^@include:?\s*(\S+)$/i.exec(this.text.slice(at + 4, end - 3).trim())?.[1]
      return path === undefined ? this.keep(at, end) : this.include(path, end)
    }
    const tag = readMarkupTag(this.text, at, this.budget)
    return tag === undefined ? undefined : this.push(tag)
  }

  private readBrace(at: number): number | undefined {
    const template = readTemplateTag(this.text, at)
    if (template !== undefined) return this.push(template)
    const isTemplate = this.text.startsWith('{{', at)
    if (isTemplate) return this.readCall(at) ?? this.keep(at, at + 2)
    const path = /\{!\s*([^\s!{}"']{1,300})\s*!\}/y
    path.lastIndex = at
    const included = path.exec(this.text)?.[1]
    if (included !== undefined) return this.include(included, path.lastIndex)
    const next = this.text[at + 1] ?? ''
    const isCode =
      this.text.startsWith('{/*', at) || (this.isMdx ? !/[#:.]/.test(next) : /["'`]/.test(next))
    if (!isCode) return undefined
    const limit = Math.min(this.text.length, at + Math.min(MAX_EXPRESSION, this.budget.left))
    const end = findBraceEnd(this.text, at, limit)
    if (end === undefined) {
      this.budget.left -= Math.max(0, limit - at)
      return undefined
    }
    const code = this.text.slice(at + 1, end - 1).trim()
    if (!this.isMdx && !code.startsWith('/*') && readLiteral(code) === undefined) return undefined
    this.pieces.push({ type: 'expression', code })
    return end
  }

  /** A call in a sentence is text: it may be an example. */
  private readCall(at: number): number | undefined {
    if (!CALL_START.test(this.text.slice(Math.max(this.lineStart, at - MAX_CALL_START), at)))
      return undefined
    const call = readTemplateCall(this.text, at, this.budget)
    if (call === undefined) return undefined
    LINE_END.lastIndex = call.end
    return LINE_END.test(this.text) ? this.push(call) : undefined
  }

  private include(path: string, end: number): number {
    return this.push({
      type: 'open',
      key: '',
      name: 'include',
      written: 'include',
      attributes: new Map(),
      values: [path],
      isClosed: true,
      end,
    })
  }

  /** Keeps a tag, with its text if that is not Markdown. */
  private push(tag: MarkupTag): number {
    if (tag.type === 'open' && !tag.isClosed && RAW.has(tag.name)) {
      // All ways to write a name are one pattern, so that the search for an end that is missing is not repeated.
      const name = [...tag.name].map((letter) => `${letter}-*`).join('')
      const closing = new RegExp(
        tag.key.startsWith('<')
          ? `</${name}\\s{0,100}>`
          : `\\{(?:%|\\{[<%])-?\\s{0,20}(?:/|end)\\s{0,20}${name}\\s{0,20}-?(?:%|[%>]\\})\\}`,
        'gi',
      )
      const [start, end] = this.findPattern(closing, tag.end)
      if (end !== undefined) {
        this.pieces.push({ type: 'whole', tag, body: this.text.slice(tag.end, start) })
        return end
      }
    }
    if (tag.type === 'close') this.open = Math.max(0, this.open - 1)
    else if (!tag.isClosed && this.indentsText(tag)) this.open++
    this.pieces.push(tag)
    return tag.end
  }

  /** Whether authors indent the text of an element. Nuxt Content does so in boxes, whose outermost has two colons. */
  private indentsText({ key, written }: MarkupTag): boolean {
    if (key.startsWith(':')) return key === '::' || this.open > 0
    return /^[A-Z]|^(?:div|details|table|section)$/.test(written)
  }

  private find(mark: string, from: number): number | undefined {
    if (from >= (this.missing.get(mark) ?? Infinity)) return undefined
    const at = this.text.indexOf(mark, from)
    if (at < 0) this.missing.set(mark, from)
    return at < 0 ? undefined : at + mark.length
  }

  private findPattern(
    pattern: RegExp,
    from: number,
  ): readonly [start: number, end: number | undefined] {
    if (from >= (this.missing.get(pattern.source) ?? Infinity)) return [0, undefined]
    pattern.lastIndex = from
    const found = pattern.exec(this.text)
    if (found === null) this.missing.set(pattern.source, from)
    return found === null ? [0, undefined] : [found.index, pattern.lastIndex]
  }
}

/** A tab counts as four spaces. An empty line has no indent. */
function measureIndent(line: string): number {
  const space = /^[ \t]*/.exec(line)?.[0] ?? ''
  return space.length === line.length ? 0 : space.replaceAll('\t', '    ').length
}
