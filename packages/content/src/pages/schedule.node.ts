import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitFrontMatter } from '../frontMatter/frontMatter.ts'
import { ContentFolderError, listFiles } from './folder.node.ts'
import { toUtcDay } from './publishing.ts'
import { isMarkdown } from './route.ts'

const DATE = /^["']?date["']?[ \t]*:[ \t]*["']?(\d{4}-\d\d-\d\d)/m

/**
 * Lists the files that become public later, with their days, without reading what else is in them:
 * a build is made again when the list changes. Empty for a folder that cannot be read.
 */
export async function listScheduled(folder: string, now: number = Date.now()): Promise<string[]> {
  const today = toUtcDay(now)
  const files = await listFiles(folder).catch((cause: unknown) => {
    if (cause instanceof ContentFolderError) return { files: [] }
    throw cause
  })
  const days = await Promise.all(
    files.files.filter(isMarkdown).map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '')
      const day = DATE.exec(splitFrontMatter(text.replace(/\r\n?/g, '\n')).yaml ?? '')?.[1] ?? ''
      return day > today ? `${day} ${file}` : ''
    }),
  )
  return days.filter((line) => line !== '').toSorted()
}
