import { digest } from '@docent/protocol/api'
import type { Limits } from '@docent/content'
import type { Handler } from '../chat/chat.ts'

/** What a widget has to know before its first question. Nothing in it is secret. */
export interface AssistantSettings {
  brand: string
  /** The language of its texts, as a BCP 47 tag. */
  language: string
  title: string
  texts: Readonly<Record<string, string>>
  quickReplies: readonly string[]
  /** False while the owner has turned answering off. */
  enabled: boolean
  /** That answers are automatic, and how long conversations are kept. */
  notice: string
  /** The lengths that a field of the widget allows, in UTF-16 units. */
  limits: Pick<Limits, 'messageLength' | 'noteLength'>
  /** How the owner wants the chat to behave, as in the configuration. */
  scroll?: 'follow' | 'always'
  persist?: 'none' | 'session' | 'local'
  restoreOpen?: boolean
  announce?: 'end' | 'sentences' | 'off'
  feedback?: boolean
  showReasoning?: boolean
  /** Values of the design's custom properties, by name: the embed takes them over. */
  theme?: Readonly<Record<string, string>>
  /** Whom to ask when the site has no answer. */
  contact?: { readonly label: string; readonly href: string } | undefined
}

/**
 * Answers `GET /api/assistant`. Whoever keeps the answer asks each time whether it still holds, and
 * is told so without it.
 */
export function createSettingsHandler(settings: AssistantSettings): Handler {
  const body = JSON.stringify(settings)
  const digested = digest(body)
  return async ({ method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('The settings are read with GET.', {
        status: 405,
        headers: {
          allow: 'GET, HEAD',
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        },
      })
    }
    const tag = `"${await digested}"`
    const caching = { 'cache-control': 'public, max-age=0, must-revalidate', etag: tag }
    if (holds(headers.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers: caching })
    }
    return new Response(method === 'HEAD' ? null : body, {
      headers: { 'content-type': 'application/json; charset=utf-8', ...caching },
    })
  }
}

/** Whether one of the tags that an asker has is ours. A proxy that compresses makes it a weak one. */
function holds(known: string | null, tag: string): boolean {
  return (known ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*')
}
