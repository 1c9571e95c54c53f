import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { showState } from '../contactSheets.ts'
import { runCommand } from '../command.ts'
import { drawTerminal, type Printed } from './drawTerminal.ts'
import { keepLines, runDocentCommand } from './runTerminal.ts'
import { askPanel, askWaiting, type Place } from './usePanel.ts'

/** In CSS pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

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

/** A window, and the part of its page that is in the picture: all of the window without one. */
interface View {
  readonly window: Size
  readonly part?: Place | 'whole page'
}

export interface Shot {
  /** The file in content/pictures, without its ending. */
  readonly name: string
  readonly wide: View
  /** The version for phones, if the words of the wide one would be too small to read there. */
  readonly phone?: View
  /** Prepares the page. */
  show(page: Page, scenery: Scenery): Promise<void>
}

const HERO = { width: 760, height: 520 }
const ROW = { width: 480, height: 380 }
const STEP = { width: 320, height: 400 }
const CHAT = { width: 480, height: 460 }
const PHONE = { width: 320, height: 480 }

export const SHOTS: readonly Shot[] = [
  {
    name: 'panel',
    wide: {
      // Low enough that no line of the page is cut by the edge of the picture.
      window: { width: 1440, height: 840 },
      part: { x: 0, y: 132, width: 798, height: 708 },
    },
    phone: { window: { width: 320, height: 578 } },
    async show(page, { site }) {
      await page.goto(`${site}/about-us`, { waitUntil: 'networkidle' })
      await askPanel(page, 'Does it need an API key?')
    },
  },
  {
    name: 'answer',
    wide: showTop({ width: 480, height: 424 }, 900),
    phone: showTop({ width: 320, height: 484 }, 900),
    async show(page, { example }) {
      await page.goto(example, { waitUntil: 'networkidle' })
      await askPanel(page, 'How do I dim the lamp?')
    },
  },
  {
    name: 'source',
    // High enough that the card is above the quick replies.
    wide: showTop(CHAT, 820),
    phone: showTop({ width: 320, height: 560 }, 820),
    async show(page, { site }) {
      await page.goto(`${site}/products`, { waitUntil: 'networkidle' })
      await askPanel(page, 'What happens if the process is killed?')
      const mark = page.locator('.docent .cite').first()
      const isTouched = await page.evaluate(() => matchMedia('(hover: none)').matches)
      await (isTouched ? mark.tap() : mark.hover())
      await page.locator('.docent .card').waitFor()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'refusal',
    wide: showTop(CHAT, 820),
    phone: showTop(PHONE, 820),
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, 'What will the weather be in Paris tomorrow?')
    },
  },
  {
    name: 'waiting',
    wide: { window: CHAT },
    phone: { window: PHONE },
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askWaiting(page, 'What products are available?')
    },
  },
  {
    name: 'hostile',
    // So high that no line is cut.
    wide: showTop({ width: 480, height: 422 }, 1200),
    phone: showTop({ width: 320, height: 474 }, 1200),
    async show(page, { site }) {
      await page.goto(site, { waitUntil: 'networkidle' })
      await askPanel(page, '**<u>Does it set cookies?</u>**')
    },
  },
  {
    name: 'landing',
    // The page at the top, and of the panel what is above its empty end.
    wide: showTop({ width: 960, height: 660 }, 900),
    phone: { window: PHONE, part: { x: 0, y: 57, width: 320, height: 248 } },
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
    wide: { window: { width: 560, height: 460 } },
    phone: { window: PHONE },
    async show(page, { site }) {
      await page.goto(`${site}/about-us`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Search' }).click()
      await page.getByRole('combobox').fill('process killed')
      await page.getByRole('option').nth(3).waitFor()
      // It fills the picture: round corners would show the dark page behind it.
      await page.locator('.search').evaluate((dialog) => (dialog.style.borderRadius = '0'))
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'page',
    wide: showTop(HERO),
    // From its title on, because a small card shows only that.
    phone: { window: { width: 320, height: 800 }, part: { x: 0, y: 164, width: 320, height: 400 } },
    async show(page, { site }) {
      await page.goto(`${site}/tutorials/write-a-product-page`, { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'article',
    wide: showTop(ROW),
    phone: showTop(PHONE),
    async show(page, { site }) {
      await page.goto(`${site}/articles/the-last-line`, { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'theme',
    wide: showTop(ROW),
    phone: showTop(PHONE),
    async show(page, { site }) {
      await page.goto(`${site}/tutorials`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.waitForTimeout(300)
    },
  },
  terminal('check', ROW, async ({ brokenFolder }) => [
    await runDocentCommand(['check'], { cwd: brokenFolder }),
  ]),
  terminal(
    'ask',
    HERO,
    async () => [
      await runDocentCommand(['ask', 'What happens if the process is killed?'], { maxLines: 12 }),
      await runDocentCommand(['ask', 'Does it work without the internet?'], { maxLines: 1 }),
    ],
    ([first]) => (first ? [first] : []),
  ),
  terminal('build', { width: 480, height: 250 }, async ({ exampleFolder }) => {
    const run = () => runDocentCommand(['build'], { cwd: exampleFolder, maxLines: 1 })
    return [await run(), await run()]
  }),
  terminal('export', ROW, async ({ data }) => [
    shorten(await runDocentCommand(['export', '--data', data], { typed: 'docent export' })),
  ]),
  terminal('bounds', { width: 480, height: 250 }, async ({ site }) => [await askTooMuch(site)]),
  terminal(
    'stream',
    HERO,
    async ({ site }) => [await askByCurl(site)],
    (all) => all.map(shortenRequest),
  ),
  terminal('refused', ROW, async () => [await readUnknownLine()]),
  {
    name: 'streaming',
    wide: { window: CHAT },
    phone: { window: PHONE },
    async show(page, { playground }) {
      await showState(page, playground, { state: 'streaming' })
    },
  },
  {
    name: 'step-write',
    wide: { window: STEP },
    async show(page, { exampleFolder }) {
      const file = 'content/products/desk-lamp.md'
      const output = keepLines(await readFile(join(exampleFolder, file), 'utf8'), 12)
      await drawTerminal(page, [{ command: `cat ${file}`, output }])
    },
  },
  {
    name: 'step-page',
    wide: showTop(STEP),
    async show(page, { example }) {
      await page.goto(`${example}/products/desk-lamp`, { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'step-ask',
    wide: showTop(STEP, 800),
    async show(page, { example }) {
      await page.goto(`${example}/products/desk-lamp`, { waitUntil: 'networkidle' })
      await askPanel(page, 'How much light does the desk lamp give?')
    },
  },
]

/** The top of a window, by default one high enough for the pill to be below the picture. */
function showTop(size: Size, height = size.height + 160): View {
  return { window: { width: size.width, height }, part: { x: 0, y: 0, ...size } }
}

/** @param chooseForPhone what of it a phone shows, where its lines are twice as many. */
function terminal(
  name: string,
  window: Size,
  run: (scenery: Scenery) => Promise<readonly Printed[]>,
  chooseForPhone = (all: readonly Printed[]): readonly Printed[] => all,
): Shot {
  let printed: Promise<readonly Printed[]> | undefined
  return {
    name,
    wide: { window },
    phone: { window: { width: PHONE.width, height: 100 }, part: 'whole page' },
    async show(page, scenery) {
      // Once: a second build would have nothing to do.
      const all = await (printed ??= run(scenery))
      await drawTerminal(
        page,
        page.viewportSize()?.width === PHONE.width ? chooseForPhone(all) : all,
      )
    },
  }
}

/** The newest conversation, as much of it as a picture has room for. */
function shorten({ command, output }: Printed): Printed {
  const line = output.trimEnd().split('\n').at(-1) ?? ''
  return { command, output: `${line.slice(0, 520)}…` }
}

function shortenRequest({ command, output }: Printed): Printed {
  const [address = ''] = command.split('\n')
  const body = `    -d '{"messages":[…]}'`
  // Otherwise its backslash would be alone on a line.
  const broken = address.replace(' localhost', ' \\\n    localhost')
  return { command: `${broken}\n${body}`, output: keepLines(output, 10) }
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
