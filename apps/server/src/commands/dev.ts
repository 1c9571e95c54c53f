import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAddressReader } from '@docent/chat-server'
import type { Handler } from '@docent/chat-server'
import type { Config, Content, Redirect } from '@docent/content'
import { createDevSite, RELOAD_TAG } from '@docent/site/dev'
import type { DevSite } from '@docent/site/dev'
import { readThemeTokens } from '@docent/site/theme'
import { createSearchPageForm } from '@docent/site/search'
import { findStudyFolder } from '@docent/study'
import { formatBrandPage } from '../brand/brandPage.ts'
import { answerHero } from '../builds/answerHero.ts'
import { readInternalToken } from '../assistant/adminToken.ts'
import { openAssistant } from '../assistant/assistant.ts'
import { createOperatorCheck } from '../assistant/operatorCheck.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { openContent } from '../content/content.ts'
import { ownDataFolder } from '../dataFolder/dataFolder.ts'
import { createEditions } from '../content/edition.ts'
import type { Edition } from '../content/edition.ts'
import { serveEmbed } from '../http/serveEmbed.ts'
import { listen } from '../http/listen.ts'
import type { Serve } from '../http/listen.ts'
import { createRoutes } from '../http/routes.ts'
import { createSearchPageHandler, listSearchPages } from '../http/searchPage.ts'
import { createLog } from '../printing/log.ts'
import { readRedirects } from '../builds/redirects.ts'
import { readServerSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { withManuals } from '../sources/manuals.ts'
import { addStartPage } from '../sources/startPage.ts'
import { addConfigFiles } from '../builds/configFiles.ts'
import { closeOnSignal } from '../http/shutdown.ts'
import { tellFixed } from '../builds/tellFixed.ts'
import { watchPaths } from '../builds/watch.ts'

/** The page of `docent brand`. */
export const BRAND_PATH = '/@docent/brand'

/** `docent dev`: serves site, assistant and widget from their sources with live reload. */
export async function dev(args: string[]): Promise<void> {
  const { name, address } = await startDev(args)
  console.log(`${name} is served at ${address}, and follows your changes`)
}

/** Serves a site while its owner changes it, until a signal ends the process. */
export async function startDev(args: string[]): Promise<DevServer> {
  const opened: Closing[] = []
  const close = async (): Promise<void> => {
    for (const one of opened.toReversed()) await one()
  }
  const settings = await addStartPage(readServerSettings(args))
  return openDev(settings, opened, close).catch(async (error: unknown) => {
    await close()
    throw error
  })
}

interface DevServer {
  readonly name: string
  readonly address: string
}

/** Closes something that was opened. */
type Closing = () => unknown

/** @param opened gets everything that is opened, so that a failed start leaves nothing open either. */
async function openDev(
  settings: ServerSettings,
  opened: Closing[],
  close: () => Promise<void>,
): Promise<DevServer> {
  const { contentFolder, configFile, dataFolder, host, port } = settings
  const folder = await ownDataFolder(dataFolder)
  opened.push(() => folder.release())
  const drafts = await mkdtemp(join(tmpdir(), 'docent-dev-'))
  opened.push(() => rm(drafts, { recursive: true, force: true }))
  const readEdition = createEditions(
    openContent(contentFolder, { drafts: true }),
    settings,
    join(drafts, 'knowledge.db'),
  )
  let edition = await readEdition()
  let shown = await readShown(edition, configFile)
  const log = createLog()
  const readAddress = createAddressReader(readOwnersLimits(edition.config), log)
  const colleagues = createOperatorCheck({ token: readInternalToken(process.env), readAddress })
  const assistant = await openAssistant({
    ...settings,
    ...edition,
    isLimited: settings.limits,
    colleagues,
    log,
  })
  opened.push(() => assistant.close())
  const { api, limits } = assistant

  // Pages are compiled while the port is already open.
  let pages: Serve = async (_, response) => void response.writeHead(503).end()
  let search: Handler = async () => new Response(null, { status: 503 })
  const serve = createRoutes({
    api,
    embed: serveEmbed(settings, edition.config, log),
    limits,
    pages: (request, response) => pages(request, response),
    search: {
      has: (path) => listSearchPages(edition.config).some((one) => one.path === path),
      answer: (request, from) => search(request, from),
    },
    // Only the built site has the strict policy: pages here have a script that reloads them.
    headers: {},
    readiness: () => 'ready',
  })
  const { server, port: openPort } = await listen(serve, { port, host, limits })
  opened.push(() => server.close())
  const load = async () => {
    const { config, knowledgeFile, manuals, notes } = edition
    const { content, redirects } = shown
    const hero = answerHero(content, config, knowledgeFile)
    const drawn = withManuals(content, manuals, config)
    return { content: drawn, sourceFiles: manuals.files, config, redirects, hero, notes }
  }
  const site = await createDevSite({ load })
  opened.push(() => site.close())
  pages = async (request, response) => {
    if (request.url === BRAND_PATH) return sendBrandPage(response, site, edition.config)
    site.handle(request, response, () => response.writeHead(404).end())
  }
  search = fillSearch(site, api, () => edition.config)

  const stopWatching = watchPaths(
    [contentFolder, findStudyFolder(contentFolder), configFile, ...edition.manuals.places],
    tellFixed(async () => {
      const next = await readEdition()
      const nextShown = await readShown(next, configFile)
      await assistant.use(next.knowledgeFile, next.config)
      edition = next
      shown = nextShown
      site.reload()
    }),
  )
  opened.push(stopWatching)
  closeOnSignal(server, close, log)
  return { name: edition.config.brand, address: `http://localhost:${openPort}` }
}

/**
 * Reads the files and the redirects of a site before it shows a change. A mistake that is found only while a page is
 * drawn would be on that page, and not in the terminal.
 */
async function readShown({ content, config }: Edition, configFile: string): Promise<Shown> {
  const withFiles = addConfigFiles(content, config, configFile)
  return { content: withFiles, redirects: await readRedirects(withFiles, config, configFile) }
}

interface Shown {
  readonly content: Content
  readonly redirects: readonly Redirect[]
}

async function sendBrandPage(
  response: ServerResponse,
  site: DevSite,
  config: Config,
): Promise<void> {
  const page = formatBrandPage({
    config,
    tokens: await readThemeTokens(),
    home: await site.render('/'),
    products: await site.render('/products'),
    reloadTag: RELOAD_TAG,
  })
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page)
}

/** The current search page with results, for browsers without JavaScript. */
function fillSearch(site: DevSite, api: Handler, readConfig: () => Config): Handler {
  return async (request, from) => {
    const { pathname } = new URL(request.url)
    const pages = listSearchPages(readConfig())
    const { path, ...options } = pages.find((one) => one.path === pathname) ?? pages[0]
    const page = createSearchPageForm({ html: await site.render(path), ...options })
    return createSearchPageHandler({ page, path }, api)(request, from)
  }
}
