import { digest } from '@docent/protocol/api'
import type { AssistantSettings } from '@docent/protocol/api'
import type { Handler } from '../chat/chat.ts'

/**
 * Answers `GET /api/assistant`. A client that keeps the response asks each time whether it is still
 * valid, and gets a short reply if it is.
 */
export function createSettingsHandler(settings: AssistantSettings): Handler {
  const body = JSON.stringify(settings)
  const digested = digest(body)
  return async ({ method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('Use GET to read the settings.', {
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
