// The sizes of the built site, the embed and the protocol. `npm run check` enforces the budgets; this
// bench produces today's figures, so that they can be published.

import { runCommand } from '../scripts/command.ts'
import { weighAll } from '../scripts/checks/size.ts'
import { BenchError, printTable } from './measure.ts'
import type { Figures } from './measure.ts'

/** Builds the site, and prints its weights. */
export async function benchSizes(): Promise<Figures> {
  const { code, output } = await runCommand('node', ['apps/server/docent.mjs', 'build'])
  if (code !== 0) throw new BenchError(`Cannot weigh the site: it cannot be built.\n${output}`)
  const weights = Object.entries(await weighAll())
  printTable(
    ['what', 'size'],
    weights.map(([name, bytes]) => [name, `${(bytes / 1024).toFixed(1)} KB`]),
  )
  return Object.fromEntries(weights.map(([name, bytes]) => [`${name}.bytes`, bytes]))
}
