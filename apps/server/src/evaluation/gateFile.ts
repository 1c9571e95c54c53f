import { readFile } from 'node:fs/promises'
import { readErrorCode } from '@docent/content/readErrorCode'
import { checkGate, readGate, updateGate } from '@docent/evaluation'
import type { Gate, Summary } from '@docent/evaluation'
import { CommandError } from '../commandError.ts'
import { writeNamedFile } from '../writeNamedFile.ts'

/** @throws {CommandError} naming every figure that has fallen, or if there is no gate. */
export async function holdGate(file: string, summary: Summary): Promise<void> {
  const gate = await readGateFile(file)
  if (gate === undefined) {
    throw new CommandError(`${file} does not exist. Create it with --update-gate.`)
  }
  const problems = checkGate(gate, summary)
  if (problems.length === 0) return
  const advice = 'If you expected this, accept the new figures with --update-gate.'
  throw new CommandError([`The answers fail the gate ${file}:`, ...problems, advice].join('\n'))
}

/** Writes today's figures into the gate, and creates it if needed. */
export async function renewGate(file: string, summary: Summary): Promise<void> {
  const gate = updateGate(summary, await readGateFile(file))
  await writeNamedFile(file, 'the gate', `${JSON.stringify(gate, undefined, 2)}\n`)
  console.log(`${file} now has ${Object.keys(gate).length} figures.`)
}

async function readGateFile(file: string): Promise<Gate | undefined> {
  try {
    return readGate(await readFile(file, 'utf8'))
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`Cannot read the gate ${file}: ${reason}`)
  }
}
