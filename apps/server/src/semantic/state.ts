import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../commandError.ts'
import { makeDataFolder, toUnreadable } from '../dataFolder/dataFolder.ts'
import { makeFolder } from '../makeFolder.ts'

/** The model that turns texts into vectors: files of this machine, or a server. */
export type SemanticModel =
  | { readonly type: 'static'; readonly sha256: string }
  | { readonly type: 'endpoint'; readonly url: string; readonly model: string }

/** Measures of how well pages were found, from 0 to 1. */
export interface FoundShare {
  /** The mean reciprocal rank of the right page. */
  readonly reciprocalRank: number
  /** The share of questions with the right page among the first three. */
  readonly inThree: number
}

export interface SemanticTrial {
  readonly questions: number
  readonly words: FoundShare
  readonly both: FoundShare
}

/** The owner's choice, with its results on the site. */
export interface SemanticState {
  readonly model: SemanticModel
  readonly isOn: boolean
  readonly trial?: SemanticTrial
}

export function findSemanticFolder(dataFolder: string): string {
  return join(dataFolder, 'semantic')
}

const nameFile = (dataFolder: string): string =>
  join(findSemanticFolder(dataFolder), 'semantic.json')

/** The owner's choice; undefined without one. @throws {CommandError} if it cannot be read. */
export async function readSemantic(dataFolder: string): Promise<SemanticState | undefined> {
  const file = nameFile(dataFolder)
  const text = await readFile(file, 'utf8').catch((error: unknown) => readMissing(file, error))
  if (text === undefined) return undefined
  try {
    const state = JSON.parse(text) as SemanticState
    if (typeof state.isOn === 'boolean' && typeof state.model.type === 'string') return state
  } catch {
    // The error below says so.
  }
  throw new CommandError(`${file} cannot be read: delete it, and run docent semantic again.`)
}

export async function writeSemantic(dataFolder: string, state: SemanticState): Promise<void> {
  const file = nameFile(dataFolder)
  await makeDataFolder(dataFolder)
  await makeFolder(findSemanticFolder(dataFolder))
  await writeFile(`${file}.new`, `${JSON.stringify(state, undefined, 2)}\n`)
  await rename(`${file}.new`, file)
}

function readMissing(file: string, error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw toUnreadable(file, error)
}
