import { dirname } from 'node:path'
import { describeFault } from '@docent/chat-server/node'
import type { SourceConfig, SourceLimits } from '@docent/content'
import type { CrawlLimits, CrawlReport } from '@docent/sources'
import { CommandError } from '../commandError.ts'
import { makeFolder } from '../makeFolder.ts'

export interface CrawlSettings {
  readonly limits?: Partial<CrawlLimits>
  readonly signal?: AbortSignal
}

/** Without a terminal, one line of progress for this many pages. */
const LINE_AFTER = 100

/**
 * Updates the stored pages of a site, and reports its progress on the error output.
 *
 * @throws {CommandError} if the site cannot be read at all.
 */
export async function syncSource(
  source: Pick<SourceConfig, 'from' | 'include' | 'exclude' | 'allowPrivate' | 'limits'>,
  file: string,
  crawl: CrawlSettings = {},
): Promise<CrawlReport> {
  const room = await import('@docent/sources')
  const { from, include, exclude, allowPrivate } = source
  await makeFolder(dirname(file)).catch((error: unknown) => {
    throw new CommandError(
      `Docent cannot store the pages of ${from} in ${dirname(file)}, because ${describeFault(error)}.`,
    )
  })
  const progress = createProgress(from)
  try {
    const limits = { ...toCrawlLimits(source.limits), ...crawl.limits }
    const options = { from, file, include, exclude, allowPrivate, ...crawl, limits }
    const report = await room.syncSite({ ...options, onProgress: progress.tell })
    progress.end(`${from}: ${room.describeCrawl(report)}`)
    return report
  } catch (error) {
    progress.end()
    if (!(error instanceof room.SourceError)) throw error
    throw new CommandError(error.message)
  }
}

/** Only the limits that the owner has set: the crawler has defaults for the others. */
function toCrawlLimits({ pages, perSecond, minutes }: SourceLimits): Partial<CrawlLimits> {
  return {
    ...(pages > 0 && { pages }),
    ...(perSecond > 0 && { perSecond }),
    ...(minutes > 0 && { ms: minutes * 60_000 }),
  }
}

function createProgress(from: string) {
  const isTerminal = process.stderr.isTTY
  const startedAt = performance.now()
  return {
    tell({ read, waiting }: { readonly read: number; readonly waiting: number }): void {
      const perSecond = (read / Math.max((performance.now() - startedAt) / 1000, 0.1)).toFixed(1)
      const line = `${from}: ${read} pages read, ${waiting} to go, ${perSecond} a second`
      if (isTerminal) process.stderr.write(`\r${line}\u001b[K`)
      else if (read > 0 && read % LINE_AFTER === 0) console.error(line)
    },
    end(line?: string): void {
      if (isTerminal) process.stderr.write('\r\u001b[K')
      if (line !== undefined) console.error(line)
    },
  }
}
