import type { Token, Tokens } from 'marked'
import { readHeadingId } from '../dialects/headingIds.ts'
import { inlineText, plainText } from './plainText.ts'
import { createSlugger } from './slug.ts'
import type { Section } from '../types.ts'
import { countLineBreaks } from './walk.ts'

/** One heading with the blocks below it, before its place on the page is known. */
interface Part {
  readonly heading?: Tokens.Heading
  readonly line: number
  readonly tokens: Token[]
}

/**
 * Cuts a text at its headings, those of the text itself and not of its quotes and lists.
 *
 * @param line of the file that the text starts on.
 * @param title the heading that repeats the page's title and opens no section: the text after it
 *   belongs to the text before the first heading.
 */
export function readSections(
  tokens: readonly Token[],
  line: number,
  title?: Tokens.Heading,
): Section[] {
  const anchorOf = createAnchors()
  const above: { depth: number; heading: string }[] = []

  return cutAtHeadings(tokens, line, title).map((part): Section => {
    const body = { ...readBody(part.tokens), line: part.line }
    if (part.heading === undefined) return { anchor: '', heading: '', depth: 0, path: [], ...body }

    const { depth } = part.heading
    const heading = headingText(part.heading)
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop()
    above.push({ depth, heading })
    const anchor = anchorOf(heading, readHeadingId(part.heading))
    return { anchor, heading, depth, path: above.map((one) => one.heading), ...body }
  })
}

/** The id that an author gave a heading is its anchor, unless another heading of the page has it. */
function createAnchors(): (heading: string, own: string | undefined) => string {
  const slug = createSlugger()
  const used = new Set<string>()
  return (heading, own) => {
    let anchor = own === undefined || used.has(own) ? slug(heading) : own
    while (used.has(anchor)) anchor = slug(heading)
    used.add(anchor)
    return anchor
  }
}

/** The first heading, if it is one of the first level. */
export function findTitle(tokens: readonly Token[]): Tokens.Heading | undefined {
  const first = tokens.find(isHeading)
  return first?.depth === 1 ? first : undefined
}

/** A heading in plain text, on one line. */
export function headingText(heading: Tokens.Heading): string {
  return inlineText(heading.tokens).replace(/\s+/g, ' ').trim()
}

export function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function cutAtHeadings(tokens: readonly Token[], line: number, title?: Tokens.Heading): Part[] {
  let at = line
  let part: Part = { line, tokens: [] }
  const parts = [part]
  for (const token of tokens) {
    if (isHeading(token) && token !== title) {
      part = { heading: token, line: at, tokens: [] }
      parts.push(part)
    } else if (token !== title) {
      part.tokens.push(token)
    }
    at += countLineBreaks(token.raw)
  }
  return parts
}

function readBody(tokens: readonly Token[]): { markdown: string; text: string } {
  // Not trimmed at its start, where spaces can mean code.
  const first = tokens.findIndex((token) => token.type !== 'space')
  const written = first < 0 ? [] : tokens.slice(first)
  return {
    markdown: written
      .map((token) => token.raw)
      .join('')
      .trimEnd(),
    text: plainText(written),
  }
}
