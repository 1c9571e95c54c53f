import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ask, openPanel } from '../fixtures.ts'
import { firstSourceOf, pillOf } from '../panel.ts'
import { expect, pageWith, test } from './stage.ts'

/** Exactly the policy that content/products/widget/embedding.md tells a host to allow. */
function policyOf(assistant: string, script = assistant): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'none'",
    `connect-src ${assistant}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Violations of the page's content policy, as the browser reports them to the page. */
async function countViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
      seen.push(`${violatedDirective} ${sourceFile} ${sample}`)
    })
  })
  return () => page.evaluate(() => (window as Window & { violations?: string[] }).violations ?? [])
}

/** The script that today's build is pinned to. */
async function readPinned(): Promise<{ file: string; integrity: string }> {
  const file = join(import.meta.dirname, '../../build/embed/widget.json')
  return JSON.parse(await readFile(file, 'utf8')) as { file: string; integrity: string }
}

for (const [what, script] of [
  ['the host of the assistant', undefined],
  ['a nonce and strict-dynamic', "'nonce-abc' 'strict-dynamic'"],
] as const) {
  test(`complaint 14: under a strict policy with ${what}, and Trusted Types, nothing is refused`, async ({
    page,
    stage,
  }) => {
    const readViolations = await countViolations(page)
    const headers = { 'content-security-policy': policyOf(stage.assistant, script) }
    await stage.show(page, pageWith(stage.assistant, 'nonce="abc"'), { headers })
    await openPanel(page)
    await ask(page, 'What products are available?')
    await expect(firstSourceOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.setViewportSize({ width: 375, height: 700 })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await readViolations()).toEqual([])
  })
}

test('a pinned script runs with its integrity, and what it loads is verified too', async ({
  page,
  stage,
}) => {
  // The unpinned script is requested first: its request makes all of them, if they are not made yet.
  const { ok } = await fetch(`${stage.assistant}/widget.js`)
  expect(ok).toBe(true)
  const { file, integrity } = await readPinned()
  const tag = `<script src="${stage.assistant}/${file}" integrity="${integrity}" crossorigin="anonymous" async></script>`
  await stage.show(page, `<!doctype html><title>Pinned</title><body>${tag}`)
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(firstSourceOf(page)).toBeVisible()
  // Loaded once the answer begins, and verified as well.
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.includes(':chat@')),
  )
})

test('a chat that was changed after its build does not run', async ({
  page,
  stage,
  complaints,
}) => {
  await page.route('**/widget-chat-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `window.changed = true;${await response.text()}` })
  })
  await stage.show(page, pageWith(stage.assistant))
  await pillOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
  expect(await page.evaluate(() => 'changed' in window)).toBe(false)
  expect(complaints.join()).toMatch(/integrity/)
  complaints.length = 0
})

test('the scripts are open to every origin, and say how long to cache them', async ({
  request,
  stage,
}) => {
  const moving = await request.get(`${stage.assistant}/widget.js`)
  expect(moving.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
  const again = await request.get(`${stage.assistant}/widget.js`, {
    headers: { 'if-none-match': moving.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)

  const { file } = await readPinned()
  const pinned = await request.get(`${stage.assistant}/${file}`)
  // The moving script begins with a line that sets the owner's label.
  expect(await moving.text()).toMatch(/^\(function\(t\).*"Talk to the assistant".*\n/)
  expect(await moving.text()).toContain(await pinned.text())
  expect(pinned.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get(`${stage.assistant}/widget-nothing.js`)).status()).toBe(404)
})
