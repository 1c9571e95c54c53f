import { createInterface } from 'node:readline/promises'
import { CommandError } from '../commandError.ts'

/** Asks the person at the terminal. Only "y" and "yes" count as yes. */
export async function askOwner(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'The command cannot ask you, because it does not run in a terminal: add --yes to agree.',
    )
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `)).trim())
  } finally {
    lines.close()
  }
}
