import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { encodePart } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'

/** The five links of the header, as the specification has them. */
export const NAVIGATION = [
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/tutorials', 'Tutorials'],
  ['/articles', 'Articles/Blogs'],
  ['/about-us', 'About Us'],
] as const

/** A page of each kind. */
export const PAGES = [
  ...NAVIGATION.map(([route]) => route),
  '/products/widget',
  '/products/widget/embedding',
  '/tutorials/start',
  '/articles/the-last-line',
  '/nowhere',
]

/** Every test fails when a page complains in its console, or something breaks its content policy. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // A browser reports each answer of 400 and above, also those that a test has asked for.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** The findings of axe, on the page or a part of it, one line each: of all rules, or of `rules`. */
export async function findViolations(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<string[]> {
  const violations = (await runAxeAgain(page, part, rules)) ?? (await runAxe(page, part, rules))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

async function runAxe(
  page: Page,
  part: string | undefined,
  rules: readonly string[] | undefined,
): Promise<readonly Violation[]> {
  // In one pass: there are no frames of other sites, for which axe would open a separate page.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules) axe.withRules([...rules])
  else axe.withTags(RULES)
  if (part !== undefined) axe.include(part)
  return (await axe.analyze()).violations
}

/** Axe stays in the page that it was put into; to put it there is most of the work. */
function runAxeAgain(
  page: Page,
  part: string | undefined,
  rules: readonly string[] | undefined,
): Promise<readonly Violation[] | undefined> {
  interface Axe {
    run(context: string | Document, options: object): Promise<{ violations: Violation[] }>
  }
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as Window & { axe?: Axe }
      const options = { runOnly, resultTypes: ['violations'] }
      return (await axe?.run(part ?? document, options))?.violations
    },
    { part, runOnly: rules ?? RULES },
  )
}

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk to the assistant' }).click()
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible()
}

export async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByPlaceholder('Type your message...')
  await field.fill(question)
  await field.press('Enter')
}

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Has the page's questions answered by `answer` instead of the real server, over a real socket: with
 * pauses, failures and ends that the real one has no reason for.
 */
export function answerWith(page: Page, answer: Answering): Promise<() => void> {
  return sendTo(page, (request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
}

/** As `answerWith`, for a server that reads what it is asked. */
export async function sendTo(page: Page, answer: Answering): Promise<() => void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.route('**/api/gen-ai', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/api/gen-ai` }),
  )
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

export function startStream(response: ServerResponse): (...parts: StreamPart[]) => void {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'x-vercel-ai-data-stream': 'v1',
  })
  return (...parts) => void response.write(parts.map(encodePart).join(''))
}

export const text = (value: string): StreamPart => ({ type: 'text', value })
export const start: StreamPart = { type: 'start_step', value: { messageId: 'answer-1' } }
export const finish: StreamPart = { type: 'finish_message', value: { finishReason: 'stop' } }
