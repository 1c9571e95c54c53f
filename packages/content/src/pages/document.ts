import type { Token, Tokens } from 'marked'
import { takeHeadingIds } from '../dialects/headingIds.ts'
import { plainMarkdown } from '../dialects/plainMarkdown.ts'
import type { ReadPart } from '../dialects/resolveParts.ts'
import { splitFrontMatter } from '../frontMatter/frontMatter.ts'
import type { SplitText } from '../frontMatter/frontMatter.ts'
import { lexMarkdown, MarkdownLimitError } from '../markdown/lex.ts'
import { collectFieldLinks, collectLinks } from '../markdown/links.ts'
import { findLooseDirectives } from '../markdown/looseDirectives.ts'
import { findLooseForms } from '../markdown/looseForms.ts'
import { findLooseHtml } from '../markdown/looseHtml.ts'
import { findLooseReferences } from '../markdown/looseReferences.ts'
import { findLooseSpaces } from '../markdown/looseSpaces.ts'
import { mayBeInternal, PAGE_FIELDS, readPageFields } from '../frontMatter/pageFields.ts'
import { reportField } from './problem.ts'
import type { Report } from './problem.ts'
import { isNameKept, toCollection, toReadableName, toRoute } from './route.ts'
import { findTitle, headingText, readSections } from '../markdown/sections.ts'
import type { Document, Link } from '../types.ts'
import { reportUnknownFields } from '../frontMatter/unknownFields.ts'
import { describeValue } from '../frontMatter/value.ts'
import type { Fields } from '../frontMatter/value.ts'
import { FrontMatterError, readYaml } from '../frontMatter/yaml.ts'

const MAX_SHOWN = 80

/** A file as it was read. */
export interface SourceFile {
  readonly file: string
  /** With `\n` line ends. */
  readonly text: string
  readonly hash: string
  /** The text of another file in the folder, which a page of another tool may show. */
  readonly readPart?: ReadPart
}

/**
 * Reads one page by itself. It reports every problem and builds the page as well as it can despite
 * them. Its links are found, not yet resolved.
 *
 * @param lenient takes a page of another tool, also without front matter: its first heading is its title.
 */
export function readDocument(source: SourceFile, lenient: boolean, report: Report): Document {
  const { file, hash, readPart } = source
  const written = splitFrontMatter(source.text)
  const split = lenient
    ? { ...written, body: plainMarkdown(written.body, file, readPart) }
    : written
  const fields = readFields(split, report)
  const { title: given, ...page } = readPageFields(fields ?? new Map(), report)
  // If there are no pages, neither of these two is shown.
  if (!lenient) reportUnknownFields(fields ?? new Map(), PAGE_FIELDS, report)
  if (given === undefined && !lenient) reportMissingTitle(split, fields, report)

  const lexed = lexOrQuote(split, report)
  const tokens = lenient ? takeHeadingIds(lexed) : lexed
  reportLooseReferences(tokens, split.bodyLine, report)
  reportLooseSpaces(tokens, split.bodyLine, report)
  if (!lenient) reportLooseHtml(tokens, split.bodyLine, report)
  if (!lenient) reportLooseForms(tokens, split.bodyLine, report)
  reportLooseDirectives(tokens, split.bodyLine, report)
  reportChangedName(file, report)
  const heading = findTitle(tokens)
  const title = given ?? (readTitle(heading) || toReadableName(file))
  const repeated = heading && repeats(heading, title) ? heading : undefined
  const isUnread = hasUnreadFields(split, fields)
  return {
    file,
    route: toRoute(file),
    collection: toCollection(file),
    title,
    ...page,
    ...(isUnread && { isUnread }),
    ...(isUnread && mayBeInternal(source.text) && { audience: 'internal' as const }),
    markdown: split.body,
    tokens: tokens.filter((token) => token !== repeated),
    sections: readSections(tokens, split.bodyLine, repeated),
    links: [...readFieldLinks(fields), ...collectLinks(tokens, split.bodyLine)],
    hash,
  }
}

/** Whether nobody knows what the front matter says, which lenient reading allows. */
function hasUnreadFields({ yaml, body }: SplitText, fields: Fields | undefined): boolean {
  const isOfOtherFormat = yaml === undefined && /^\s*(?:\+\+\+|\{)/.test(body)
  return fields === undefined || isOfOtherFormat
}

/** Undefined, and reported once, if they cannot be read. */
function readFields(split: SplitText, report: Report): Fields | undefined {
  if (split.unclosed) {
    const message = 'The front matter is not closed: put a line of --- below its last field.'
    report({ severity: 'error', line: 1, message })
    return undefined
  }
  if (split.yaml === undefined) return new Map()

  try {
    return readYaml(split.yaml, split.yamlLine)
  } catch (cause) {
    if (!(cause instanceof FrontMatterError)) throw cause
    const { line } = cause
    const found = split.yaml.split('\n')[line - split.yamlLine]?.trim() ?? ''
    const shown = found === '' ? '' : `, in \`${found.slice(0, MAX_SHOWN)}\``
    report({
      severity: 'error',
      line,
      message: `The front matter ${cause.message}${shown}.`,
      found,
    })
    return undefined
  }
}

function reportMissingTitle(split: SplitText, fields: Fields | undefined, report: Report): void {
  const title = fields?.get('title')
  const isAbsent = title === undefined || title.type === 'nothing'
  if (fields === undefined || !isAbsent) return

  const found = split.yaml === undefined ? describeStart(split.body) : 'nothing'
  reportField(report, title?.line ?? 1, 'title', 'a line such as "title: My page"', found)
}

/** Describes the text that a page has instead of front matter. */
function describeStart(body: string): string {
  const start = body.trimStart()
  if (start.startsWith('+++')) return 'TOML between lines of +++: write YAML between lines of ---'
  if (start.startsWith('{')) return 'JSON: write YAML between lines of ---'
  return start.startsWith('---') ? 'no fields between the lines of ---' : 'no front matter'
}

/** The tokens of the text, or of a text that shows it as it is, if it is not to be read. */
function lexOrQuote({ body, bodyLine }: SplitText, report: Report): Token[] {
  try {
    return lexMarkdown(body)
  } catch (cause) {
    if (!(cause instanceof MarkdownLimitError)) throw cause
    const message = `The text ${cause.message}, so it is shown as plain text. Simplify it.`
    report({ severity: 'error', line: bodyLine, message })
    return [{ type: 'code', raw: body, text: body }]
  }
}

function reportLooseReferences(tokens: readonly Token[], bodyLine: number, report: Report): void {
  for (const { raw, label, line } of findLooseReferences(tokens, bodyLine)) {
    const message = `The text ${describeValue(raw)} is not a link: there is no line "[${label}]: address".`
    report({ severity: 'warning', line, message, found: raw })
  }
}

function reportLooseSpaces(tokens: readonly Token[], bodyLine: number, report: Report): void {
  for (const { raw, expected, line } of findLooseSpaces(tokens, bodyLine)) {
    const message = `The text ${describeValue(raw)} is not a link, because its address has a space: write ${expected}`
    report({ severity: 'warning', line, message, found: raw, expected })
  }
}

function reportLooseHtml(tokens: readonly Token[], bodyLine: number, report: Report): void {
  for (const { tag, advice, line } of findLooseHtml(tokens, bodyLine)) {
    const message = `The HTML tag ${tag} is shown as text: ${advice}, or put backticks around the tag.`
    report({ severity: 'warning', line, message, found: tag })
  }
}

function reportLooseForms(tokens: readonly Token[], bodyLine: number, report: Report): void {
  for (const form of findLooseForms(tokens, bodyLine)) report({ severity: 'warning', ...form })
}

function reportLooseDirectives(tokens: readonly Token[], bodyLine: number, report: Report): void {
  for (const { name, form, line } of findLooseDirectives(tokens, bodyLine)) {
    const message = `The comment "${name}" changes nothing: put it right before a ${form}.`
    report({ severity: 'warning', line, message, found: name })
  }
}

function reportChangedName(file: string, report: Report): void {
  if (isNameKept(file)) return
  const route = toRoute(file)
  const message = `The page is at ${route}, because its file name has characters that an address cannot contain.`
  report({ severity: 'warning', line: 0, message, found: file, expected: route })
}

function readFieldLinks(fields: Fields | undefined): Link[] {
  try {
    return collectFieldLinks(fields ?? new Map())
  } catch (cause) {
    // A phrase that is too complex to read; it is shown without links.
    if (cause instanceof MarkdownLimitError) return []
    throw cause
  }
}

function readTitle(heading: Tokens.Heading | undefined): string {
  return heading === undefined ? '' : headingText(heading)
}

/** A title may be written as its heading is, with the marks of code and emphasis, or without. */
function repeats(heading: Tokens.Heading, title: string): boolean {
  return [headingText(heading), heading.text].some(
    (text) => text.toLowerCase() === title.toLowerCase(),
  )
}
