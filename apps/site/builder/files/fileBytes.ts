import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAudio, isVideo } from '@docent/content'

/** Files that pages show. All others are downloads, whose size visitors want to know first. */
const SHOWN = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|vtt|txt)$/i

/** The sizes of the files to download among the files of a folder, by their path on the site. */
export async function readFileBytes(
  folder: string,
  files: readonly string[],
): Promise<Map<string, number>> {
  const bytes = new Map<string, number>()
  for (const file of files.filter(
    (name) => !SHOWN.test(name) && !isVideo(name) && !isAudio(name),
  )) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found) bytes.set(`/${file}`, found.size)
  }
  return bytes
}
