// Builders for the pages of this room's tests.

import {
  type Config,
  createSlugger,
  type Document,
  inlineText,
  lexMarkdown,
  type Link,
  readConfig,
} from '@docent/content'
import type { Token, Tokens } from 'marked'
import { createBlank } from './blank.ts'
import type { PageNote } from './faq/types.ts'
import { createManuscript, type Manuscript } from './prose/manuscript.ts'
import { createSite, type ImageSize, type Site } from './site.ts'

const config: Config = readConfig({ brand: 'Docent', url: 'https://docent.example' })

/** A document as it is read from a file, with its headings' anchors. */
export function createDocument(markdown: string, fields: Partial<Document> = {}): Document {
  const tokens = lexMarkdown(markdown)
  const slug = createSlugger()
  const headings = tokens.filter(isHeading).map(({ depth, tokens }) => {
    const heading = inlineText(tokens)
    return { ...BEFORE, anchor: slug(heading), heading, depth }
  })
  return createBlank({
    file: 'page.md',
    route: '/page',
    title: 'A page',
    markdown,
    tokens,
    sections: [BEFORE, ...headings],
    ...fields,
  })
}

const BEFORE = { anchor: '', heading: '', depth: 0, path: [], markdown: '', text: '', line: 1 }

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

/** A link to one of our pages. */
export function createLink(to: string, target: string = to): Link {
  return { type: 'link', to, target, line: 1 }
}

export function createTestSite(
  documents: readonly Document[] = [],
  images: ReadonlyMap<string, ImageSize> = new Map(),
  fields: Partial<Config> = {},
  notes: readonly PageNote[] = [],
  assets: readonly string[] = [],
): Site {
  const content = { folder: '', documents, assets, problems: [], hash: '' }
  return createSite({ content, config: { ...config, ...fields }, images, notes })
}

/** The manuscript of a text on a test site. */
export function write(
  markdown: string,
  fields: Partial<Document> = {},
  images?: ReadonlyMap<string, ImageSize>,
): Manuscript {
  const document = createDocument(markdown, fields)
  return createManuscript(createTestSite([document], images), document)
}
