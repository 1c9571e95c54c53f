// Replaces kit.ts in the published package, which contains the finished kit.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const KIT = join(import.meta.dirname, '../kit')

/** Changes when the code that makes a build changes. It was recorded when the kit was made. */
export async function fingerprintCode(): Promise<string> {
  return (await readFile(join(KIT, 'fingerprint'), 'utf8')).trim()
}

/** The folder of the compiled pages. */
export async function findSiteKit(): Promise<string> {
  return join(KIT, 'site')
}

/** The folder of the compiled embed, with a description in `widget.json`. */
export async function findEmbedKit(): Promise<string> {
  return join(KIT, 'embed')
}

/** The code of a package does not change while it runs. */
export function watchCode(): () => void {
  return () => undefined
}
