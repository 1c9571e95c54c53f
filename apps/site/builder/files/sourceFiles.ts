import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodePath } from '@docent/content'

/** A file that pages of a source show, such as a picture. It is not in the content folder. */
export interface ServedFile {
  /** Its address on the site. */
  readonly path: string
  /** Where it is on the disk. */
  readonly file: string
}

/** Copies the files of sources into the built site. The owner's own file of the same address stays. */
export async function copySourceFiles(files: readonly ServedFile[], folder: string): Promise<void> {
  for (const { path, file } of files) {
    const target = join(folder, decodePath(path))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(file, target, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      // It was removed after the pages were read: a picture is missing on its page.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
    })
  }
}
