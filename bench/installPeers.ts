import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runCommand } from '../scripts/command.ts'
import { BenchError } from './measure.ts'

const FOLDER = join(ROOT, 'bench/peers')

/** What was installed last, as the hash of the lock file that it was installed from. */
const STAMP = join(FOLDER, 'node_modules/.installed')

/** Installs the packages that the benches measure against, where they are missing or stale. */
export async function installPeers(): Promise<void> {
  const hash = createHash('sha256')
    .update(await readFile(join(FOLDER, 'package-lock.json')))
    .digest('hex')
  const installed = await readFile(STAMP, 'utf8').catch(() => undefined)
  if (installed === hash) return

  console.log(`  bench/peers is ${installed ? 'stale' : 'not installed'}: npm ci runs there`)
  const { code, output } = await runCommand('npm', [
    'ci',
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
  if (code !== 0) {
    throw new BenchError(
      'Cannot install the packages that are measured against: npm ci failed in bench/peers. ' +
        `Run it there where the npm registry can be reached. It said:\n${output.trim()}`,
    )
  }
  await writeFile(STAMP, hash)
}
