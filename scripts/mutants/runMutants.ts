import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../command.ts'
import { applyMutant, StaleMutantError } from './applyMutant.ts'
import { copyTree } from './copyTree.ts'
import type { Mutant } from './readMutants.ts'

/** A mutant may make code run forever, which no test can end. That counts as a failure too. */
const RUN_TIMEOUT_MS = 300_000

/** The results of the mutants: `problems` has one sentence for each unexpected one. */
export interface MutantReport {
  readonly killed: number
  readonly problems: readonly string[]
}

/**
 * Puts each fault into a copy of the project and runs the tests that it names: they must fail. The
 * working tree stays as it is.
 */
export async function runMutants(mutants: readonly Mutant[]): Promise<MutantReport> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-mutants-'))
  try {
    await copyTree(folder)
    const problems: string[] = []
    const broken = await findBrokenTests(folder, mutants)
    for (const mutant of mutants) {
      const problem = broken.get(mutant.tests) ?? (await tryMutant(folder, mutant))
      if (problem !== undefined) problems.push(`${mutant.file}: ${problem}: ${mutant.fault}`)
    }
    return { killed: mutants.length - problems.length, problems }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Tests that are missing, or fail without a fault, prove nothing. */
async function findBrokenTests(
  folder: string,
  mutants: readonly Mutant[],
): Promise<ReadonlyMap<string, string>> {
  const broken = new Map<string, string>()
  for (const tests of new Set(mutants.map((mutant) => mutant.tests))) {
    const { code, output } = await runTests(folder, tests)
    if (code === 0) continue
    const isMissing = output.includes('No test files found')
    if (!isMissing) console.error(output)
    broken.set(tests, isMissing ? `SURVIVED, no tests at ${tests}` : `${tests} fails without it`)
  }
  return broken
}

/** Says what is wrong with a mutant, or nothing if a test fails as it should. */
async function tryMutant(folder: string, mutant: Mutant): Promise<string | undefined> {
  const path = join(folder, mutant.file)
  const text = await readFile(path, 'utf8')
  try {
    await writeFile(path, applyMutant(text, mutant))
    const { code } = await runTests(folder, mutant.tests)
    return code === 0 ? 'SURVIVED' : undefined
  } catch (error) {
    if (!(error instanceof StaleMutantError)) throw error
    return `STALE, ${error.message}`
  } finally {
    await writeFile(path, text)
  }
}

function runTests(folder: string, tests: string): Promise<{ code: number; output: string }> {
  const args = ['run', `--root=${folder}`, '--bail=1', '--reporter=dot', tests]
  const options = { cwd: folder, timeoutMs: RUN_TIMEOUT_MS }
  return runCommand('vitest', args, { NODE_ENV: 'test' }, options)
}
