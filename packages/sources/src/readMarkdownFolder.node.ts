import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPartReader, decodeText } from '@docent/content'
import { createAddresses } from './addresses.ts'
import { createFileLinks } from './fileLinks.ts'
import { placeOf } from './project/readProject.node.ts'
import type { PageOutline } from './project/readProject.node.ts'
import { readEditions } from './readEditions.ts'
import type { OneEdition } from './readEditions.ts'
import type { ShownFolder } from './showFolder.node.ts'
import { toPagePath } from './siteAddresses.ts'
import type { SourceOptions } from './sourceOptions.ts'
import { createTally, tallyPage } from './tally.ts'
import { readMarkdownPage } from './text/readMarkdownPage.ts'
import type { ImportedPage, ReadSource } from './types.ts'
import { readPathVersion } from './version.ts'

interface MarkdownFolder {
  readonly hash: string
  /** If Docent shows the pages itself. */
  readonly shown: ShownFolder | undefined
  readonly outline: PageOutline
}

/** Stands for a character in another encoding. */
const REPLACED = '\uFFFD'

/** Reads the pages of a folder of Markdown. */
export function readMarkdownFolder(
  folder: string,
  pages: readonly string[],
  options: SourceOptions,
  shape: MarkdownFolder,
): ReadSource {
  const entries = pages.map((path) => ({ path }))
  const read = (own: readonly { readonly path: string }[], ownOptions: SourceOptions): OneEdition =>
    readMarkdownEntries(folder, own, ownOptions, shape)
  return readEditions(entries, options, read, () => '')
}

function readMarkdownEntries(
  folder: string,
  entries: readonly { readonly path: string }[],
  options: SourceOptions,
  { hash, shown, outline }: MarkdownFolder,
): OneEdition {
  const tally = createTally()
  const addresses = createAddresses([], options.url)
  return {
    url: addresses.base,
    tally,
    hash,
    *pages() {
      const seen = new Set<string>()
      const findAddress = (path: string): string =>
        shown?.findAddress(path) ?? addresses.find({ path: toPagePath(path) }, '')
      const files = entries.map(({ path }) => path)
      const resolve = shown?.resolve ?? createFileLinks(files, findAddress)
      for (const { path } of entries) {
        const url = findAddress(path)
        if (seen.has(url)) {
          tally.duplicates.push(path)
          continue
        }
        seen.add(url)
        const text = decodeText(readFileSync(join(folder, path)))
        if (text.includes(REPLACED)) tally.misread.push(path)
        const parts = createPartReader(folder)
        const page = readMarkdownPage({
          path,
          url,
          text,
          resolve: (href) => resolve(href, path),
          version: options.version ?? readPathVersion(path),
          ...(options.language !== undefined && { language: options.language }),
          readPart: parts.read,
        })
        // Other tools publish no drafts either.
        if (page.isDraft || (page.isInternal && options.audience !== 'internal')) {
          tally.hidden.push(path)
          continue
        }
        if (!tallyPage(tally, path, page)) continue
        shown?.show(page)
        yield withPlace(page, path, outline)
      }
    },
  }
}

/** A page with its place among the others. Its own name in lists gives way to that of a navigation. */
function withPlace(page: ImportedPage, file: string, outline: PageOutline): ImportedPage {
  const { label } = page
  const place = placeOf(outline, file)
  if (place === undefined && label === undefined) return page
  const folders = file.split('/').slice(0, -1)
  const { order, ...own } = place ?? { groups: folders.map((key) => ({ key })) }
  return {
    ...page,
    ...(order !== undefined && { order }),
    place: { ...(label !== undefined && { name: label }), ...own },
  }
}
