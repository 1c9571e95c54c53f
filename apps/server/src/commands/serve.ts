import { flushCompileCache } from 'node:module'
import { createAddressReader } from '@docent/chat-server'
import { readAdminToken, readInternalToken } from '../assistant/adminToken.ts'
import { openAssistant } from '../assistant/assistant.ts'
import { createOperatorCheck } from '../assistant/operatorCheck.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { ownDataFolder } from '../dataFolder/dataFolder.ts'
import { openServedSite } from '../builds/openServedSite.ts'
import { openServedAnswers } from '../content/openServedAnswers.ts'
import { serveEmbed } from '../http/serveEmbed.ts'
import { listen } from '../http/listen.ts'
import { createRoutes } from '../http/routes.ts'
import { openSearchRoute } from '../http/searchPage.ts'
import { createSecurityHeaders } from '@docent/site/securityHeaders'
import { createLog, readLogFormat } from '../printing/log.ts'
import { serveMetrics } from '../metrics/serveMetrics.ts'
import { readServerSettings } from '../settings.ts'
import { closeOnSignal } from '../http/shutdown.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { createSyncEndpoint, SYNC_ENDPOINTS } from '../sources/syncEndpoint.ts'
import { startSyncJob } from '../sources/syncJob.ts'
import { addStartPage } from '../sources/startPage.ts'

/** `docent serve`: builds whatever is stale, opens the database and serves until it is stopped. */
export async function serve(args: string[]): Promise<void> {
  const read = readServerSettings(args)
  const folder = await ownDataFolder(read.dataFolder)
  const settings = read.site ? await addStartPage(read) : read
  const opened = await (settings.site ? openServedSite : openServedAnswers)(settings)
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

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
