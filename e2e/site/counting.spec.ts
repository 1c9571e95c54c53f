import { expect, test as base } from '../fixtures.ts'
import { createSiteFixture } from '../languages/pages.ts'
import type { ServedSite } from '../languages/pages.ts'

// A site whose owner counts visits: its pages load the tool's script under the strict policy, and call
// its host once for each page. The tool is a stand-in that the browser is given in place of its host.

const TOOL = 'https://stats.lumen.example'

const FILES: Readonly<Record<string, string>> = {
  'docent.config.ts': `export default {
  brand: 'Lumen',
  analytics: { umami: { url: '${TOOL}', websiteId: 'b59e9c65' } },
}
`,
  'content/index.md': '---\ntitle: Lumen\nsummary: Lamps.\n---\n\nLamps.\n',
  'content/about-us.md': '---\ntitle: About us\nsummary: Who we are.\n---\n\nTwo people.\n',
}

/** Sends what Umami's script sends of it here: the address, to the host of its tag. */
const SCRIPT = `const { hostUrl, websiteId, autoTrack } = document.currentScript.dataset
const send = () => navigator.sendBeacon(hostUrl + '/api/send', JSON.stringify({ websiteId, url: location.pathname }))
window.umami = { track: send }
if (autoTrack !== 'false') send()
`

const test = base.extend<object, { lumen: ServedSite }>({
  lumen: createSiteFixture(FILES),
})

test('a tool that counts visits runs under the policy, and is told of each page once', async ({
  page,
  lumen,
}) => {
  const told: unknown[] = []
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== lumen.address && origin !== 'null') foreign.add(origin)
  })
  await page.route(`${TOOL}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/api/send') told.push(route.request().postDataJSON())
    const body = pathname === '/script.js' ? SCRIPT : ''
    await route.fulfill({ contentType: 'text/javascript', body })
  })

  await page.goto(lumen.address)
  await expect.poll(() => told).toEqual([{ websiteId: 'b59e9c65', url: '/' }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect.poll(() => told).toHaveLength(2)
  expect(told[1]).toEqual({ websiteId: 'b59e9c65', url: '/about-us' })
  expect([...foreign]).toEqual([TOOL])
})

test('the privacy page names the tool', async ({ page, lumen }) => {
  await page.route(`${TOOL}/**`, (route) => route.fulfill({ body: '' }))
  await page.goto(`${lumen.address}/privacy`)
  await expect(page.getByText('This site counts visits with Umami.')).toBeVisible()
})
