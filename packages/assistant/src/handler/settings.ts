import type { Handler } from './chat.ts'

/** What a widget has to know before its first question. Nothing in it is secret. */
export interface AssistantSettings {
  brand: string
  title: string
  texts: Readonly<Record<string, string>>
  quickReplies: readonly string[]
  /** False while the owner has turned answering off. */
  enabled: boolean
  /** That answers are automatic, and how long conversations are kept. */
  notice: string
}

/** Answers `GET /api/assistant`. */
export function createSettingsHandler(settings: AssistantSettings): Handler {
  const body = JSON.stringify(settings)
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response('The settings are read with GET.', {
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
      })
    }
    return new Response(method === 'HEAD' ? null : body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    })
  }
}
