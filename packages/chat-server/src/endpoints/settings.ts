import { primaryTag } from '@docent/content'
import { digest } from '@docent/protocol/api'
import type { AssistantSettings } from '@docent/protocol/api'
import type { Handler } from '../chat/chat.ts'

/**
 * Answers `GET /api/assistant` in the language of `?language=`, or in the first one. A client that keeps
 * the response asks each time whether it is still valid, and gets a short reply if it is.
 */
export function createSettingsHandler(
  languages: readonly [AssistantSettings, ...AssistantSettings[]],
): Handler {
  const bodies = languages.map((settings) => {
    const body = JSON.stringify(settings)
    return { language: settings.language, body, digested: digest(body) }
  }) as [Body, ...Body[]]
  return async ({ method, headers, url }) => {
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
    const { body, digested } = findBody(bodies, new URL(url).searchParams.get('language'))
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

interface Body {
  readonly language: string
  readonly body: string
  readonly digested: Promise<string>
}

/** The body of the language, else of a related one such as `de` for `de-AT`, else the first. */
function findBody(bodies: readonly [Body, ...Body[]], asked: string | null): Body {
  const primary = asked && primaryTag(asked)
  return (
    bodies.find(({ language }) => language === asked) ??
    bodies.find(({ language }) => primaryTag(language) === primary) ??
    bodies[0]
  )
}

/** Whether one of the tags that an asker has is ours. A proxy that compresses makes it a weak one. */
function holds(known: string | null, tag: string): boolean {
  return (known ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*')
}
