import { digestText, plainText, walkTokens } from '@docent/content'
import type { Document, Link, Section } from '@docent/content'
import { readAddress, toLinkBase } from './html/writeInline.ts'
import { lexSections } from './lexSections.ts'
import type { EditionName, ImportedPage, ImportedSection } from './types.ts'

type Tokens = Document['tokens'][number][]

/**
 * A page of a source as a document like those of an owner's own content.
 *
 * @param edition of its source, if it has several: answers then name its version.
 */
export function toDocument(given: ImportedPage, source: string, edition?: EditionName): Document {
  const page = cleanPage(given)
  const parts = lexSections(page.sections.map(({ markdown }) => markdown))
  const tokens = parts.flatMap((part, index) => {
    const section = page.sections[index]
    return section && section.heading !== '' ? [toHeading(section), ...part] : part
  })
  const { url, file, title, description, language, version, order, place, otherAnchors } = page
  return {
    file: url,
    ...(file !== undefined && { sourceFile: file }),
    route: url,
    collection: '',
    title,
    summary: description,
    tags: [],
    for: [],
    notFor: [],
    actions: [],
    redirects: [],
    questions: [],
    draft: false,
    ...(order !== undefined && { order }),
    ...(place && { place }),
    ...(otherAnchors && { otherAnchors }),
    ...(edition?.version !== undefined && { version: edition.version }),
    meta: { source, language, version },
    markdown: page.sections.map(({ markdown }) => markdown).join('\n\n'),
    tokens,
    sections: page.sections.map((section, index) => toSection(section, parts[index] ?? [])),
    links: findLinks(tokens, url, page.links),
    hash: digestText(JSON.stringify([page, edition])),
  }
}

/** Characters that a terminal obeys, and those that reverse the order of a line: no text needs them. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\u202a-\u202e]/gu

function cleanPage(page: ImportedPage): ImportedPage {
  const clean = (text: string): string => text.replace(CONTROLS, '')
  return {
    ...page,
    title: clean(page.title),
    description: clean(page.description),
    sections: joinNameless(
      page.sections.map((section) => ({
        ...section,
        anchor: clean(section.anchor),
        heading: clean(section.heading).trim(),
        path: section.path.map(clean).filter((heading) => heading.trim() !== ''),
        markdown: clean(section.markdown),
      })),
    ),
  }
}

/** A heading without words opens no section: nobody sees it. */
function joinNameless(sections: readonly ImportedSection[]): ImportedSection[] {
  const joined: ImportedSection[] = []
  for (const section of sections) {
    const last = section.heading === '' ? joined.pop() : undefined
    if (last === undefined) joined.push(section)
    else joined.push({ ...last, markdown: `${last.markdown}\n\n${section.markdown}` })
  }
  return joined
}

function toHeading({ heading, depth }: ImportedSection): Tokens[number] {
  const text = { type: 'text', raw: heading, text: heading, escaped: true }
  return {
    type: 'heading',
    raw: `${'#'.repeat(depth)} ${heading}\n\n`,
    depth,
    text: heading,
    tokens: [text],
  }
}

function toSection(
  { anchor, heading, depth, path, markdown }: ImportedSection,
  tokens: Tokens,
): Section {
  return { anchor, heading, depth, path, markdown, text: plainText(tokens), line: 0 }
}

/** Links of pages of Markdown are relative, and lead to files of other pages. */
function findLinks(tokens: Tokens, url: string, known: ImportedPage['links'] = {}): Link[] {
  const links: Link[] = []
  const base = toLinkBase(url)
  walkTokens(tokens, 0, (token) => {
    const to = 'href' in token ? token['href'] : undefined
    if (typeof to !== 'string') return
    // A page may link to "constructor".
    const found = Object.hasOwn(known, to) ? known[to] : undefined
    if (token.type === 'image' && found !== undefined)
      links.push({ type: 'image', to, target: found, line: 0 })
    if (token.type !== 'link') return
    const target = found ?? readTarget(to, base)
    if (target !== undefined) links.push({ type: 'link', to, target, line: 0 })
  })
  return links
}

function readTarget(href: string, base: string | undefined): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined
  return readAddress(href.replace(/\.(?:md|mdx|markdown)(?=$|[?#])/i, ''), base)
}
