import { basename, join, relative } from 'node:path'
import { ContentFolderError, listFiles } from '@docent/content'
import { isReadablePicture } from '../pictures.node.ts'
import { findProjectFiles } from './projectFiles.node.ts'

/** A picture next to the folder of a documentation. */
export interface NearPicture {
  readonly folder: string
  /** Its path in the folder. */
  readonly file: string
}

/** The folders that tools publish with the pages, as seen from their configuration. */
const PICTURE_FOLDERS: readonly (readonly [config: RegExp, folders: readonly string[]])[] = [
  [/^docusaurus\./, ['static']],
  [/^\.vitepress\//, ['public']],
  [/^astro\./, ['public', 'src/assets']],
  [/^(?:hugo|config|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml)$/, ['static', 'assets']],
]

/** More pictures are those of something else. */
const MOST_PICTURES = 20_000

/**
 * The pictures in the folders that a tool publishes next to the pages, by the name of their folder and their path in it:
 * `static/img/menu.png`.
 */
export async function listNearPictures(place: string): Promise<ReadonlyMap<string, NearPicture>> {
  const pictures = new Map<string, NearPicture>()
  const folders = new Set<string>()
  for (const { folder, name } of findProjectFiles(place))
    for (const [config, names] of PICTURE_FOLDERS)
      if (config.test(name)) for (const one of names) folders.add(join(folder, one))
  for (const folder of folders) {
    // In the folder, they are listed already. A folder around it is not one of pictures.
    if (!relative(place, folder).startsWith('..') || !relative(folder, place).startsWith('..'))
      continue
    for (const file of await listIfThere(folder)) {
      const name = `${basename(folder)}/${file}`
      if (pictures.size < MOST_PICTURES && !pictures.has(name) && isReadablePicture(folder, file))
        pictures.set(name, { folder, file })
    }
  }
  return pictures
}

async function listIfThere(folder: string): Promise<readonly string[]> {
  try {
    return (await listFiles(folder)).files
  } catch (cause) {
    if (!(cause instanceof ContentFolderError)) throw cause
    // Not every project has pictures there.
    return []
  }
}
