import { renderUnits } from '@docent/answers'
import { findQuickAnswer } from '@docent/retrieval'
import type { Knowledge, PageInfo, Passage } from '@docent/retrieval'

/** A page that was found, as clients expect it of a tool named `search`. */
export interface FoundPage {
  /** The argument of `fetch`: the page's route. */
  readonly id: string
  readonly title: string
  /** The section that was found. Whole if the site's address is known, else a path. */
  readonly url: string
  readonly text: string
  /** Of documentation that has several versions, if its name is known. */
  readonly version?: string
}

/** A whole page, as clients expect it of a tool named `fetch`. */
export interface ToolPage extends FoundPage {
  readonly metadata: Readonly<Record<string, string>>
}

const MAX_PAGES = 8
const MAX_HITS = 24
const SNIPPET_LENGTH = 400

/**
 * The pages that fit best, each once, with the section of it that fits best. A note that answers the
 * query comes first, before the beginning of its section.
 */
export function searchPages(knowledge: Knowledge, siteUrl: string, query: string): FoundPage[] {
  const quick = findQuickAnswer(query, knowledge)
  const hits = knowledge.search(query, { limit: MAX_HITS }).map(({ passage }) => passage)
  const found = new Map<string, Passage>()
  for (const passage of quick === undefined ? hits : [quick.passage, ...hits]) {
    if (!found.has(passage.route)) found.set(passage.route, passage)
  }
  return [...found.values()].slice(0, MAX_PAGES).map((passage) => ({
    id: passage.route,
    title: passage.heading === '' ? passage.title : `${passage.title}: ${passage.section}`,
    url: toAddress(passage.url, siteUrl),
    text:
      passage === quick?.passage
        ? `${quick.text}\n\n${shorten(passage.text)}`
        : shorten(passage.text),
    ...nameVersion(findPage(knowledge, [passage.route])),
  }))
}

function findPage(knowledge: Knowledge, routes: readonly string[]): PageInfo | undefined {
  return knowledge.pages().find(({ route }) => routes.includes(route))
}

function nameVersion(page: PageInfo | undefined): { version?: string } {
  return page?.version === undefined || page.version === '' ? {} : { version: page.version }
}

/** The version of the pages that have one; empty if none has. */
export function readPagesVersion(knowledge: Knowledge): string {
  return knowledge.pages().find(({ version = '' }) => version !== '')?.version ?? ''
}

/** Pages of other tools have a whole address already. */
function toAddress(url: string, siteUrl: string): string {
  return url.startsWith('/') ? siteUrl + url : url
}

/**
 * A page by its id in `searchPages`, or by its address; undefined if there is none. Its text is
 * Markdown.
 */
export function fetchPage(knowledge: Knowledge, siteUrl: string, id: string): ToolPage | undefined {
  const info = findPage(knowledge, [id, id.split('#', 1)[0] ?? '', toRoute(id, siteUrl)])
  if (!info) return undefined
  const { route, title, summary, date } = info
  const passages = knowledge.page(route)
  if (passages.length === 0) return undefined
  return {
    id: route,
    title,
    url: toAddress(route, siteUrl),
    text: [`# ${title}`, ...passages.map(formatPassage)].join('\n\n'),
    metadata: {
      ...(summary !== '' && { summary }),
      ...(date !== undefined && { date }),
      ...nameVersion(info),
    },
  }
}

/** The route of a path, with or without an anchor, or of an address of the site. */
function toRoute(id: string, siteUrl: string): string {
  const path = siteUrl !== '' && id.startsWith(`${siteUrl}/`) ? id.slice(siteUrl.length) : id
  const [route = ''] = path.split(/[?#]/, 1)
  const plain = route.replace(/(?<!\/)\/+$/, '')
  return plain.startsWith('/') ? plain : `/${plain}`
}

function formatPassage({ heading, path, units }: Passage): string {
  const blocks = renderUnits(units).map(({ markdown }) => markdown)
  const depth = Math.min(6, path.length + 1)
  const lines = heading === '' ? blocks : [`${'#'.repeat(depth)} ${heading}`, ...blocks]
  return lines.join('\n\n')
}

function shorten(text: string): string {
  if (text.length <= SNIPPET_LENGTH) return text
  const cut = text.slice(0, SNIPPET_LENGTH).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET_LENGTH / 2)).trimEnd()}…`
}
