import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Config } from '@docent/content'
import { createAddressReader } from '@docent/chat-server'
import { findStudyFolder } from '@docent/study'
import { readAdminToken, readInternalToken } from '../assistant/adminToken.ts'
import { openAssistant } from '../assistant/assistant.ts'
import type { Assistant } from '../assistant/assistant.ts'
import { createOperatorCheck } from '../assistant/operatorCheck.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { prepareBuild } from '../builds/builds.ts'
import type { Build } from '../builds/builds.ts'
import { fetchBuild } from '../builds/fetchBuild.ts'
import { holdBuild } from '../builds/heldBuild.ts'
import { createRenewal } from '../builds/createRenewal.ts'
import { inTurn } from '../builds/inTurn.ts'
import { publishDue } from '../builds/publishDue.ts'
import { openContentLeniently } from '../content/content.ts'
import { ownDataFolder } from '../dataFolder/dataFolder.ts'
import { createEditions, isSameEdition } from '../content/edition.ts'
import { serveEmbed } from '../http/serveEmbed.ts'
import { listen } from '../http/listen.ts'
import type { Serve } from '../http/listen.ts'
import { serveMounted } from '../http/mountedFiles.ts'
import { createRoutes } from '../http/routes.ts'
import { openSearchPages, openSearchRoute } from '../http/searchPage.ts'
import type { ReadSearchPages } from '../http/searchPage.ts'
import { createSecurityHeaders } from '@docent/site/securityHeaders'
import { openSiteFiles } from '../http/siteFiles.ts'
import { createLog, readLogFormat } from '../printing/log.ts'
import { serveMetrics } from '../metrics/serveMetrics.ts'
import { readServerSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { closeOnSignal } from '../http/shutdown.ts'
import { syncedFile } from '../sources/syncedFile.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { createSyncEndpoint, SYNC_ENDPOINTS } from '../sources/syncEndpoint.ts'
import { startSyncJob } from '../sources/syncJob.ts'
import { addStartPage } from '../sources/startPage.ts'
import { watchPaths } from '../builds/watch.ts'

/** `docent serve`: builds whatever is stale, opens the database and serves until it is stopped. */
export async function serve(args: string[]): Promise<void> {
  const read = readServerSettings(args)
  const folder = await ownDataFolder(read.dataFolder)
  const settings = read.site ? await addStartPage(read) : read
  const opened = await (settings.site ? openSite : openAnswers)(settings)
  const { config, knowledgeFile, site, follow } = opened
  const { host, port } = settings
  const log = createLog(undefined, readLogFormat(process.env))
  const isFetching = settings.site && settings.buildFrom !== undefined
  const syncing = startSyncJob({ args, config, log, isFetching })
  const readAddress = createAddressReader(readOwnersLimits(config), log)
  const operator = createOperatorCheck({ token: readAdminToken(process.env), readAddress })
  const colleagues = createOperatorCheck({ token: readInternalToken(process.env), readAddress })
  const syncEndpoint = createSyncEndpoint({
    operator,
    start: syncing.start,
    hasSites: config.sources.some(({ from }) => isWebPlace(from)),
    isFetching,
  })
  const assistant = await openAssistant({
    ...settings,
    endpoints: Object.fromEntries(SYNC_ENDPOINTS.map((path) => [path, syncEndpoint])),
    config,
    knowledgeFile,
    isLimited: settings.limits,
    colleagues,
    log,
  })

  let isLeaving = false
  const { limits, api, metrics } = assistant
  const serveRequest = createRoutes({
    api,
    embed: serveEmbed(settings, config, log),
    limits,
    metrics: serveMetrics(metrics, { operator, hosts: assistant.hosts }),
    headers: createSecurityHeaders(config),
    readiness: () => (isLeaving ? 'leaving' : assistant.canStore() ? 'ready' : 'not ready'),
    ...(site && {
      pages: site.pages,
      search: openSearchRoute(site.readSearch, api),
    }),
  })
  const watched = assistant.visits.watch(serveRequest)
  const { server, port: openPort } = await listen(watched, { port, host, limits }).catch(
    async (error: unknown) => {
      await assistant.close()
      throw error
    },
  )
  const stopFollowing = follow?.(assistant)
  const close = async (): Promise<void> => {
    isLeaving = true
    stopFollowing?.()
    await syncing.stop()
    await assistant.close()
    folder.release()
  }
  closeOnSignal(server, close, log)
  const what = settings.site ? `${config.brand} is served` : 'The assistant answers'
  console.log(`${what} at http://${nameOf(host)}:${openPort}`)
  assistant.warmUp()
  // Node does so at its end, which a server that is killed never reaches.
  flushCompileCache()
}

interface Opened {
  config: Config
  knowledgeFile: string
  site?: { pages: Serve; readSearch: ReadSearchPages }
  /** Updates the assistant after each change, until the returned function is called. */
  follow?: (assistant: Assistant) => () => void
}

async function openSite(settings: ServerSettings): Promise<Opened> {
  const { buildFrom } = settings
  const prepare = () =>
    buildFrom === undefined ? prepareBuild(settings) : fetchBuild(settings, buildFrom)
  const first = await prepare()
  let held = holdBuild(settings.buildFolder, first.hash)
  for (const line of first.imported ?? []) console.log(line)
  for (const line of first.warnings) console.warn(line)
  tellProblem(first, first.problem)
  let pages = await openPages(first)
  const { config, knowledgeFile, siteFolder } = first
  let search = await openSearchPages(siteFolder, config)
  return {
    config,
    knowledgeFile,
    site: { pages: (request, response) => pages(request, response), readSearch: () => search },
    follow: (assistant) => {
      let told = first.problem
      const builds = createRenewal<Build>({
        first,
        async read() {
          const next = await prepare()
          // Once, not with each look at a place that is away for an hour.
          if (next.problem !== told) tellProblem(builds.current, next.problem)
          told = next.problem
          return next
        },
        isSame: (a, b) => a.hash === b.hash,
        // The new build replaces the pages and the answers together.
        async use(next) {
          const nextPages = await openPages(next)
          const nextSearch = await openSearchPages(next.siteFolder, next.config)
          await assistant.use(next.knowledgeFile, next.config)
          pages = nextPages
          search = nextSearch
          held.release()
          held = holdBuild(settings.buildFolder, next.hash)
          for (const line of next.warnings) console.warn(line)
        },
      })
      return buildFrom === undefined
        ? followChanges([syncedFile(settings)], builds.renew, () => builds.current.nextDue)
        : repeat(inTurn(builds.renew, { printsRepeated: false }), LOOK_FOR_BUILD_MS)
    },
  }
}

function tellProblem({ hash }: Build, problem: string | undefined): void {
  if (problem !== undefined) console.error(`Build ${hash} is still served: ${problem}.`)
}

/** How often a node asks the shared place for a new build. Each time it reads a small file. */
const LOOK_FOR_BUILD_MS = 5_000

/** Repeats work, with a pause after each time, until the returned function is called. */
function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const wait = (): void => {
    if (!isOver) timer = setTimeout(() => void work().finally(wait), pauseMs)
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Calls `renew` after a change in these paths and when a page becomes due. */
function followChanges(
  paths: readonly string[],
  renew: () => Promise<void>,
  readNextDue: () => string | undefined,
): () => void {
  // Two simultaneous builds would write to the same folder.
  const renewInTurn = inTurn(renew, { printsRepeated: false })
  const stopWatching = watchPaths(paths, renewInTurn)
  const stopWaiting = publishDue({ readNextDue, publish: renewInTurn })
  return () => {
    stopWatching()
    stopWaiting()
  }
}

async function openPages({ siteFolder, mounts }: Build): Promise<Serve> {
  const files = await openSiteFiles(siteFolder)
  return mounts.reduce<Serve>(
    (otherwise, mount) => serveMounted({ ...mount, otherwise }),
    files.serve,
  )
}

/**
 * Serves only the assistant, which accepts any folder of Markdown, even one that cannot be built.
 */
async function openAnswers(settings: ServerSettings): Promise<Opened> {
  const { configFile, contentFolder, dataFolder } = settings
  const readEdition = createEditions(
    openContentLeniently(contentFolder),
    settings,
    join(dataFolder, 'knowledge.db'),
  )
  const first = await readEdition()
  return {
    ...first,
    follow: (assistant) => {
      const editions = createRenewal({
        first,
        read: readEdition,
        // The data folder may be inside the content folder. A write there does not change
        // answers.
        isSame: isSameEdition,
        use: ({ knowledgeFile, config }) => assistant.use(knowledgeFile, config),
      })
      return followChanges(
        [contentFolder, findStudyFolder(contentFolder), configFile, syncedFile(settings)],
        editions.renew,
        () => editions.current.content.nextDue,
      )
    },
  }
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
