import type { IncomingMessage, ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { sendTo } from '../fixtures.ts'

/**
 * Lets the real server answer, and holds each answer back behind its `count`th line, until its
 * reader leaves: they are written faster than anybody could stop one.
 */
export async function holdReplies(page: Page, count: number): Promise<HeldReplies> {
  // A page that no server has sent is not on this machine for the browser, which then asks before it
  // lets it reach a server that is.
  await page.context().grantPermissions(['local-network-access'])
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const end = await sendTo(page, (request, response) => {
    response.on('close', leave)
    void pass(request, response, count)
  })
  return {
    left,
    async release() {
      await page.unroute('**/api/gen-ai')
      end()
    },
  }
}

export interface HeldReplies {
  /** Resolves when a reader has left. */
  readonly left: Promise<void>
  /** From now on answers come as the real server writes them. */
  release(): Promise<void>
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  count: number,
): Promise<void> {
  const answer = await fetch(`${process.env['DOCENT_URL']}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await buffer(request),
  })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  let passed = 0
  for await (const line of createInterface(Readable.from(answer.body!))) {
    if (passed < count) response.write(`${line}\n`)
    passed += 1
  }
}
