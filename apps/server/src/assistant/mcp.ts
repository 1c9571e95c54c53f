import type { Handler } from '@docent/chat-server'
import type { McpOptions } from '@docent/chat-server/mcp'
import type { Config } from '@docent/content'
import { answerPlainly } from '../http/answerPlainly.ts'

/**
 * The factor from the question limits to the call limits. A call costs as much as a search, and a
 * client sends three messages before its first one.
 */
export const MCP_TIMES = 6

interface OpenOptions extends Omit<McpOptions, 'read'> {
  readonly read: () => ReturnType<McpOptions['read']> & { readonly site: Config }
}

/** Answers at `/mcp`. The code for the protocol loads with the first request. */
export function openMcp(options: OpenOptions): Handler {
  let endpoint: Promise<Handler> | undefined
  return async (request, from) => {
    if (!options.read().site.mcp) return answerPlainly(404, 'This site does not offer MCP.')
    endpoint ??= import('@docent/chat-server/mcp').then((room) => room.createMcpEndpoint(options))
    return (await endpoint)(request, from)
  }
}
