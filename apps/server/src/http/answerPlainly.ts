/** A response of one sentence, which no cache keeps. */
export function answerPlainly(
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
