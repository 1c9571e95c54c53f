import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { ROOT } from './command.ts'

/** A page of the built site, and what it loads before anybody touches it. */
interface PageWeight {
  readonly path: string
  readonly html: number
  readonly styles: number
  readonly scripts: number
}

type Budgets = Record<
  | 'scriptBeforeIntent'
  | 'productPage'
  | 'protocol'
  | 'protocolClient'
  | 'chat'
  | 'keeper'
  | 'onDemand'
  | 'feedback'
  | 'earlier',
  { what: string; bytes: number }
>

/** What reads an answer, without what a server needs. */
const CLIENT = '{ decodeStream, startReply, applyPart, readReply, CHAT_FAILED, EMPTY_BODY }'

/** Weighs the built site, compressed, against the budgets beside this file. */
export async function checkSizes(): Promise<string[]> {
  const budgets = JSON.parse(await readFile(join(ROOT, 'scripts/budgets.json'), 'utf8')) as Budgets
  const site = await findSite()
  const pages = await weighPages(site)
  const products = pages.filter(({ path }) => path.startsWith('products/'))
  const found: Record<keyof Budgets, number> = {
    scriptBeforeIntent: Math.max(...pages.map(({ scripts }) => scripts)),
    productPage: Math.max(...products.map(({ html, styles, scripts }) => html + styles + scripts)),
    protocol: await weighModule(`export * from '@docent/protocol'`),
    protocolClient: await weighModule(`export ${CLIENT} from '@docent/protocol'`),
    chat: await weighLater(site, (path) => !LATER.some((part) => part.test(path))),
    keeper: await weighLater(site, (path) => KEEPER.test(path)),
    feedback: await weighLater(site, (path) => FEEDBACK.test(path)),
    earlier: await weighLater(site, (path) => EARLIER.test(path)),
    onDemand: await weighLater(site, (path) => ON_DEMAND.test(path)),
  }
  return Object.entries(budgets).flatMap(([name, { what, bytes }]) => {
    const size = found[name as keyof Budgets]
    console.log(`        ${kilobytes(size)} of ${kilobytes(bytes)}: ${what}`)
    return size <= bytes ? [] : [`${what}: ${size} bytes, and at most ${bytes} are allowed.`]
  })
}

async function findSite(): Promise<string> {
  const { hash } = JSON.parse(await readFile(join(ROOT, 'build/current.json'), 'utf8')) as {
    hash: string
  }
  return join(ROOT, 'build', hash, 'site')
}

async function weighPages(site: string): Promise<PageWeight[]> {
  const pages: PageWeight[] = []
  for await (const path of glob('**/*.html', { cwd: site })) {
    const html = await readFile(join(site, path), 'utf8')
    pages.push({
      path,
      html: gzipSync(html).byteLength,
      styles: await weigh(site, html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)),
      scripts: await weigh(site, html.matchAll(/<script[^>]* src="([^"]+)"/g)),
    })
  }
  return pages
}

async function weigh(site: string, matches: Iterable<RegExpMatchArray>): Promise<number> {
  let bytes = 0
  for (const [, path = ''] of matches)
    bytes += gzipSync(await readFile(join(site, path))).byteLength
  return bytes
}

/** What keeps a conversation: not loaded before the first answer, unless there is one to go on with. */
const KEEPER = /^assets\/(?:keeping|record)-/

/** What a visitor has no use for before an answer begins, or before they ask for it. */
const ON_DEMAND = /^assets\/(announcing|editing|Help|pageKeys)-/

/** What goes from page to page: a page's own, and loaded for a visitor who never asks anything too. */
const NAVIGATION = /^assets\/navigate-/

/** What asks for a visitor's opinion, once there is an answer to have one of. */
const FEEDBACK = /^assets\/Feedback-/

/** What keeps earlier conversations, and lists them. */
const EARLIER = /^assets\/(?:archive|Earlier)-/

/** What no answer waits for. All else counts as the chat. */
const LATER = [KEEPER, NAVIGATION, FEEDBACK, EARLIER, ON_DEMAND]

/** What is chosen of all under assets/ that no page links: a sign of interest loads it, or a need. */
async function weighLater(site: string, isMeant: (path: string) => boolean): Promise<number> {
  const home = await readFile(join(site, 'index.html'), 'utf8')
  let bytes = 0
  for await (const path of glob('assets/*.{js,css}', { cwd: site })) {
    if (!home.includes(path) && isMeant(path))
      bytes += gzipSync(await readFile(join(site, path))).byteLength
  }
  return bytes
}

/** A module with all that it imports, bundled and minified. */
async function weighModule(source: string): Promise<number> {
  const name = '\0weighed'
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === 'weighed' ? name : undefined),
        load: (id) => (id === name ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'weighed', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  return gzipSync(code).byteLength
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
