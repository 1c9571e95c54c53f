import { join } from 'node:path'
import { buildKnowledge } from '@docent/assistant/node'
import { openAssistant } from '../assistant.ts'
import { prepareBuild } from '../builds.ts'
import { readConfigFile, readContentLeniently } from '../content.ts'
import { makeDataFolder } from '../dataFolder.ts'
import { listen } from '../http/listen.ts'
import type { Serve } from '../http/listen.ts'
import { createRoutes } from '../http/routes.ts'
import { SECURITY_HEADERS } from '../http/securityHeaders.ts'
import { openSiteFiles } from '../http/siteFiles.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { closeOnSignal } from '../shutdown.ts'

/** `docent serve`: builds what is stale, opens the database, and serves until it is told to stop. */
export async function serve(args: string[]): Promise<void> {
  const settings = readSettings(args)
  await makeDataFolder(settings.dataFolder)
  const { config, knowledgeFile, pages } = await (settings.site ? openSite : openAnswers)(settings)
  const { dataFolder, host, port } = settings
  const assistant = await openAssistant({ config, dataFolder, knowledgeFile, log: createLog() })

  let isReady = true
  const { limits, api } = assistant
  const serveRequest = createRoutes({
    api,
    limits,
    headers: SECURITY_HEADERS,
    isReady: () => isReady,
    ...(pages && { pages }),
  })
  const { server, port: opened } = await listen(serveRequest, { port, host, limits }).catch(
    async (error: unknown) => {
      await assistant.close()
      throw error
    },
  )
  closeOnSignal(server, async () => {
    isReady = false
    await assistant.close()
  })
  const what = settings.site ? `${config.brand} is served` : 'The assistant answers'
  console.log(`${what} at http://${nameOf(host)}:${opened}`)
}

interface Opened {
  config: Awaited<ReturnType<typeof readConfigFile>>
  knowledgeFile: string
  pages?: Serve
}

async function openSite(settings: Settings): Promise<Opened> {
  const { config, knowledgeFile, siteFolder } = await prepareBuild(settings)
  const files = await openSiteFiles(siteFolder)
  return { config, knowledgeFile, pages: files.serve }
}

/** The assistant alone: any folder of Markdown will do, also one that could not be built. */
async function openAnswers({ configFile, contentFolder, dataFolder }: Settings): Promise<Opened> {
  const config = await readConfigFile(configFile)
  const knowledgeFile = join(dataFolder, 'knowledge.db')
  buildKnowledge(await readContentLeniently(contentFolder), knowledgeFile)
  return { config, knowledgeFile }
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
