import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Handler } from '../chat/chat.ts'
import { toFailure } from '../requests/failure.ts'
import { readJson } from '../requests/readJson.ts'
import { Refusal } from '../requests/refusal.ts'
import type { TakeTurn } from '../requests/turns.ts'
import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import { createSearchInput, createToolServer, listVersions } from './tools.ts'
import type { OfferedPages } from './tools.ts'

export interface McpOptions {
  /** Read with each request, because a new build may have replaced the site. */
  readonly read: () => OfferedPages
  readonly limits: Pick<Limits, 'bodyBytes' | 'jsonDepth' | 'messageLength'>
  readonly log: Log
  /** Waits until a call of a client may begin. */
  readonly takeTurn: TakeTurn
}

/**
 * Answers the Model Context Protocol over streamable HTTP, with the tools `search` and `fetch` over the
 * pages. Each request is independent: there is no session, and no stream is held open. Never rejects.
 */
export function createMcpEndpoint({ read, limits, log, takeTurn }: McpOptions): Handler {
  const readInput = createInputReader(limits)
  const { fetch } = createMcpHandler(
    () => {
      const pages = read()
      return createToolServer(pages, readInput(listVersions(pages)))
    },
    // Nothing here changes while a client waits: a stream of news would only hold a socket.
    { maxSubscriptions: 0 },
  )
  return async (request, from) => {
    try {
      if (request.method !== 'POST') return await fetch(request)
      // Limited here as everywhere: the bytes as they arrive, and the depth before anything is parsed.
      const parsedBody = await readJson(request, limits)
      // An older protocol allowed lists: one request would be counted, and any number answered.
      if (Array.isArray(parsedBody)) throw new Refusal(400, 'Send one message at a time.')
      await takeTurn(from.address)
      return await fetch(request, { parsedBody })
    } catch (error) {
      return toFailure(error, log)
    }
  }
}

/** A schema is compiled on its first use, so the same one is used until the versions change. */
function createInputReader(limits: McpOptions['limits']) {
  let known = { name: '', input: createSearchInput(limits) }
  return (versions: readonly string[]) => {
    const name = versions.join()
    if (known.name !== name) known = { name, input: createSearchInput(limits, versions) }
    return known.input
  }
}
