import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodePage } from './crawl/decodePage.ts'
import { digestFiles, digestPages } from './digestFiles.node.ts'
import { readHtmlVersion } from './html/readHtmlPage.ts'
import { importHtml } from './importHtml.ts'
import { readEditions } from './readEditions.ts'
import type { OneEdition } from './readEditions.ts'
import type { SourceOptions } from './sourceOptions.ts'
import type { HtmlEntry, ReadSource } from './types.ts'

/** Reads the pages of a folder of built HTML. */
export function readHtmlFolder(
  folder: string,
  files: readonly string[],
  options: SourceOptions,
): ReadSource {
  const entries = files.map((path) => ({
    path,
    read: () => decodePage(readFileSync(join(folder, path))),
  }))
  const hashes = digestFiles(folder, files)
  const hash = digestPages(hashes, options)
  return readEditions(
    entries,
    options,
    (own, ownOptions) => readHtmlEntries(own, ownOptions, { hash, hashes }),
    ({ read }) => readHtmlVersion(read()),
  )
}

interface FolderHashes {
  readonly hash: string
  readonly hashes: ReadonlyMap<string, string>
}

/** Its address is found in the pages once it is asked for. */
function readHtmlEntries(
  entries: readonly HtmlEntry[],
  options: SourceOptions,
  { hash, hashes }: FolderHashes,
): OneEdition {
  // Chapters often have a second name, which is a link to the same file.
  const groups = [...Map.groupBy(entries, ({ path }) => hashes.get(path)).values()]
  const imported = importHtml(
    groups.flatMap((group) => group.slice(0, 1)),
    options,
  )
  const copies = groups.flatMap((group) => group.slice(1))
  imported.tally.duplicates.push(...copies.map(({ path }) => path))
  return {
    pages: imported.pages,
    tally: imported.tally,
    get url() {
      return imported.url
    },
    hash,
  }
}
