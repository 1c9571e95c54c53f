import type { Handler } from './chat.ts'

/** Sends each call to the handler of its path. */
export function createApi(handlers: Readonly<Record<string, Handler>>): Handler {
  return async (request, from) => {
    const { pathname } = new URL(request.url)
    const handler = Object.hasOwn(handlers, pathname) ? handlers[pathname] : undefined
    if (handler) return handler(request, from)
    return new Response('There is no such call.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
