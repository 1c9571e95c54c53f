import { hash } from 'node:crypto'
import { lexMarkdown, MarkdownLimitError, plainText } from '@docent/content'
import type { Document, Section } from '@docent/content'
import type { ImportedPage, ImportedSection } from './types.ts'

type Tokens = Document['tokens'][number][]

/** A page of a source as a document like those of an owner's own content. */
export function toDocument(page: ImportedPage, source: string): Document {
  const parts = page.sections.map(lexSection)
  const tokens = parts.flatMap((part, index) => {
    const section = page.sections[index]
    return section && section.heading !== '' ? [toHeading(section), ...part] : part
  })
  const { url, title, description, language, version } = page
  return {
    file: url,
    route: url,
    collection: '',
    title,
    summary: description,
    tags: [],
    for: [],
    notFor: [],
    actions: [],
    questions: [],
    draft: false,
    meta: { source, language, version },
    markdown: page.sections.map(({ markdown }) => markdown).join('\n\n'),
    tokens,
    sections: page.sections.map((section, index) => toSection(section, parts[index] ?? [])),
    links: [],
    hash: hash('sha256', JSON.stringify(page)).slice(0, 32),
  }
}

/** The blocks of a section. A heading among them would open a section that nobody knows. */
function lexSection({ markdown }: ImportedSection): Tokens {
  try {
    return lexMarkdown(markdown).filter(({ type }) => type !== 'heading')
  } catch (cause) {
    if (!(cause instanceof MarkdownLimitError)) throw cause
    return [{ type: 'code', raw: markdown, text: markdown }]
  }
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
