import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A deliberate fault, and the tests that must fail with it. */
export interface Mutant {
  /** The fault, as a sentence about what the code then does. */
  readonly fault: string
  readonly file: string
  /** The text to find: the file has it once. */
  readonly find: string
  readonly put: string
  /** The beginning of the paths of test files: a file, or a folder. */
  readonly tests: string
}

const FOLDER = import.meta.dirname

/** The rooms that have mutants, each a JSON file next to this one. */
export async function listRooms(): Promise<string[]> {
  const files = await readdir(FOLDER)
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .toSorted()
}

export async function readMutants(room: string): Promise<Mutant[]> {
  return JSON.parse(await readFile(join(FOLDER, `${room}.json`), 'utf8')) as Mutant[]
}
