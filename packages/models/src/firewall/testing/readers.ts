import { lexMarkdown as lexPage, MarkdownLimitError } from '@docent/content'
// The chat's own reader: what it takes for a link becomes one.
import { lexReply } from '../../../../widget/src/ui/markdown/lexer.ts'
import { OPTIONS } from './stage.ts'

interface LooseToken {
  readonly type: string
  readonly raw: string
  readonly href?: string
  readonly tokens?: readonly LooseToken[]
  readonly items?: readonly LooseToken[]
  readonly header?: readonly { readonly tokens: readonly LooseToken[] }[]
  readonly rows?: readonly (readonly { readonly tokens: readonly LooseToken[] }[])[]
}

/** The forbidden things that Markdown readers find in a text, with their context. */
export function findFaults(text: string): string[] {
  return [...find(lexReply(text) as LooseToken[]), ...find(lexLikePage(text))]
}

/** As marked reads it: with definitions, and with notes. */
function lexLikePage(text: string): LooseToken[] {
  try {
    return lexPage(text) as LooseToken[]
  } catch (cause) {
    // Too entangled to be read at all, and so to be shown.
    if (cause instanceof MarkdownLimitError) return []
    throw cause
  }
}

function find(tokens: readonly LooseToken[]): string[] {
  return tokens.flatMap((token) => [...judge(token), ...listInner(token).flatMap(find)])
}

function judge({ type, raw, href = '' }: LooseToken): string[] {
  if (type === 'image' || type === 'html' || type === 'def') return [`${type}: ${raw}`]
  return type === 'link' && OPTIONS.allow(href.replaceAll('&amp;', '&')) === undefined
    ? [`link: ${href}`]
    : []
}

function listInner(token: LooseToken): (readonly LooseToken[])[] {
  const cells = [...(token.header ?? []), ...(token.rows ?? []).flat()]
  return [token.tokens ?? [], token.items ?? [], ...cells.map(({ tokens }) => tokens)]
}
