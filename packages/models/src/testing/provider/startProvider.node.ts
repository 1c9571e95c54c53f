// A model provider on loopback that answers by a script in the wire formats of the real ones: the tests
// cover everything but the model.

import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { openaiChat } from './openaiChat.ts'
import { openaiResponses } from './openaiResponses.ts'
import type { ScriptedReply } from './script.ts'
import { sendReply } from './sendReply.node.ts'
import type { Wire } from './wire.ts'

export interface ProviderOptions {
  /** Its behaviour for each call, in order, or a function that returns it. Lists of models need none. */
  readonly script: readonly ScriptedReply[] | ((call: ProviderCall) => ScriptedReply)
}

export interface ScriptedProvider {
  /** `http://127.0.0.1:PORT`; the clients want `/v1` behind it, Google's `/v1beta`. */
  readonly url: string
  /** Every call so far, oldest first. */
  readonly calls: readonly ProviderCall[]
  /** How many calls have neither been answered to the end nor left by their client. */
  readonly openCalls: number
  /** Ends the connections that are open, and the server. */
  close(): Promise<void>
}

export interface ProviderCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
  /** In milliseconds since 1970, as is `closedAt`. */
  readonly openedAt: number
  /**
   * Whether the client disconnected before the end. A connection that the script breaks does not count.
   */
  readonly closedByClient: boolean
  readonly closedAt?: number
}

type OpenCall = { -readonly [Key in keyof ProviderCall]: ProviderCall[Key] }

const WIRES: readonly (readonly [path: RegExp, wire: Wire])[] = [
  [/\/chat\/completions$/, openaiChat],
  [/\/responses$/, openaiResponses],
  [/\/messages$/, anthropic],
  [/:streamGenerateContent\?alt=sse$/, google],
]

/** Starts a scripted provider at a free port. */
export async function startProvider({ script }: ProviderOptions): Promise<ScriptedProvider> {
  const calls: OpenCall[] = []
  let taken = 0
  let isClosing = false
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    calls.push(call)
    let isBroken = false
    response.once('close', () => {
      call.closedAt = Date.now()
      call.closedByClient = !response.writableFinished && !isBroken && !isClosing
    })
    if (call.path.endsWith('/models')) return sendJson(response, 200, MODELS)

    const wire = WIRES.find(([path]) => path.test(call.path))?.[1]
    if (!wire) return sendJson(response, 404, { error: { message: `No wire at ${call.path}.` } })
    const reply = typeof script === 'function' ? script(call) : script[taken++]
    if (reply) return sendReply({ reply, wire, body: call.body, response, breakOff })
    sendJson(response, 500, wire.failure(500, `The script ends before call ${taken}.`))

    function breakOff(how: 'reset' | 'cut'): void {
      isBroken = true
      if (how === 'reset') response.socket?.resetAndDestroy()
      else response.socket?.destroy()
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get openCalls() {
      return calls.filter(({ closedAt }) => closedAt === undefined).length
    },
    close() {
      isClosing = true
      server.closeAllConnections()
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
    },
  }
}

const MODELS = {
  object: 'list',
  data: [{ id: 'scripted', object: 'model', created: 1_700_000_000, owned_by: 'docent' }],
}

async function readCall(request: IncomingMessage): Promise<OpenCall> {
  const openedAt = Date.now()
  const chunks: Buffer[] = await Array.fromAsync(request)
  const text = Buffer.concat(chunks).toString()
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    openedAt,
    closedByClient: false,
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
