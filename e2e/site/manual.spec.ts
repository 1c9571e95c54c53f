import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { serve, stop } from '../server.ts'

// A folder of somebody else's Markdown becomes a site with the chat.

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** Text that makes a page longer than a window. */
const FILLER = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.\n\n'.repeat(30)

const FILES = {
  'docs/guide/dim.md': [
    '---\ntitle: Dim the lamp\nsidebar_position: 2\ndescription: Five levels of light.\n---\n',
    '## Levels\n\nThere are five levels. See [the shade](./clean.md#shade) and [a lost page](../gone.md).\n',
    `## The bulb\n\n${FILLER}`,
    '#### How to dim it\n\nTo dim the lamp, hold the switch for two seconds.\n',
    '```ts\nconst level = 3\n```\n',
    '![The switch of the lamp](../img/switch.png)\n',
    '| Level | Light | Power | Colour | Temperature |\n|---|---|---|---|---|\n| 1 | low | 1 W | warm | 2700 K |\n',
    '<script>document.title = "hacked"</script>\n\n<img src=x onerror="document.title = \'hacked\'">\n',
    `## The shade\n\n${FILLER}`,
  ].join('\n'),
  'docs/guide/clean.mdx':
    '---\ntitle: Clean the lamp\nsidebar_position: 1\n---\n\n## Shade\n\nWipe the shade with a dry cloth.\n',
  'docs/intro.md': '# Lamps for every table\n\nOur lamps have five levels of light.\n',
}

let folder: string
let child: ChildProcess
let address: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-manual-'))
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await mkdir(join(folder, 'docs/img'))
  await writeFile(join(folder, 'docs/img/switch.png'), Buffer.from(PIXEL, 'base64'))
  const places = ['--content', join(folder, 'content'), '--data', join(folder, 'data')]
  const environment = { BUILD_DIR: join(folder, 'build') }
  const args = ['--port', '0', '--from', join(folder, 'docs'), ...places]
  ;({ child, address } = await serve(args, { environment }))
})

test.afterAll(async () => {
  await stop(child)
  await rm(folder, { recursive: true, force: true })
})

test('a citation of Markdown of another tool opens its sentence on its page', async ({ page }) => {
  await page.goto(address)
  await openPanel(page)
  await ask(page, 'How long do I hold the switch to dim the lamp?')
  await page.getByRole('link', { name: 'Source 1' }).first().click()
  await expect(page).toHaveURL(`${address}/guide/dim#how-to-dim-it`)
  const cited = () =>
    page.evaluate(() => [...(CSS.highlights.get('cited') ?? [])].map(String).join(''))
  await expect.poll(cited).toContain('hold the switch for two seconds')
  await expect(page.getByRole('heading', { name: 'How to dim it' })).toBeInViewport()
  await expect(page).toHaveTitle(`Dim the lamp · ${basename(folder)}`)
})

test('the pages of a source lead to each other, and show its pictures and code', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Guide' })).toBeVisible()
  await page.getByRole('link', { name: 'Lamps for every table' }).click()
  const pages = page.getByRole('navigation', { name: basename(folder), exact: true })
  await expect(pages.getByRole('link')).toHaveText([
    'Lamps for every table',
    'Clean the lamp',
    'Dim the lamp',
  ])
  await pages.getByRole('link', { name: 'Dim the lamp' }).click()
  const image = page.getByRole('img', { name: 'The switch of the lamp' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1)
  await expect(page.locator('main pre span').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'a lost page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'the shade', exact: true }).click()
  await expect(page).toHaveURL(`${address}/guide/clean#shade`)
  const onward = page.getByRole('navigation', { name: 'Related' })
  await expect(onward.getByRole('link')).toHaveText([/Lamps for every table/, /Dim the lamp/])
})

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1024, 'light'],
  [1440, 'light'],
] as const) {
  test(`a page of a source has no faults at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/', '/guide/dim']) {
      await page.goto(address + path)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    if (width > 1024) return
    await page.getByText('Pages', { exact: true }).click()
    await page.getByRole('link', { name: 'Clean the lamp' }).first().click()
    await expect(page).toHaveURL(`${address}/guide/clean`)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of a source has its text and its pages', async ({ page }) => {
    await page.goto(`${address}/guide/dim`)
    await expect(page.getByText('hold the switch for two seconds')).toBeVisible()
    await page.getByRole('link', { name: 'Clean the lamp' }).first().click()
    await expect(page.getByText('Wipe the shade')).toBeVisible()
  })
})
