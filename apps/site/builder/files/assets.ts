import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '@docent/content'

/** The site's reserved folder: its files are cached forever. */
const RESERVED = 'assets'

/**
 * Copies the files that the pages refer to, such as pictures, into the built site.
 *
 * @throws {Error} if one is in the folder that is reserved for the site.
 */
export async function copyAssets({ folder, assets }: Content, target: string): Promise<void> {
  const reserved = assets.find((file) => file.startsWith(`${RESERVED}/`))
  if (reserved !== undefined) {
    throw new Error(
      `Cannot copy ${join(folder, reserved)}: /${RESERVED}/ is reserved for the site's own files. ` +
        'Give the folder another name, such as images.',
    )
  }
  for (const file of assets) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await copyFile(join(folder, file), join(target, file))
  }
}
