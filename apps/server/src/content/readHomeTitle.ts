import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText, readDocument, toReadableName } from '@docent/content'

const HOME_FILE = 'index.md'

/** The title of the home page of a folder. Undefined if it has no such page, or one without a title. */
export async function readHomeTitle(folder: string): Promise<string | undefined> {
  // Reading the pages will say why it cannot be read.
  const bytes = await readFile(join(folder, HOME_FILE)).catch(() => undefined)
  if (bytes === undefined) return undefined
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  const { title } = readDocument({ file: HOME_FILE, text, hash: '' }, true, () => undefined)
  return title === toReadableName(HOME_FILE) ? undefined : title
}
