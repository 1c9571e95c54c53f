import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ask, expect, openPanel, test as base } from '../fixtures.ts'
import { answersOf, panelOf } from '../panel.ts'
import { serve, stop } from '../server.ts'
import { createStaticHost } from '../static/host.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Pair {
  /** Where the built pages are, on a host that only serves files. */
  readonly site: string
  /** Where the assistant answers, without any pages. */
  readonly assistant: string
}

const test = base.extend<object, { pair: Pair }>({
  pair: [
    // Playwright reads from its pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const work = await mkdtemp(join(tmpdir(), 'docent-static-'))
      let folder = work
      const host = createStaticHost(() => folder)
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
      const site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`

      const config = join(work, 'docent.config.ts')
      const write = (more: object): Promise<void> =>
        writeFile(
          config,
          `export default ${JSON.stringify({ brand: 'Docent', url: site, ...more })}\n`,
        )
      // The site's own address is what lets its pages ask: nothing else has to be allowed.
      await write({})
      const args = ['--no-site', '--port', '0', '--data', work, '--config', config]
      const { child, address } = await serve(args)
      await write({ assistantUrl: address })
      folder = await build(join(work, 'build'), config)

      await use({ site, assistant: address })
      await stop(child)
      host.close()
      host.closeAllConnections()
      await rm(work, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

async function build(target: string, config: string): Promise<string> {
  const args = ['apps/server/docent.mjs', 'build', '--config', config]
  const env = { ...process.env, BUILD_DIR: target }
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
  const { hash } = JSON.parse(await readFile(join(target, 'current.json'), 'utf8')) as {
    hash: string
  }
  return join(target, hash, 'site')
}

test('a page on a static host is answered by the assistant on another', async ({ page, pair }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).origin)
  })
  await page.goto(`${pair.site}/products/widget/`)
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(answersOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([pair.assistant]))
})

test('its sources lead to the pages on the static host, with the chat still open', async ({
  page,
  pair,
}) => {
  await page.goto(`${pair.site}/`)
  await openPanel(page)
  await ask(page, 'Who should get the widget?')
  await panelOf(page)
    .getByRole('list', { name: /Sources/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`^${pair.site}/products/widget`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widget')
  await expect(answersOf(page)).toHaveCount(1)
})

test('the conversation is there again after a load of the page', async ({ page, pair }) => {
  await page.goto(`${pair.site}/products/`)
  await openPanel(page)
  await ask(page, 'What is Docent?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  // By the name that it has on a site with its assistant: the pages are the same.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('docent:chat') ?? ''))
    .toContain('"assistant"')
  await page.reload()
  await openPanel(page)
  await expect(answersOf(page)).toHaveCount(1)
})

test('links, a lost address and the Markdown of a page are there without our server', async ({
  page,
  pair,
  request,
}) => {
  await page.goto(`${pair.site}/`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tutorials' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials')
  expect((await page.goto(`${pair.site}/nowhere`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  expect(await (await request.get(`${pair.site}/products/widget.md`)).text()).toContain('# Widget')
  expect(await (await request.get(`${pair.site}/sitemap.xml`)).text()).toContain(
    `<loc>${pair.site}/products/widget</loc>`,
  )
})
