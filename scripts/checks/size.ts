import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { ROOT } from '../command.ts'

/** A page of the built site, and what it loads before anybody touches it. */
interface PageWeight {
  readonly path: string
  readonly html: number
  readonly styles: number
  readonly scripts: number
}

interface Budget {
  readonly what: string
  readonly bytes: number
  /** The pattern of files that no answer waits for. Files that no pattern matches count as the chat. */
  readonly files?: string
  /** A visitor loads one of these files, such as one language: the largest counts. */
  readonly each?: boolean
}

/** The code that reads an answer, without the server's part. */
const CLIENT = '{ decodeStream, startReply, applyPart, readReply, CHAT_FAILED, EMPTY_BODY }'

/** Weighs the built site, compressed, against the budgets next to this file. */
export async function checkSizes(): Promise<string[]> {
  const found = await weighAll()
  return (await readBudgets()).flatMap(([name, { what, bytes }]) => {
    const size = found[name] ?? 0
    console.log(`        ${kilobytes(size)} of ${kilobytes(bytes)}: ${what}`)
    // A part that weighs nothing was renamed, and is no longer checked.
    if (size === 0) return [`${what}: its files are missing. See scripts/checks/budgets.json.`]
    return size <= bytes ? [] : [`${what}: ${size} bytes, and at most ${bytes} are allowed.`]
  })
}

async function readBudgets(): Promise<[name: string, budget: Budget][]> {
  const json = await readFile(join(ROOT, 'scripts/checks/budgets.json'), 'utf8')
  return Object.entries(JSON.parse(json) as Record<string, Budget>)
}

/** The weights of the built site, by the names of their budgets. */
export async function weighAll(): Promise<Readonly<Record<string, number>>> {
  const budgets = await readBudgets()
  const site = await findSite()
  const later = budgets.flatMap(([name, { files, each }]) =>
    files === undefined ? [] : [{ name, each, pattern: new RegExp(`^assets/(?:${files})-`) }],
  )
  return {
    ...(await weighFixed(site)),
    chat: addSizes(
      await weighLater(
        site,
        (path) => !SEARCH_OF_FILES.test(path) && !later.some(({ pattern }) => pattern.test(path)),
      ),
    ),
    ...Object.fromEntries(
      await Promise.all(
        later.map(async ({ name, each, pattern }) => {
          const sizes = await weighLater(site, (path) => pattern.test(path))
          return [name, each ? Math.max(0, ...sizes) : addSizes(sizes)]
        }),
      ),
    ),
  }
}

/** Searches `search.json`; no other visitor loads it. */
const SEARCH_OF_FILES = /^assets\/fileSearch-/
const PRODUCT = /^products\/[^/]+\/index\.html$/
const REFERENCE = /^products\/[^/]+\/.+\/index\.html$/

function addUp({ html, styles, scripts }: PageWeight): number {
  return html + styles + scripts
}

async function weighFixed(site: string): Promise<Record<string, number>> {
  const pages = await weighPages(site)
  const products = pages.filter(({ path }) => PRODUCT.test(path))
  const reference = pages.filter(({ path }) => REFERENCE.test(path))
  return {
    scriptBeforeIntent: Math.max(...pages.map(({ scripts }) => scripts)),
    productPage: Math.max(...products.map(addUp)),
    referencePage: Math.max(...reference.map(addUp)),
    protocol: await weighModule(`export * from '@docent/protocol'`),
    protocolClient: await weighModule(`export ${CLIENT} from '@docent/protocol'`),
    ...(await weighFileSearch(site)),
    ...(await weighEmbed()),
  }
}

/**
 * The search without a server. The budget of its index is one for each section, because a site
 * that says more has a larger index. The published figure is the sum of both.
 */
async function weighFileSearch(site: string): Promise<Record<string, number>> {
  const text = await readFile(join(site, 'search.json'))
  const { sections } = JSON.parse(text.toString()) as { sections: unknown[] }
  const index = gzipSync(text).byteLength
  const script = addSizes(await weighLater(site, (path) => SEARCH_OF_FILES.test(path)))
  return {
    searchScript: script,
    searchIndex: Math.ceil(index / sections.length),
    searchFile: script + index,
  }
}

/** The script of the tag, and the files that it loads on intent: older ones may be next to them. */
async function weighEmbed(): Promise<{ embedTag: number; embedChat: number }> {
  const folder = join(ROOT, 'build/embed')
  const { file, next } = JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')) as {
    file: string
    next: string[]
  }
  const weighAll = async (names: string[]): Promise<number> => {
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
    return files.reduce((bytes, text) => bytes + gzipSync(text).byteLength, 0)
  }
  return { embedTag: await weighAll([file]), embedChat: await weighAll(next) }
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

/** The files under assets/ that no page links: they load at a sign of interest, or when they are needed. */
async function weighLater(site: string, isMeant: (path: string) => boolean): Promise<number[]> {
  const home = await readFile(join(site, 'index.html'), 'utf8')
  const sizes: number[] = []
  for await (const path of glob('assets/*.{js,css}', { cwd: site })) {
    if (!home.includes(path) && isMeant(path))
      sizes.push(gzipSync(await readFile(join(site, path))).byteLength)
  }
  return sizes
}

function addSizes(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A module with everything that it imports, bundled and minified. */
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
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`
}
