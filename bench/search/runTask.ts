import { join } from 'node:path'
import type { Content } from '@docent/content'
import { ROOT, runCommand } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'
import type { Spread } from './figures.ts'

export type Site = Pick<Content, 'documents'>

/** The input and output of each task. Times are in milliseconds, memory in MiB, files are paths. */
export interface Tasks {
  /** Builds `file` from the content of `folder`; writes what peers are given to `sections`. */
  index(input: { folder: string; file: string; sections?: string; runs: number }): Promise<number>
  search(input: {
    file: string
    questions: readonly string[]
  }): Promise<Spread & { readonly memory: number }>
  peer(input: {
    module: string
    sections: string
    questions: readonly string[]
    runs: number
    isTolerantToo: boolean
  }): Promise<PeerFigures>
  /** From a page that was changed to an answer that knows it; the content was read before. */
  change(input: { folder: string; file: string }): Promise<number>
}

interface PeerFigures {
  readonly index: number
  readonly memory: number
  readonly exact: Spread
  readonly tolerant?: Spread
}

const FILE = join(ROOT, 'bench/search/tasks.ts')
/** For peers that keep all in their own memory. */
const HEAP = '--max-old-space-size=8192'

/**
 * Runs a task in its own process.
 *
 * @throws {BenchError} if it fails, with its output.
 */
export async function runTask<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const args = ['--expose-gc', HEAP, FILE, name, JSON.stringify(input)]
  const { code, output } = await runCommand('node', args)
  if (code !== 0) throw new BenchError(`Cannot measure "${name}":\n${output.trim()}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Awaited<ReturnType<Tasks[Name]>>
}
