import { homedir } from 'node:os'
import { join } from 'node:path'
import type { SourceSettings } from './openSource.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Settings for sources that the command line names. A person waits: a site is read for less than a minute, at most
 * once a day. The command can run in any folder and leaves no files there.
 */
export function readQuickly(): Pick<SourceSettings, 'wantsSync' | 'crawl' | 'sourcesFolder'> {
  const base = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  return {
    wantsSync: (readAt) => (readAt ?? 0) < Date.now() - DAY_MS,
    crawl: { limits: { pages: 1_000, ms: 50_000 } },
    sourcesFolder: join(base, 'docent', 'sources'),
  }
}
