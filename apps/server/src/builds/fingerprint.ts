import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fingerprintCode } from '@docent/site/kit'
import { findStudyFolder } from '@docent/study'
import { hashFiles } from '@docent/site/hashFiles'

/**
 * A hash that changes exactly when an input of a build changes. It uses bytes and not times, so a
 * fresh clone of the same sources is the same build.
 */
export async function fingerprint(
  contentFolder: string,
  configFile: string,
  sources = '',
  scheduled: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(await fingerprintCode())
  hash.update(sources)
  // The same files give another site once a page is due.
  hash.update(scheduled.join('\n'))
  hash.update(await readFile(configFile).catch(() => ''))
  const notes = { folder: findStudyFolder(contentFolder), patterns: ['**/*.jsonl'] }
  return hashFiles([{ folder: contentFolder, patterns: ['**/*'] }, notes], hash)
}
