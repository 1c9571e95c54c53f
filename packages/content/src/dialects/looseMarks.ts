import { isFenceEnd } from './alignText.ts'
import { toBoldLabel } from './attributes.ts'
import { FENCE } from './fence.ts'
import { NO_TERM } from './openDefinitions.ts'
import { readIcons } from './readIcons.ts'

/** `{#id}`, `{: #id}` and `{ #id .class }` after the words of a heading. */
const HEADING_ATTRIBUTES = /^\{(?::[ \t]*|[ \t]*(?=[#.]))(?:#([\w.:-]{1,100}))?[^{}]{0,200}\}$/
/** `[#id]`, `[toc]` and `[!toc]` of Fumadocs. */
const HEADING_FLAGS = /\[(?:#([\w.:-]{1,100})|!?toc)\]$/
const HEADING = /^( {0,3}#{1,6})[ \t]+(\S.*)$/
const LIST_HEADING = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)#{1,6}[ \t]+(\S.*)$/
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
/** A line that gives the block before or after it a class or an id: `{: .note }`. */
const ATTRIBUTE_LINE = /^[ \t]*\{:[ \t]*(?:#([\w.:-]{1,100}))?[^{}]{0,300}\}$/
/** The same after a link, a picture, code or words in bold. */
const ATTRIBUTES =
  /(?<=[)\]*]|^)\{(?::[ \t]*[.#\w]|[ \t]*[.#]|[ \t]*[a-z][\w-]{0,30}=["'\w])[^{}]{0,200}\}/g
/** The same as data: `{{ id: 'start' }}` after the words of a heading, `{{ target: '_blank' }}` after a link. */
const HEADING_DATA = /^\{\{[ \t]{0,20}(?:id:[ \t]{0,20}["']([\w.:-]{1,100})["'])?[^{}]{0,200}\}\}$/
const DATA = /(?<=[)\]*])\{\{[ \t]{0,20}\w{1,40}:[^{}]{0,300}\}\}/g
/** Where a tool puts a table of contents, a column, or code from a file that is not here. */
const DROPPED_LINE =
  /^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\]|\{:toc\}|[*-] TOC|<-{2,3}>|<<<[ \t]+[@.~/]\S*|\{(?:start|end)_tabs\}|\*\[[^\]]{1,50}\]:.*)$/i
const FOOTER =
  /^[ \t]*\[(?:edit this page|edit on git(?:hub|lab)|suggest an? edit|improve this page)[^\]]{0,60}\]\([^()]{0,500}\)$/i
/** `{tab|desktop}` begins a tab. */
const TAB_LINE = /^[ \t]*\{tab\|([\w -]{1,60})\}$/
const DEFINITION = /^[ \t]*:[ \t]+(?=\S)/
const KEYS = /\+\+([a-z\d]+(?:[-+][a-z\d]+){0,4})\+\+/g
const EMOJI = /(?<![\w:]):(x|[a-z][a-z_]{1,40}[a-z]):(?![\w:])/g
const HIGHLIGHT = /(?<![=\w])==(?=\S)([^=]{1,200})(?<=\S)==(?![=\w])/g
const INSERTED = /(?<![\^\w])\^\^(?=\S)([^^]{1,200})(?<=\S)\^\^(?!\^)/g
/** A quotation with a kind and a title of Obsidian, `> [!faq]- Title`, or with a kind that GitHub does not have. */
const QUOTED_BOX = /^((?:[ \t]*>)+[ \t]?)\[!([a-z][\w-]{0,30})\][+-]?(?:[ \t]+(\S.*))?$/i
const QUOTED_KIND = /^(?:note|tip|important|warning|caution)$/i
const MAX_LENGTH = 20_000

/** The signs that emoji of these names show. */
const SIGNS: Readonly<Record<string, string>> = {
  white_check_mark: '✅',
  heavy_check_mark: '✔',
  ballot_box_with_check: '☑',
  x: '❌',
}
/** Emoji that decorate. The names of others may be anything between two colons. */
const DECORATIONS = new Set(
  'warning tada rocket bulb sparkles fire star boom bug memo heart eyes smile point_right point_down arrow_right zap lock key book books wave thumbsup pray construction information_source exclamation question gear wrench hammer package link mag bell wastebasket muscle clap raised_hands globe_with_meridians'.split(
    ' ',
  ),
)

/** Reads the marks of other tools in lines of prose: ids, classes, definitions, keys, icons. */
export function readLooseMarks(text: string): string {
  const lines: string[] = []
  let fence = ''
  let isList = false
  for (const written of text.split('\n')) {
    const mark = FENCE.exec(written)?.[1] ?? ''
    if (fence !== '' || mark !== '') {
      if (fence === '') fence = mark
      else if (isFenceEnd(written, fence)) fence = ''
      lines.push(written)
      continue
    }
    if (LIST_ITEM.test(written)) isList = true
    else if (/^\S/.test(written)) isList = false
    if (written.length > MAX_LENGTH || !readDefinition(written, lines))
      lines.push(written.length > MAX_LENGTH ? written : readLine(written, isList, lines))
  }
  return lines.join('\n')
}

/** Puts a definition, `: Its text`, behind its term. False if the line is not one. */
function readDefinition(line: string, lines: string[]): boolean {
  const mark = DEFINITION.exec(line)?.[0]
  if (mark === undefined) return false
  const at = lines.at(-1)?.trim() === '' ? lines.length - 2 : lines.length - 1
  const term = lines[at] ?? ''
  const text = readSpans(line.slice(mark.length))
  if (NO_TERM.test(term)) {
    // A second definition of the same term.
    if (!term.startsWith('- ') && !term.startsWith('  ')) return false
    lines.push('', `  ${text}`)
    return true
  }
  lines.splice(at, lines.length - at, `- ${term.trim().replace(/:$/, '')}: ${text}`)
  return true
}

function readLine(written: string, isList: boolean, above: string[]): string {
  const line = written.trimEnd()
  if (line.includes('#')) {
    const listHeading = LIST_HEADING.exec(line)
    if (listHeading)
      return `${listHeading[1]}${toBoldLabel(readHeading(listHeading[2] ?? '').words)}`
    const [, marks = '', words = ''] =
      HEADING.exec(line.replace(/^[ \t]+/, isList ? '' : '$&')) ?? []
    if (marks !== '') return writeHeading(line, marks, words, isList)
  }
  const attributes = ATTRIBUTE_LINE.exec(line)
  if (attributes !== null) {
    const heading = above.at(-1) ?? ''
    if (attributes[1] !== undefined && HEADING.test(heading) && !heading.endsWith('}'))
      above[above.length - 1] = `${heading} {#${attributes[1]}}`
    return ''
  }
  if (DROPPED_LINE.test(line) || FOOTER.test(line)) return ''
  const quoted = QUOTED_BOX.exec(line)
  if (quoted !== null) return readQuotedBox(line, quoted)
  const tab = TAB_LINE.exec(line)?.[1]
  if (tab !== undefined)
    return `\n${toBoldLabel(tab.charAt(0).toUpperCase() + tab.slice(1).replaceAll('-', ' '))}\n`
  // Two spaces at the end of a line break it.
  return readSpans(written)
}

function readQuotedBox(
  line: string,
  [, marks = '', kind = '', title]: readonly (string | undefined)[],
): string {
  const isKnown = QUOTED_KIND.test(kind)
  if (isKnown && title === undefined) return line.replace(/\][+-]$/, ']')
  const name = title ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
  const label = `${marks}${toBoldLabel(readSpans(name))}`
  return isKnown ? `${marks}[!${kind}]\n${label}` : label
}

/** A heading in a list opens no section, so it is a label there. */
function writeHeading(line: string, marks: string, given: string, isList: boolean): string {
  const { words, id } = readHeading(given)
  const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
  if (isList && indent !== '') return `${indent}${toBoldLabel(words)}`
  return `${marks} ${words}${id === undefined ? '' : ` {#${id}}`}`
}

function readHeading(given: string): { words: string; id: string | undefined } {
  let words = given.trimEnd()
  let id: string | undefined
  for (let left = 3; left > 0; left--) {
    const opening = words.endsWith('}}') ? '{{' : words.endsWith('}') ? '{' : '['
    const at = words.lastIndexOf(opening)
    const mark = at < 0 ? '' : words.slice(at)
    const found =
      HEADING_ATTRIBUTES.exec(mark) ?? HEADING_DATA.exec(mark) ?? HEADING_FLAGS.exec(mark)
    if (found === null) break
    id ??= found[1]
    words = words.slice(0, at).trimEnd()
  }
  return { words: readSpans(words), id }
}

/** The marks between words, but not in code. */
function readSpans(line: string): string {
  if (!/[:{=+^]/.test(line)) return line
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : readProse(part)))
    .join('')
}

/** The mark of an item, whose text begins right after it and not far to the right as code. */
const ITEM_MARK = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}(?=\S)/

function readProse(text: string): string {
  const read = readMarks(text)
  // `-   :material-clock: **Fast**` has one space too many without its icon: the lines below it would be code.
  const mark = ITEM_MARK.exec(text)?.[0] ?? ''
  return mark !== '' && read.startsWith(mark) ? mark + read.slice(mark.length).trimStart() : read
}

function readMarks(text: string): string {
  return readIcons(text)
    .replace(ATTRIBUTES, '')
    .replace(DATA, '')
    .replace(HIGHLIGHT, '$1')
    .replace(INSERTED, '$1')
    .replace(KEYS, (_, keys: string) => `\`${keys}\``)
    .replace(
      EMOJI,
      (written, name: string) => SIGNS[name] ?? (DECORATIONS.has(name) ? '' : written),
    )
}
