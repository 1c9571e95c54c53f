import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readInterval } from '@docent/content'
import type { SourceConfig } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { prepareBuild } from '../builds/builds.ts'
import { parseOptions, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { nameSiteFile } from '../sources/nameSiteFile.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { addStartPage } from '../sources/startPage.ts'
import { syncedFile } from '../sources/syncedFile.ts'
import { syncSource } from '../sources/syncSource.ts'
import { makeFolder } from '../makeFolder.ts'

/** `docent sync`: reads the source sites again and builds the changes. */
export async function sync(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    ...SOURCE_OPTIONS,
    due: { type: 'boolean', default: false },
  })
  const read = toSettings(values)
  const settings = read.site ? await addStartPage(read) : read
  const stop = new AbortController()
  // The pages read so far are kept, and the next run continues from there.
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const told = await syncAll(settings, await chooseSources(settings, values.due), stop.signal)
  if (stop.signal.aborted) return
  try {
    if (settings.site) await prepareBuild(settings)
  } catch (error) {
    // A site that was never read cannot be built either, for the reason that the owner has just read.
    if (error instanceof CommandError && told.includes(error.message)) return
    throw error
  }
  await markSynced(settings)
}

async function chooseSources(settings: ServerSettings, isDue: boolean): Promise<SourceConfig[]> {
  const { sources } = await readSiteConfig(settings)
  const sites = sources.filter(({ from }) => isWebPlace(from))
  if (sites.length === 0) {
    throw new CommandError(
      'No source is a site: name one in docent.config.ts, or with --from https://docs.example.com',
    )
  }
  if (!isDue) return sites
  const { readSyncTime } = await import('@docent/sources')
  return sites.filter((source) => {
    const every = readInterval(source.every)
    if (every === undefined) return false
    return (readSyncTime(nameSiteFile(source, settings)) ?? 0) + every <= Date.now()
  })
}

/** One after another. A site that cannot be read does not affect the others. Returns what it said about those. */
async function syncAll(
  settings: ServerSettings,
  sources: readonly SourceConfig[],
  signal: AbortSignal,
): Promise<string[]> {
  const told: string[] = []
  for (const source of sources) {
    if (signal.aborted) return told
    try {
      await syncSource(source, nameSiteFile(source, settings), { signal })
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      console.error(error.message)
      told.push(error.message)
      process.exitCode = 1
    }
  }
  return told
}

async function markSynced(settings: ServerSettings): Promise<void> {
  const file = syncedFile(settings)
  await makeFolder(dirname(file))
  await writeFile(file, `${new Date().toISOString()}\n`)
}
