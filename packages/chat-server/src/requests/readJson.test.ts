import { expect, it } from 'vitest'
import { readBodyText } from './readJson.ts'

const LIMITS = { bodyBytes: 10, jsonDepth: 4 }

function post(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/gen-ai', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json', ...headers },
  } as RequestInit)
}

/** A body that counts how often it is asked for more. */
function openBody(chunk: string) {
  let pulls = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls++
        controller.enqueue(new TextEncoder().encode(chunk))
        if (pulls === 100) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, pulls: () => pulls }
}

it('refuses a body that says that it is too large without reading any of it', async () => {
  const { stream, pulls } = openBody('abc')
  const reading = readBodyText(post(stream, { 'content-length': '11' }), LIMITS)
  await expect(reading).rejects.toMatchObject({ status: 413, headers: { connection: 'close' } })
  expect(pulls()).toBe(0)
})

it('stops reading a body that turns out too large', async () => {
  const { stream, pulls } = openBody('abc')
  await expect(readBodyText(post(stream), LIMITS)).rejects.toMatchObject({ status: 413 })
  expect(pulls()).toBeLessThan(10)
})
