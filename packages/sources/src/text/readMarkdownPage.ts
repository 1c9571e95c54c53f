import { decodeEntities, readDocument } from '@docent/content'
import type { Document, ReadPart } from '@docent/content'
import { cutText } from '../html/dom.ts'
import { cutHeading } from '../html/outline.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_SECTIONS } from '../limits.ts'
import type { ImportedPage, ImportedSection } from '../types.ts'
import { findOtherAnchors } from './findOtherAnchors.ts'
import { saysDraft, toYamlFrontMatter } from './otherFrontMatter.ts'

export interface MarkdownFile {
  /** Its path in the source: `guide/install.mdx`. */
  readonly path: string
  readonly url: string
  readonly text: string
  /** The address that a link to another file of the source means. */
  readonly resolve?: (href: string) => string | undefined
  readonly language?: string
  readonly version?: string
  /** The text of another file of the source, for pages that show it. */
  readonly readPart?: ReadPart
}

/** Reads a page of Markdown or MDX as other tools write it, without the rules for our own pages. */
export function readMarkdownPage(file: MarkdownFile): ImportedPage {
  const text = toYamlFrontMatter(file.text.replaceAll('\r\n', '\n').replace(/^\ufeff/, ''))
  const source = {
    file: file.path,
    text,
    hash: '',
    ...(file.readPart && { readPart: file.readPart }),
  }
  const document = readDocument(source, true, ignoreProblems)
  const links = Object.fromEntries(
    document.links.flatMap(({ to }) => {
      const address = file.resolve?.(to)
      return address === undefined ? [] : [[to, address]]
    }),
  )
  const sections = document.sections.slice(0, MAX_SECTIONS).map(toSection)
  const otherAnchors = findOtherAnchors(text, sections)
  return {
    url: file.url,
    ...(Object.keys(links).length > 0 && { links }),
    file: file.path,
    title: cutHeading(document.title),
    description: cutText(
      // Other tools take it for HTML.
      decodeEntities(document.summary || readMeta(document.meta['description'])).replaceAll(
        '\u00ad',
        '',
      ),
      MAX_DESCRIPTION_LENGTH,
    ),
    language: file.language ?? '',
    version: file.version ?? '',
    ...readOrder(document),
    ...readLabel(document),
    ...(document.audience === 'internal' && { isInternal: true }),
    ...((document.draft || saysDraft(text)) && { isDraft: true }),
    ...(otherAnchors.length > 0 && { otherAnchors }),
    sections,
  }
}

/** An owner who imports a page cannot fix it. */
function ignoreProblems(): void {}

/** The place of a page in the lists of other tools: Docusaurus, Hugo, Just the Docs and Starlight. */
const ORDER_FIELDS = ['sidebar_position', 'weight', 'nav_order', 'position']

function readOrder({ order, meta }: Pick<Document, 'order' | 'meta'>): { order?: number } {
  const { sidebar } = meta
  const nested = isGroup(sidebar) ? sidebar['order'] : undefined
  const given = [order, ...ORDER_FIELDS.map((field) => meta[field]), nested]
  const found = given.find((value) => typeof value === 'number' && Number.isFinite(value))
  return typeof found === 'number' ? { order: found } : {}
}

/** The name of a page in the lists of other tools: Docusaurus, Mintlify, Hugo and Starlight. */
const LABEL_FIELDS = ['sidebar_label', 'sidebarTitle', 'linkTitle', 'linktitle', 'nav_title']

function readLabel({ meta }: Pick<Document, 'meta'>): { label?: string } {
  const { sidebar } = meta
  const nested = isGroup(sidebar) ? sidebar['label'] : undefined
  const given = [...LABEL_FIELDS.map((field) => meta[field]), nested]
  const found = given.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? { label: cutHeading(found) } : {}
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function readMeta(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toSection(section: ImportedSection): ImportedSection {
  const { heading, depth, path, markdown, anchor } = section
  return { anchor, heading: cutHeading(heading), depth, path: path.map(cutHeading), markdown }
}
