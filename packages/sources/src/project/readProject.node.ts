import { join, relative, sep } from 'node:path'
import type { PagePlace } from '@docent/content'
import { readFolderLists } from './folderLists.node.ts'
import type { FolderItems } from './folderLists.node.ts'
import { placePages } from './placePages.ts'
import type { BaseFolder } from './placePages.ts'
import { findProjectFiles } from './projectFiles.node.ts'
import { readProjectName } from './projectName.ts'
import { readNavigation } from './readNavigation.node.ts'

/** The name of a documentation, as the tool is told that its authors build it with; undefined without one. */
export async function findProjectName(place: string): Promise<string | undefined> {
  for (const file of findProjectFiles(place)) {
    const name = await readProjectName(file)
    if (name !== undefined) return name
  }
  return undefined
}

/** Where the authors of a folder of Markdown list its pages. */
export interface PageOutline {
  /** The places of the pages that a navigation lists, and of those next to them. */
  readonly places: ReadonlyMap<string, PagePlace>
  /** The list itself, if it is among the pages. */
  readonly listFile: string | undefined
  readonly items: FolderItems
}

/** Reads the navigation of the tool that the authors of a folder build it with. */
export async function readOutline(place: string, files: readonly string[]): Promise<PageOutline> {
  const items = await readFolderLists(place, files)
  for (const file of findProjectFiles(place)) {
    const navigation = await readNavigation(file)
    if (navigation === undefined || navigation.entries.length === 0) continue
    const found = navigation.bases
      .flatMap((base) => findBase(place, base) ?? [])
      .map((base) => placePages(navigation.entries, files, base))
      .toSorted((a, b) => b.size - a.size)[0]
    if (found === undefined || found.size === 0) continue
    const lists = new Set(
      navigation.bases.map((base) =>
        relative(place, join(base, 'SUMMARY.md')).split(sep).join('/'),
      ),
    )
    return { places: found, listFile: files.find((one) => lists.has(one)), items }
  }
  return { places: new Map(), listFile: undefined, items }
}

/** The place of a page, by the list of its project or by those in its folders. Undefined if none says anything of it. */
export function placeOf({ places, items }: PageOutline, file: string): PagePlace | undefined {
  const listed = places.get(file)
  if (listed !== undefined || items.size === 0) return listed
  const path = file.replace(/\.[^./]+$/, '')
  const names = path.split('/')
  const groups = names
    .slice(0, -1)
    .map((key, index) => ({ key, ...items.get(names.slice(0, index + 1).join('/')) }))
  return { groups, ...items.get(path) }
}

/** A folder as seen from another one; undefined if neither is in the other. */
function findBase(place: string, base: string): BaseFolder | undefined {
  const path = relative(place, base).split(sep).join('/')
  if (!/^\.\.(?:\/|$)/.test(path)) return { below: path === '' ? '' : `${path}/`, above: '' }
  const above = relative(base, place).split(sep).join('/')
  return /^\.\.(?:\/|$)/.test(above) ? undefined : { below: '', above: `${above}/` }
}
