import { isObject } from '@docent/protocol'
import type { ChatMessage, Source } from '@docent/protocol'
import { readHref } from '../markdown/links.ts'
import { MAX_SOURCES } from '../timing.ts'

/** A passage that an answer cites. */
export interface SourceLink {
  /** From 1, as in the text: `[2]`. */
  readonly number: number
  readonly address: string | undefined
  readonly title: string
  /** The headings above the passage; empty if the server does not say. */
  readonly section: string
  /** The sentence that is cited; empty if the server does not say. */
  readonly quote: string
  /** On our own site a source opens in place, and the chat stays open. */
  readonly isHere: boolean
}

/** A page that is the origin of one or more sources. */
export interface SourcePage {
  readonly numbers: readonly number[]
  readonly link: SourceLink
}

/** The addresses that links are read against. */
export interface LinkBase {
  /** The assistant's address: paths without a host are on its own site. */
  readonly assistant: string
  /** The page that the visitor is on. */
  readonly page: string
}

/** The passages that a message cites, in the order of their numbers. */
export function readSources({ parts }: Pick<ChatMessage, 'parts'>, base: LinkBase): SourceLink[] {
  return findSources(parts).map((source, index) => readSource(source, index + 1, base))
}

/**
 * Reads the sources of a message that grows, and returns the same list until there is another
 * source: every mark in the text is rendered again when the list is replaced.
 */
export function createSourceReader(
  base: LinkBase,
): (message: ChatMessage) => readonly SourceLink[] {
  let seen: readonly Source[] = []
  let links: readonly SourceLink[] = []
  return (message) => {
    const sources = findSources(message.parts)
    if (sources.length === seen.length && sources.every((source, at) => source === seen[at])) {
      return links
    }
    seen = sources
    links = readSources(message, base)
    return links
  }
}

function findSources(parts: ChatMessage['parts']): Source[] {
  const sources = parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  return sources.slice(0, MAX_SOURCES)
}

function readSource(source: Source, number: number, base: LinkBase): SourceLink {
  const { url, title, providerMetadata } = source
  const address = readHref(url, base.assistant)
  const passage = providerMetadata?.['docent']
  const { section, quote } = isObject(passage) ? passage : {}
  return {
    number,
    address,
    title: title || url,
    section: typeof section === 'string' ? section : '',
    quote: typeof quote === 'string' ? quote : '',
    isHere: address !== undefined && isSameSite(address, base.page),
  }
}

/** Whether an address is on the site that the visitor is on. */
export function isSameSite(address: string, page: string): boolean {
  return URL.canParse(page) && new URL(address).origin === new URL(page).origin
}

/** The distinct pages of some sources, each with the numbers of its passages. */
export function groupByPage(sources: readonly SourceLink[]): SourcePage[] {
  const pages = new Map<string, SourceLink[]>()
  for (const source of sources) {
    const page = source.address?.replace(/#.*$/, '') ?? source.title
    pages.set(page, [...(pages.get(page) ?? []), source])
  }
  return [...pages.values()].flatMap((links) => {
    const [link] = links
    return link ? [{ link, numbers: links.map(({ number }) => number) }] : []
  })
}
