import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fingerprintCode } from '@docent/site/kit'
import { findStudyFolder } from '@docent/study'
import { hashFiles } from '@docent/site/hashFiles'

/**
 * Changes when any input of a build changes, and only then. It compares bytes and not times: a fresh
 * clone of the same sources is the same build.
 */
export async function fingerprint(
  contentFolder: string,
  configFile: string,
  sources = '',
  scheduled: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(await fingerprintCode())
  hash.update(sources)
  // The same files are another site once a page is due.
  hash.update(scheduled.join('\n'))
  hash.update(await readFile(configFile).catch(() => ''))
  const notes = { folder: findStudyFolder(contentFolder), patterns: ['**/*.jsonl'] }
  return hashFiles([{ folder: contentFolder, patterns: ['**/*'] }, notes], hash)
}
