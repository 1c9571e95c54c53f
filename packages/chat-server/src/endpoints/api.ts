import type { Handler } from '../chat/chat.ts'

/** Ends paths that name a chat before it: handlers have `*` there. */
const CHAT_IN_PATH = /(?<=\/)[^/]+(?=\/stream$)/

/** Sends each call to the handler of its path. */
export function createApi(handlers: Readonly<Record<string, Handler>>): Handler {
  return async (request, from) => {
    const path = new URL(request.url).pathname.replace(CHAT_IN_PATH, '*')
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    if (handler) return handler(request, from)
    return new Response('This endpoint does not exist.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
