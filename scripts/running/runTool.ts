import { join } from 'node:path'
import { ROOT, runCommand } from '../command.ts'
import type { CommandResult, Patience } from '../command.ts'

/** No step is silent for this long on any machine: a test, for example, ends after three minutes. */
const SILENT_MS = 10 * 60_000

/** Runs a command of a step, and ends it if it hangs. Node compiles no module twice. */
export function runTool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  patience: Partial<Patience> = {},
): Promise<CommandResult> {
  const caching = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env }
  return runCommand(file, args, caching, { patience: { silentMs: SILENT_MS, ...patience } })
}

const COMPILE_CACHE =
  process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, 'node_modules/.cache/compiled')
