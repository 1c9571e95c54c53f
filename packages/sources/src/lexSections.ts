import { lexMarkdown, MarkdownLimitError } from '@docent/content'
import type { ContentToken, Document } from '@docent/content'

type Token = Document['tokens'][number]

/** Ends the notes above it, which would otherwise go on in an indented block. */
const END = '<!-- -->'

/**
 * The blocks of each section of a page. A section is lexed without the others, but its links and notes may be defined in
 * any of them.
 */
export function lexSections(sections: readonly string[]): Token[][] {
  const parts = sections.map((markdown) => lexSection(markdown))
  const defined = parts.flatMap((part, place) =>
    readDefinitions(part).map((one) => ({ ...one, place })),
  )
  const byLabel = Map.groupBy(defined, ({ label }) => label.toLowerCase())
  return sections.map((markdown, index) => {
    // A page may have thousands of sections, so each is searched once for all labels.
    const labels = byLabel.size === 0 ? [] : readLabels(markdown)
    const needed = labels.flatMap(
      (label) => byLabel.get(label)?.find(({ raw, place }) => raw !== '' && place !== index) ?? [],
    )
    if (needed.length === 0) return parts[index] ?? []
    const text = [...needed.map(({ raw }) => raw), '', END, '', markdown].join('\n')
    const tokens = lexSection(text)
    return tokens.slice(tokens.findIndex(({ raw }) => raw.trim() === END) + 1)
  })
}

interface Definition {
  readonly label: string
  readonly raw: string
}

/** The links and notes that a section defines, each once. */
function readDefinitions(tokens: readonly Token[]): Definition[] {
  const found = new Map<string, Definition>()
  for (const token of tokens as readonly ContentToken[]) {
    const label = readLabel(token)
    if (label !== undefined && !found.has(label))
      found.set(label, { label, raw: token.raw.trimEnd() })
  }
  return [...found.values()].slice(0, MAX_DEFINITIONS)
}

const MAX_DEFINITIONS = 500

function readLabel(token: ContentToken): string | undefined {
  if (token.type === 'footnote') return `^${token.label}`
  return token.type === 'def' ? token.tag : undefined
}

/** The labels that a text may refer to, each once. That of a link may be written in other capitals. */
function readLabels(markdown: string): readonly string[] {
  const found = markdown.toLowerCase().matchAll(LABEL)
  return [...new Set([...found].map(([, label = '']) => label))]
}

/** No label is longer: https://spec.commonmark.org/0.31.2/#link-label. */
const LABEL = /\[((?:[^[\]\\]|\\.){1,999})\]/gs

/** The blocks of a text. A heading among them would open a section that nobody knows. */
function lexSection(markdown: string): Token[] {
  try {
    return lexMarkdown(markdown).filter(({ type }) => type !== 'heading')
  } catch (cause) {
    if (!(cause instanceof MarkdownLimitError)) throw cause
    return [{ type: 'code', raw: markdown, text: markdown }]
  }
}
