import { relative } from 'node:path'
import { checkFigures, shortBenchSteps } from './benchSteps.ts'
import { ROOT } from './command.ts'
import { checkLock, completeLock } from './checks/lock.ts'
import { mutantSteps } from './mutants/steps.ts'
import { runBrowserTests, runUnitTests } from './running/runTests.ts'
import { runTool } from './running/runTool.ts'
import { checkCircles } from './checks/circles.ts'
import { checkNames } from './checks/names.ts'
import { checkRooms } from './checks/rooms.ts'
import { checkSizes } from './checks/size.ts'
import { checkSpecification } from './checks/specification.ts'
import { withServices } from './services/withServices.ts'
import { checkReference, writeReference } from './reference/pages.ts'
import { one } from './step.ts'
import type { Step, Tally } from './step.ts'
import { checkTypes, TYPED_ROOMS } from './checks/types.ts'
import { checkWords } from './checks/words.ts'

const SOURCES = ['packages/', 'apps/', 'scripts/', 'bench/', 'e2e/', 'docent.config.ts']

/** The inputs of the built site and its answers. */
const SITE = ['packages/', 'apps/site/', 'apps/server/', 'content/', 'docent.config.ts', 'package']

export const checkSteps: readonly Step[] = [
  independent({
    ...command('format', 'oxfmt', ['--check']),
    narrow: ({ files, touches }) => {
      if (touches('.oxfmtrc.json')) return command('format', 'oxfmt', ['--check'])
      const args = ['--check', '--no-error-on-unmatched-pattern', ...files]
      return files.length > 0 ? command('format', 'oxfmt', args) : undefined
    },
  }),
  independent({
    ...command('lint', 'oxlint', ['--deny-warnings']),
    narrow: ({ code, touches }) => {
      if (touches('.oxlintrc.json')) return command('lint', 'oxlint', ['--deny-warnings'])
      const args = ['--deny-warnings', '--no-error-on-unmatched-pattern', ...code]
      return code.length > 0 ? command('lint', 'oxlint', args) : undefined
    },
  }),
  independent({
    ...types(TYPED_ROOMS),
    narrow: ({ rooms }) => (rooms.length > 0 ? types(rooms) : undefined),
  }),
  independent(whenTouched(problems('lock', checkLock), 'package', 'packages/', 'apps/')),
  independent(problems('rooms', checkRooms)),
  independent(problems('circles', checkCircles)),
  independent(problems('names', checkNames)),
  independent(problems('words', checkWords)),
  independent(problems('specification', checkSpecification)),
  independent(whenTouched(problems('reference', checkReference), 'scripts/', ...SITE)),
  independent(
    whenTouched(command('knip', 'knip', ['--no-progress']), 'knip.json', 'package', ...SOURCES),
  ),
  independent(whenTouched(command('build', 'node', ['apps/server/docent.mjs', 'build']), ...SITE)),
  independent(
    whenTouched(
      command('eval', 'node', ['apps/server/docent.mjs', 'eval', 'evals/own.jsonl', '--gate']),
      'evals/',
      ...SITE,
    ),
  ),
  independent(
    whenTouched(
      {
        ...command('eval of strangers', 'node', [
          'apps/server/docent.mjs',
          'eval',
          'evals/strangers.jsonl',
          '--gate',
          '--gate-file',
          'evals/strangers.gate.json',
        ]),
        word: 'strangers',
      },
      'evals/',
      ...SITE,
    ),
  ),
  // After the build.
  whenTouched(
    problems('sizes', checkSizes),
    'scripts/checks/size.ts',
    'scripts/checks/budgets.json',
    ...SITE,
  ),
  problems('figures', checkFigures),
  {
    ...unitTests(['run']),
    narrow: ({ tested }) => {
      if (tested === 'all') return unitTests(['run'])
      const files = ['related', '--run', '--passWithNoTests', ...tested]
      return tested.length > 0 ? unitTests(files) : undefined
    },
  },
]

export const tutorialSteps: readonly Step[] = [{ name: 'tutorials', run: runTutorials }]

export const testSteps: readonly Step[] = [
  ...checkSteps.map((step) =>
    step.name === 'unit tests' ? unitTests(['run'], { DOCENT_TEST_WHOLE: '1' }) : step,
  ),
  { name: 'tutorials', word: 'tutorials', run: () => runTutorials(['--packed']) },
  { name: 'packages', word: 'packages', run: () => tryPackages({ oldest: false }) },
  {
    name: 'stores',
    word: 'stores',
    takesFiles: true,
    run: (args) =>
      withServices((env) => runUnitTests(['run', '--project=stores', ...args], env), {
        hasSmallPostgres: true,
      }),
  },
  { name: 'crashes', word: 'crashes', run: () => runCrashes(200) },
  { name: 'browser tests', word: 'browser', takesFiles: true, run: runBrowserTests },
]

export const longSteps: readonly Step[] = [
  { name: 'a thousand crashes', word: 'crashes', run: () => runCrashes(1_000) },
  {
    name: 'packages under the oldest Node, and in Next.js',
    word: 'packages',
    run: () => tryPackages({ oldest: true, registry: true }),
  },
  {
    name: 'the steps of the Dockerfile',
    word: 'dockerfile',
    async run() {
      const { tryDockerfile } = await import('./pack/tryDockerfile.ts')
      await tryDockerfile()
      return one(true)
    },
  },
  {
    name: 'the assistant on sites of other generators',
    word: 'generators',
    takesFiles: true,
    async run(words) {
      const { tryGenerators } = await import('./generators/tryGenerators.ts')
      return tryGenerators(words)
    },
  },
  ...shortBenchSteps,
  ...mutantSteps,
]

export const packSteps: readonly Step[] = [
  {
    name: 'the packages',
    async run() {
      const { packAll } = await import('./pack/packAll.ts')
      for (const { file } of await packAll()) console.log(`        ${relative(ROOT, file)}`)
      return one(true)
    },
  },
]

export const releaseSteps: readonly Step[] = [
  {
    name: 'the release',
    async run(args) {
      const { release } = await import('./release.ts')
      const { packAll } = await import('./pack/packAll.ts')
      const problem = await release(args, { pack: packAll })
      if (problem !== undefined) console.error(`  ${problem}`)
      return one(problem === undefined)
    },
  },
]

/** The sizes of the built site and of an installed Docent, and their inputs. */
export const sizeSteps: readonly Step[] = [
  command('build', 'node', ['apps/server/docent.mjs', 'build']),
  problems('sizes', checkSizes),
  { name: 'packages', word: 'packages', run: () => tryPackages({ oldest: false }) },
]

export const referenceSteps: readonly Step[] = [
  {
    name: 'the pages made from the code',
    async run() {
      await writeReference()
      return one(true)
    },
  },
]

export const lockSteps: readonly Step[] = [
  {
    name: 'the lock file',
    async run() {
      console.log(`        ${await completeLock()} packages of other platforms added`)
      return one(true)
    },
  },
]

export const pictureSteps: readonly Step[] = [
  {
    name: 'the pictures',
    async run(args) {
      const { takePictures } = await import('./pictures.ts')
      await takePictures(args)
      return one(true)
    },
  },
]

/** A step that is one command, and is chosen by its name: it passes when the command exits with 0. */
function command(name: string, file: string, args: readonly string[]): Step {
  return {
    name,
    word: name,
    async run() {
      const { code, output } = await runTool(file, args)
      if (code !== 0) console.error(output)
      return one(code === 0)
    },
  }
}

/** A step that a change to files with such a beginning can affect. */
function whenTouched(step: Step, ...paths: readonly string[]): Step {
  return { ...step, narrow: ({ touches }) => (touches(...paths) ? step : undefined) }
}

function independent(step: Step): Step {
  return { ...step, isIndependent: true }
}

/** A step that is one of our own checks: it passes when it finds no problem. */
function problems(name: string, find: () => Promise<string[]>): Step {
  return {
    name,
    word: name,
    async run() {
      const found = await find()
      for (const problem of found) console.error(`  ${problem}`)
      return one(found.length === 0)
    },
  }
}

function types(rooms: readonly string[]): Step {
  return {
    name: 'types',
    word: 'types',
    async run() {
      const found = await checkTypes(rooms)
      for (const output of found) console.error(output)
      return one(found.length === 0)
    },
  }
}

/** The unit tests, by a command of Vitest and its arguments. */
function unitTests(chosen: readonly string[], env: Readonly<Record<string, string>> = {}): Step {
  return {
    name: 'unit tests',
    word: 'units',
    takesFiles: true,
    run: (args) => runUnitTests([...chosen, ...args], env),
  }
}

async function tryPackages(options: { oldest: boolean; registry?: boolean }): Promise<Tally> {
  const { tryPackages: run } = await import('./pack/tryPackages.ts')
  const { passed, problems: found } = await run(options)
  for (const problem of found) console.error(`  ${problem}`)
  return { passed, failed: found.length, skipped: 0 }
}

async function runCrashes(cycles: number): Promise<Tally> {
  const { crashServers } = await import('./crash/crashServers.ts')
  const seed = Date.now() % 1_000_000
  const problems = await withServices(({ DOCENT_TEST_POSTGRES: postgres }) =>
    crashServers({ cycles, postgres, seed }),
  )
  for (const problem of problems) console.error(`  ${problem}`)
  return one(problems.length === 0)
}

async function runTutorials(args: readonly string[]): Promise<Tally> {
  const { followTutorials } = await import('./tutorials.ts')
  const runs = await followTutorials(args)
  const problems = runs.flatMap(({ problem }) => problem ?? [])
  for (const problem of problems) console.error(`  ${problem}`)
  return {
    passed: runs.length - problems.length,
    // If no tutorial has the given name, none was followed.
    failed: runs.length === 0 ? 1 : problems.length,
    skipped: 0,
  }
}
