import {
  AUDIENCE_ANCHOR,
  lexMarkdown,
  nameVersion,
  readReleases,
  MarkdownLimitError,
  OFFER_ANCHOR,
  questionAnchor,
  walkTokens,
} from '@docent/content'
import type { Document, FootnoteToken, Release, Section } from '@docent/content'
import { formatFact, formatReleaseHeading, readFacts, readFoundNames } from '@docent/content'
import type { ResolveLink, Token } from './inline.ts'
import { splitAtQuestions } from './askedParts.ts'
import type { AskedPart } from './askedParts.ts'
import { splitAtTerms } from './termParts.ts'
import { textLanguage } from '../words/analyze.ts'
import { promisesText } from './promisesText.ts'
import { splitSentences } from './sentences.ts'
import type { PageInfo, Passage, Unit } from '../types.ts'
import { readUnits } from './units.ts'

export interface PagePassages {
  readonly info: PageInfo
  /** In the order of the text, followed by the passages from the front matter. */
  readonly passages: readonly Passage[]
}

/**
 * Reads a page with its passages, one for each section with text. Passages of the front matter have
 * headings in the language that is read now.
 */
export function readPage(document: Document): PagePassages {
  return { info: readInfo(document), passages: readPassages(document) }
}

function readInfo(document: Document): PageInfo {
  const { route, title, summary, collection, notFor, tags, date, order, questions } = document
  return {
    route,
    title,
    summary,
    collection,
    for: document.for,
    notFor,
    tags,
    questions: questions.map(({ question }) => question),
    ...(date === undefined ? {} : { date }),
    ...(order === undefined ? {} : { order }),
    ...(document.offer?.price === undefined ? {} : { price: document.offer.price }),
    ...(document.language === undefined ? {} : { language: document.language }),
    ...(document.version === undefined ? {} : { version: document.version }),
  }
}

function readPassages(document: Document): Passage[] {
  const resolve = linkResolver(document)
  const parts = moveNotes(splitAtHeadings(document.tokens))
  const releases = readReleases(document)
  const passages = document.sections.flatMap((section, index) => {
    const release = releases.find(({ from, until }) => index >= from && index < until)
    // A release is one passage: "Fixed" says nothing without its version.
    if (release)
      return index === release.from ? [readRelease(document, release, parts, resolve)] : []
    const tokens = parts[index] ?? []
    const { before, asked } = splitAtQuestions(tokens) ??
      splitAtTerms(tokens) ?? { before: tokens, asked: [] }
    const units = readUnits(before, resolve)
    const opening =
      index === 0
        ? [...withSummary(document, units), ...readFactUnits(document, units, resolve)]
        : units
    const answers = asked.map((part) =>
      toPassage(document, toAskedSection(section, part), readUnits(part.tokens, resolve)),
    )
    return [toPassage(document, section, opening), ...answers]
  })
  const said = [
    ...passages,
    readAudience(document, resolve),
    readOffer(document, resolve),
    ...readAnswers(document, resolve),
  ]
  return withOwnIds(said.filter(({ units }) => units.length > 0))
}

/**
 * Pages of other tools may have an anchor twice, such as two headings with the same id. A link leads to the
 * first, and an index has one passage for each id: a later one gets a number.
 */
function withOwnIds(passages: readonly Passage[]): Passage[] {
  const taken = new Set<string>()
  return passages.map((passage) => {
    let id = passage.id
    for (let number = 2; taken.has(id); number += 1) id = `${passage.id}~${number}`
    taken.add(id)
    return id === passage.id ? passage : { ...passage, id }
  })
}

/**
 * A question or a name without a heading is found like one with a heading. A browser looks for its words, since it has no
 * anchor.
 */
function toAskedSection(
  { anchor, path }: Section,
  { question }: AskedPart,
): Pick<Section, 'anchor' | 'heading' | 'path'> {
  const [id = ''] = anchor.split(':~:', 1)
  const encodedId = id === anchor ? encodeURI(id) : id
  const words = encodeURIComponent(question.toWellFormed()).replaceAll('-', '%2D')
  return {
    anchor: `${encodedId}:~:text=${words}`,
    heading: question,
    path: [...path, question],
  }
}

/** All of a release under the question that visitors ask about it, by the names of its version. */
function readRelease(
  document: Document,
  { version, section, from, until }: Release,
  parts: readonly Token[][],
  resolve: ResolveLink,
): Passage {
  const units: Unit[] = []
  for (let index = from; index < until; index += 1) {
    const block = (units.at(-1)?.block ?? -1) + 1
    const below = index > from ? lexField(`${document.sections[index]?.heading}:`) : []
    const more = readUnits([...below, ...(parts[index] ?? [])], resolve)
    units.push(...more.map((unit) => ({ ...unit, block: unit.block + block })))
  }
  const names = version === '' ? section.heading : nameVersion(version)
  const heading = formatReleaseHeading(names, textLanguage())
  return toPassage(document, { anchor: section.anchor, heading, path: [heading] }, units)
}

/** The tokens under each heading, without the headings, split like `Document.sections`. */
function splitAtHeadings(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type === 'heading') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/**
 * Notes are usually written at the end of a page. Each belongs to the first section that refers to it, unless its own
 * section does.
 */
function moveNotes(parts: readonly Token[][]): readonly Token[][] {
  const isNote = ({ type }: Token): boolean => type === 'footnote'
  if (!parts.some((part) => part.some(isNote))) return parts
  const referred = parts.map(readReferences)
  const moved = parts.map((part) => part.filter((token) => !isNote(token)))
  parts.forEach((part, index) => {
    for (const note of part.filter(isNote) as FootnoteToken[]) {
      const isOwn = referred[index]?.has(note.label)
      const place = isOwn ? index : referred.findIndex((labels) => labels.has(note.label))
      moved[place < 0 ? index : place]?.push(note)
    }
  })
  return moved
}

function readReferences(tokens: readonly Token[]): Set<string> {
  const labels = new Set<string>()
  walkTokens(tokens, 0, (token) => {
    if (token.type === 'footnoteReference') labels.add(token.label)
  })
  return labels
}

/** The summary opens the first passage of the page, unless the text already says the same. */
function withSummary({ file, route, summary }: Document, units: readonly Unit[]): Unit[] {
  // A page of a source has its address as its file. Its description may be written for search engines.
  if (file === route && promisesText(summary) && units.length > 0) return [...units]
  const said = new Set(units.map(({ text }) => text))
  const sentences = splitSentences([{ text: summary, markdown: escape(summary), prose: true }])
  const fresh = sentences.filter(({ text }) => !said.has(text))
  return [
    ...fresh.map((sentence) => ({ kind: 'sentence' as const, block: 0, depth: 0, ...sentence })),
    ...units,
  ]
}

/** The facts below the page's title end its first passage, as list items. */
function readFactUnits(document: Document, before: readonly Unit[], resolve: ResolveLink): Unit[] {
  const items = readFacts({ meta: document.meta }).map(({ label, value }) =>
    toItem(formatFact({ label: escape(label), value }, textLanguage())),
  )
  const block = before.reduce((most, unit) => Math.max(most, unit.block), 0) + 1
  return readUnits(lexField(items.join('\n')), resolve).map((unit) => ({ ...unit, block }))
}

/** The audience of the page's subject as a passage, which is found and cited like any other. */
function readAudience(document: Document, resolve: ResolveLink): Passage {
  const { audience, isFor, isNotFor } = readFoundNames(textLanguage())
  const lists = { [isFor]: document.for, [isNotFor]: document.notFor }
  const markdown = Object.entries(lists)
    .filter(([, phrases]) => phrases.length > 0)
    .map(([lead, phrases]) => [lead, '', ...phrases.map(toItem)].join('\n'))
  const units = readUnits(lexField(markdown.join('\n\n')), resolve)
  return toPassage(
    document,
    { anchor: AUDIENCE_ANCHOR, heading: audience, path: [audience] },
    units,
  )
}

/**
 * The price of the page's subject as a passage, because visitors ask for it in a few fixed words.
 */
function readOffer(document: Document, resolve: ResolveLink): Passage {
  const facts =
    document.offer && document.collection === 'products'
      ? readFacts({ meta: {}, offer: document.offer }, textLanguage())
      : []
  const { offer } = readFoundNames(textLanguage())
  const items = facts.map(({ label, value }) =>
    toItem(formatFact({ label, value: escape(value) }, textLanguage())),
  )
  return toPassage(
    document,
    { anchor: OFFER_ANCHOR, heading: offer, path: [offer] },
    readUnits(lexField(items.join('\n')), resolve),
  )
}

function toItem(phrase: string): string {
  return `- ${phrase.replaceAll(/\s+/g, ' ')}`
}

/** Markdown from the front matter. Generated text is shown literally. */
function lexField(markdown: string): Token[] {
  try {
    return lexMarkdown(markdown)
  } catch (cause) {
    if (!(cause instanceof MarkdownLimitError)) throw cause
    return [{ type: 'code', raw: markdown, text: markdown }]
  }
}

/** The questions that an author answers in the front matter are passages like the sections. */
function readAnswers(document: Document, resolve: ResolveLink): Passage[] {
  return document.questions.flatMap(({ question, answer }, index) => {
    if (answer === undefined) return []
    const section = { anchor: questionAnchor(index), heading: question, path: [question] }
    return [toPassage(document, section, readUnits(lexField(answer), resolve))]
  })
}

/** The id of the passage about a page's audience. */
export function audienceId(route: string): string {
  return `${route}#${AUDIENCE_ANCHOR}`
}

/** The id of the passage about a product's price. */
export function offerId(route: string): string {
  return `${route}#${OFFER_ANCHOR}`
}

function toPassage(
  { route, title }: Document,
  { anchor, heading, path }: Pick<Section, 'anchor' | 'heading' | 'path'>,
  units: readonly Unit[],
): Passage {
  const url = anchor === '' ? route : `${route}#${encodeAnchor(anchor)}`
  return {
    id: url,
    url,
    route,
    title,
    heading,
    path,
    section: path.join(' › '),
    units,
    text: joinTexts(units),
  }
}

/** A text directive is already encoded: encoding it twice would search for percent signs. */
function encodeAnchor(anchor: string): string {
  return anchor.includes(':~:') ? anchor : encodeURI(anchor)
}

/** A stored passage. Its text is in its units, and the Markdown usually equals the text. */
export function writeBody({
  id,
  url,
  route,
  title,
  heading,
  path,
  section,
  units,
}: Passage): string {
  return JSON.stringify([id, url, route, title, heading, path, section, units.map(toFields)])
}

export function readBody(body: string): Passage {
  const [id, url, route, title, heading, path, section, fields] = JSON.parse(body) as KeptPassage
  const units = fields.map(toUnit)
  return { id, url, route, title, heading, path, section, units, text: joinTexts(units) }
}

type KeptPassage = [
  ...fields: [id: string, url: string, route: string, title: string, heading: string],
  path: string[],
  section: string,
  units: KeptUnit[],
]

/**
 * Missing trailing fields are left out. A missing number, or Markdown that equals the text, is
 * null.
 */
type KeptUnit = [
  kind: Unit['kind'],
  block: number,
  depth: number,
  text: string,
  markdown?: string | null,
  number?: number | null,
  head?: string,
]

function toFields({ kind, block, depth, text, markdown, number, head }: Unit): KeptUnit {
  const kept = markdown === text ? null : markdown
  if (head !== undefined) return [kind, block, depth, text, kept, number ?? null, head]
  if (number !== undefined) return [kind, block, depth, text, kept, number]
  return kept === null ? [kind, block, depth, text] : [kind, block, depth, text, kept]
}

function toUnit([kind, block, depth, text, markdown, number, head]: KeptUnit): Unit {
  return {
    kind,
    block,
    depth,
    text,
    markdown: markdown ?? text,
    ...(typeof number === 'number' && { number }),
    ...(head !== undefined && { head }),
  }
}

function joinTexts(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join('\n')
}

function linkResolver({ links }: Document): ResolveLink {
  const targets = new Map(links.map(({ to, target }) => [to, target]))
  return (href) => targets.get(href) ?? (/^(?:https?:|mailto:)/i.test(href) ? href : undefined)
}

function escape(text: string): string {
  return text.replaceAll(/([\\`*_[\]<])/g, '\\$1')
}
