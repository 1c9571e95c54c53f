import { runCommand, ROOT } from '../command.ts'
import type { Printed } from './drawTerminal.ts'

export interface TerminalOptions {
  /** The folder that the command runs in. @default the project's root */
  readonly cwd?: string
  /** The number of lines that fit into a picture; a line with an ellipsis replaces the rest. */
  readonly maxLines?: number
  /** The command that a reader types, if the real one contains paths of this machine. */
  readonly typed?: string
}

/** Runs `docent` with some arguments, and keeps what it prints. */
export async function runDocentCommand(
  args: readonly string[],
  { cwd = ROOT, maxLines = 16, typed }: TerminalOptions = {},
): Promise<Printed> {
  const { output } = await runCommand(
    'node',
    [`${ROOT}/apps/server/docent.mjs`, ...args],
    {},
    { cwd },
  )
  const command = typed ?? `docent ${args.map(quote).join(' ')}`
  return { command, output: keepLines(output.replaceAll(`${cwd}/`, ''), maxLines) }
}

function quote(word: string): string {
  return word.includes(' ') ? `"${word}"` : word
}

export function keepLines(text: string, maxLines: number): string {
  const lines = text.trimEnd().split('\n')
  return lines.length <= maxLines ? text : [...lines.slice(0, maxLines), '…'].join('\n')
}
