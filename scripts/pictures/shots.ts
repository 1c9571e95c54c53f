import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { showState } from '../contactSheets.ts'
import { runCommand } from '../command.ts'
import { drawTerminal, type Printed } from './drawTerminal.ts'
import { keepLines, runDocentCommand } from './runTerminal.ts'
import { askPanel, askWaiting, type Place } from './usePanel.ts'

/** The servers and folders that pictures are taken of. */
export interface Scenery {
  /** This site, served. */
  readonly site: string
  readonly data: string
  readonly playground: string
  /** A new site, served, and its folder. */
  readonly example: string
  readonly exampleFolder: string
  /** The same with mistakes in it. */
  readonly brokenFolder: string
}

export interface Shot {
  /** The file in content/pictures, without its ending. */
  readonly name: string
  readonly window: { readonly width: number; readonly height: number }
  /** Prepares the page, and returns the part of it to take: nothing for all of it. */
  show(page: Page, scenery: Scenery): Promise<Place | void>
}

const HERO = { width: 760, height: 520 }
const ROW = { width: 480, height: 380 }
const STEP = { width: 400, height: 480 }
const PHONE = { width: 480, height: 460 }

export const SHOTS: readonly Shot[] = [
  {
    name: 'panel',
    // Low enough that no line of the page is cut by the edge of the picture.
    window: { width: 1440, height: 840 },
    async show(page, { site }) {
      await page.goto(`${site}/about-us`, { waitUntil: 'networkidle' })
      await askPanel(page, 'Does it work without the internet?')
      return { x: 0, y: 132, width: 798, height: 708 }
    },
  },
  {
    name: 'products',
    window: { width: 480, height: 900 },
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, 'What products are available?')
      return { x: 0, y: 0, ...PHONE }
    },
  },
  {
    name: 'source',
    window: PHONE,
    async show(page, { site }) {
      await page.goto(`${site}/products`, { waitUntil: 'networkidle' })
      await askPanel(page, 'What happens if the process is killed?')
      await page.locator('.docent .cite').first().hover()
      await page.locator('.docent .card').waitFor()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'refusal',
    window: { width: 480, height: 820 },
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, 'What will the weather be in Paris tomorrow?')
      return { x: 0, y: 0, ...PHONE }
    },
  },
  {
    name: 'waiting',
    window: PHONE,
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askWaiting(page, 'What products are available?')
    },
  },
  {
    name: 'hostile',
    window: { width: 480, height: 1200 },
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, '<script>alert(1)</script> **Does it need an API key?**')
      return { x: 0, y: 0, ...PHONE }
    },
  },
  {
    name: 'landing',
    window: { width: 1000, height: 900 },
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, 'What happens if the process is killed?')
      await page.locator('.docent .sources a').first().click()
      await page.waitForURL(/products/)
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'search',
    window: { width: 760, height: 600 },
    async show(page, { site }) {
      await page.goto(`${site}/about-us`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Search' }).click()
      await page.getByRole('combobox').fill('process killed')
      await page.getByRole('option').nth(3).waitFor()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'page',
    window: aboveThePill(HERO),
    async show(page, { site }) {
      await page.goto(`${site}/tutorials/write-a-product-page`, { waitUntil: 'networkidle' })
      return { x: 0, y: 0, ...HERO }
    },
  },
  {
    name: 'article',
    window: aboveThePill(ROW),
    async show(page, { site }) {
      await page.goto(`${site}/articles/the-last-line`, { waitUntil: 'networkidle' })
      return { x: 0, y: 0, ...ROW }
    },
  },
  {
    name: 'theme',
    window: aboveThePill(ROW),
    async show(page, { site }) {
      await page.goto(`${site}/tutorials`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.waitForTimeout(300)
      return { x: 0, y: 0, ...ROW }
    },
  },
  terminal('check', ROW, async ({ brokenFolder }) => [
    await runDocentCommand(['check'], { cwd: brokenFolder }),
  ]),
  terminal('ask', HERO, async () => [
    await runDocentCommand(['ask', 'What happens if the process is killed?'], { maxLines: 12 }),
    await runDocentCommand(['ask', 'Does it work without the internet?'], { maxLines: 12 }),
  ]),
  terminal('build', { width: 480, height: 250 }, async ({ exampleFolder }) => {
    const run = () => runDocentCommand(['build'], { cwd: exampleFolder, maxLines: 1 })
    return [await run(), await run()]
  }),
  terminal('export', ROW, async ({ data }) => [
    shorten(await runDocentCommand(['export', '--data', data], { typed: 'docent export' })),
  ]),
  terminal('bounds', { width: 480, height: 250 }, async ({ site }) => [await askTooMuch(site)]),
  terminal('stream', HERO, async ({ site }) => [await askByCurl(site)]),
  terminal('refused', ROW, async () => [await readUnknownLine()]),
  {
    name: 'streaming',
    window: PHONE,
    async show(page, { playground }) {
      await showState(page, playground, { state: 'streaming' })
    },
  },
  {
    name: 'step-write',
    window: STEP,
    async show(page, { exampleFolder }) {
      const file = 'content/products/desk-lamp.md'
      const output = await readFile(join(exampleFolder, file), 'utf8')
      await drawTerminal(page, [{ command: `cat ${file}`, output }])
      return { x: 0, y: 0, ...STEP }
    },
  },
  {
    name: 'step-page',
    window: aboveThePill(STEP),
    async show(page, { example }) {
      await page.goto(`${example}/products/desk-lamp`, { waitUntil: 'networkidle' })
      return { x: 0, y: 0, ...STEP }
    },
  },
  {
    name: 'step-ask',
    window: { width: 400, height: 620 },
    async show(page, { example }) {
      await page.goto(`${example}/products/desk-lamp`, { waitUntil: 'networkidle' })
      await askPanel(page, 'How bright is the desk lamp?')
      return { x: 0, y: 0, ...STEP }
    },
  },
]

/** A window high enough for the pill to be below the picture. */
function aboveThePill({ width, height }: Shot['window']): Shot['window'] {
  return { width, height: height + 160 }
}

function terminal(
  name: string,
  window: Shot['window'],
  run: (scenery: Scenery) => Promise<readonly Printed[]>,
): Shot {
  return {
    name,
    window,
    async show(page, scenery) {
      await drawTerminal(page, await run(scenery))
      return { x: 0, y: 0, ...window }
    },
  }
}

/** The newest conversation, as much of it as a picture has room for. */
function shorten({ command, output }: Printed): Printed {
  const line = output.trimEnd().split('\n').at(-1) ?? ''
  return { command, output: `${line.slice(0, 520)}…` }
}

async function askByCurl(site: string): Promise<Printed> {
  const body = '{"messages":[{"role":"user","content":"What happens if the process is killed?"}]}'
  const head = 'content-type: application/json'
  const { output } = await runCommand('curl', ['-sN', `${site}/api/gen-ai`, '-H', head, '-d', body])
  const command = `curl -sN localhost:3000/api/gen-ai \\\n    -H '${head}' \\\n    -d '${body}'`
  return { command, output: keepLines(output.replaceAll(/^(.{150}).+$/gm, '$1…'), 16) }
}

async function askTooMuch(site: string): Promise<Printed> {
  const content = 'why '.repeat(600)
  const data = JSON.stringify({ messages: [{ role: 'user', content }] })
  const head = 'content-type: application/json'
  const out = ['-w', '\\n%{http_code}']
  const { output } = await runCommand('curl', [
    '-s',
    `${site}/api/gen-ai`,
    '-H',
    head,
    ...out,
    '-d',
    data,
  ])
  const typed = `${data.slice(0, 76)}…`
  return { command: `curl -s localhost:3000/api/gen-ai \\\n    -d '${typed}'`, output }
}

async function readUnknownLine(): Promise<Printed> {
  const script = `import { decodePart } from '@docent/protocol'
try { decodePart('z:1') } catch (error) { console.log(error.message) }
try { decodePart('0:1') } catch (error) { console.log(error.message) }
try { decodePart('hello') } catch (error) { console.log(error.message) }`
  const { output } = await runCommand('node', ['--input-type=module', '-e', script])
  return { command: `node --input-type=module -e "\n${script}"`, output: `\n${output}` }
}
