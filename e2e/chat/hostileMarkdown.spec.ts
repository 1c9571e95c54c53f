import type { Page } from '@playwright/test'
import hostile from '../../packages/widget/fixtures/markdown.json' with { type: 'json' }
import {
  answerWith,
  ask,
  expect,
  finish,
  openPanel,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf } from '../panel.ts'
import { bundleMarkdownPage } from '../markdown/bundle.ts'
import type { Fault } from '../markdown/faults.ts'

// Content that a server, or a language model behind it, could put into an answer, in a real browser.

/** All requests from now on, without those to our own server if it is excluded. */
function watchRequests(page: Page, own?: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, href } = new URL(request.url())
    if (origin !== own) asked.push(href)
  })
  return asked
}

test('complaint 20: a made-up link is nofollow in a new tab, and no picture is fetched', async ({
  page,
  baseURL,
}) => {
  const foreign = watchRequests(page, baseURL)
  const answer =
    'See [our guide](https://made-up.example/guide), https://made-up.example/bare, ' +
    '[a page](/products/made-up), <https://made-up.example/angle> and ' +
    '![a chart](https://made-up.example/chart.png?words=secret) ![none][chart]'
  const close = await answerWith(page, (_, response) => {
    startStream(response)(start, text(answer), finish)
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  const prose = answersOf(page).first().locator('.prose')
  const links = prose.getByRole('link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(prose).toContainText('a chart')
  await expect(prose.locator('img, picture, video, audio, iframe, object, embed')).toHaveCount(0)
  expect(foreign).toEqual([])
  close()
})

/** So that no test has more than its share of a minute. */
const SHARES = 4

for (let share = 0; share < SHARES; share += 1) {
  test(`complaint 24: hostile Markdown asks nobody for anything, at any length, ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    const script = await bundleMarkdownPage()
    // A page without a policy: one would keep from us what the text asks for.
    const html = `<!doctype html><meta charset="utf-8"><script type="module">${script}</script>`
    await page.route('**/hostile', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto('/hostile')
    const asked = watchRequests(page)
    const texts = hostile.payloads.filter((_, index) => index % SHARES === share)
    const faults: Fault[] = []
    for (const { id, payload } of texts) {
      const found = await page.evaluate((text) => globalThis.findFaults(text), payload)
      faults.push(...found.map((fault) => ({ id, ...fault })))
    }
    expect(texts.length).toBeGreaterThan(200)
    expect(faults).toEqual([])
    expect(asked).toEqual([])
  })
}
