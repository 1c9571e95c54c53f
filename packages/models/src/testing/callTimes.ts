import type { StreamedReply } from './provider/script.ts'

/** Calls of `search_site` for a reply, each with its own id. */
export function callTimes(times: number): NonNullable<StreamedReply['toolCalls']> {
  return Array.from({ length: times }, (_, place) => ({
    id: `call-${place}`,
    name: 'search_site',
    args: { query: `how often to water a cactus ${place}` },
  }))
}
