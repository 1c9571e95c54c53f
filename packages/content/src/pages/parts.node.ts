import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReadPart } from '../dialects/resolveParts.ts'
import { isFileWithin } from './folder.node.ts'

/** A file whose text another page shows. */
export interface UsedPart {
  readonly file: string
  readonly path: string
  /** Changes with the file. */
  readonly stamp: string
}

export interface PartReader {
  readonly read: ReadPart
  /** The files that have been read so far. */
  readonly used: () => readonly UsedPart[]
}

/** A larger file is not a part of a page. */
const MAX_PART_BYTES = 256 * 1024

/** Reads the parts of one page: files below the folder, symbolic links followed. */
export function createPartReader(folder: string): PartReader {
  const used = new Map<string, UsedPart>()
  return {
    read: (file) => {
      if (!isFileWithin(folder, file)) return undefined
      const path = join(folder, file)
      const { size } = statSync(path)
      if (size > MAX_PART_BYTES) return undefined
      used.set(file, { file, path, stamp: readStamp(path) })
      return readFileSync(path, 'utf8').replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
    },
    used: () => [...used.values()],
  }
}

/** Whether a part is another one than it was. */
export function hasChanged({ path, stamp }: UsedPart): boolean {
  return readStamp(path) !== stamp
}

function readStamp(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`
}

const PART_FOLDER = /(?:^|\/)_?(?:snippets?|partials?|includes?|fragments?|reusables?)\//

/** Whether a page that another one shows is not a page of the site, by the folder that it is in. */
export function isPartByFolder(file: string): boolean {
  return PART_FOLDER.test(file)
}

/** Whether a file is only shown by others, by its name. Hugo writes the page of a folder in `_index.md`. */
export function isPart(file: string, lenient: boolean): boolean {
  const name = basename(file)
  return name.startsWith('_') && !(lenient && HUGO_INDEX.test(name))
}

const HUGO_INDEX = /^_index\.(?:md|markdown)$/i
