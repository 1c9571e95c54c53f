import type { Limits } from '@docent/content'
import { jsonDepth } from './jsonDepth.ts'
import { CutOff, Refusal } from './refusal.ts'

type BodyLimits = Pick<Limits, 'bodyBytes' | 'jsonDepth'>

/**
 * Reads a request's body as JSON, within the limits on its type, its bytes and its depth.
 *
 * @throws {Refusal} for everything else. A body that is too large is not read to its end.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  return parseJson(await readBodyText(request, limits), limits)
}

/** The first half of `readJson`: the text, of the right type and not too long. */
export async function readBodyText(request: Request, limits: BodyLimits): Promise<string> {
  requireJson(request.headers)
  return decode(await readBytes(request, limits.bodyBytes))
}

/** The second half of `readJson`: parses the text. */
export function parseJson(text: string, limits: BodyLimits): unknown {
  if (jsonDepth(text, limits.jsonDepth) > limits.jsonDepth) {
    throw new Refusal(400, `The request's JSON is nested more than ${limits.jsonDepth} deep.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.')
  }
}

// A browser sends text/plain to another site without a preflight: accepting it would let any page spend
// the owner's money through its visitors.
function requireJson(headers: Headers): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'The request must be sent as application/json.')
  }
  if ((headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw new Refusal(415, 'The request must be sent without a content encoding.')
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, `The request is larger than ${limit} bytes.`, {
    connection: 'close',
  })
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge
  if (!request.body) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > limit) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    throw error === tooLarge ? error : new CutOff(length, error)
  }
  return join(chunks, length)
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The request is not valid UTF-8.')
  }
}
