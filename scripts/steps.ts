import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { checkFigures, shortBenchSteps } from './benchSteps.ts'
import { runCommand } from './command.ts'
import { checkLock, completeLock } from './lock.ts'
import { mutantSteps } from './mutants/steps.ts'
import { checkRooms } from './rooms.ts'
import { checkSizes } from './size.ts'
import { checkSpecification } from './specification.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export interface Step {
  readonly name: string
  /** Chooses this step of its plan: `npm run bench -- WORD`. */
  readonly word?: string
  run(args: readonly string[]): Promise<Tally>
}

const TYPED_ROOMS = [
  '.',
  'packages/protocol',
  'packages/texts',
  'packages/content',
  'packages/assistant',
  'packages/widget',
  'apps/site',
  'apps/server',
  'apps/playground',
  'scripts',
  'bench',
  'e2e',
]

export const checkSteps: readonly Step[] = [
  command('format', 'oxfmt', ['--check']),
  command('lint', 'oxlint', ['--deny-warnings']),
  { name: 'types', run: checkTypes },
  problems('lock', checkLock),
  problems('rooms', checkRooms),
  problems('specification', checkSpecification),
  command('knip', 'knip', ['--no-progress']),
  command('build', 'node', ['apps/server/docent.mjs', 'build']),
  problems('sizes', checkSizes),
  problems('figures', checkFigures),
  command('eval', 'node', ['apps/server/docent.mjs', 'eval', 'evals/own.jsonl', '--gate']),
  { name: 'unit tests', run: runUnitTests },
]

export const tutorialSteps: readonly Step[] = [{ name: 'tutorials', run: runTutorials }]

export const testSteps: readonly Step[] = [
  ...checkSteps,
  { name: 'tutorials', run: () => runTutorials([]) },
  { name: 'browser tests', run: runBrowserTests },
]

export const longSteps: readonly Step[] = [...shortBenchSteps, ...mutantSteps]

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

/** A step that is one command: it passes when the command exits with 0. */
function command(name: string, file: string, args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(file, args)
      if (code !== 0) console.error(output)
      return one(code === 0)
    },
  }
}

/** A step that is one of our own checks: it passes when it finds no problem. */
function problems(name: string, find: () => Promise<string[]>): Step {
  return {
    name,
    async run() {
      const found = await find()
      for (const problem of found) console.error(`  ${problem}`)
      return one(found.length === 0)
    },
  }
}

async function checkTypes(): Promise<Tally> {
  const results = await Promise.all(TYPED_ROOMS.map((room) => runCommand('tsc', ['-p', room])))
  for (const { code, output } of results) if (code !== 0) console.error(output)
  return one(results.every(({ code }) => code === 0))
}

async function runUnitTests(args: readonly string[]): Promise<Tally> {
  return withReport(async (report) => {
    const { code, output } = await runCommand(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      // A step before, or the person who runs it, may have said production: React would leave out
      // what its tests need.
      { NODE_ENV: 'test' },
    )
    if (code !== 0) console.error(output)

    const { numPassedTests, numFailedTests, numPendingTests } = await readReport(report)
    return settle(code, {
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: numPendingTests ?? 0,
    })
  })
}

async function runTutorials(args: readonly string[]): Promise<Tally> {
  const { followTutorials } = await import('./tutorials.ts')
  const runs = await followTutorials(args)
  const problems = runs.flatMap(({ problem }) => problem ?? [])
  for (const problem of problems) console.error(`  ${problem}`)
  return {
    passed: runs.length - problems.length,
    // Where none has the name that was given, nothing was followed.
    failed: runs.length === 0 ? 1 : problems.length,
    skipped: 0,
  }
}

async function runBrowserTests(args: readonly string[]): Promise<Tally> {
  const browser = await findBrowser()
  if ('problem' in browser) {
    console.error(`  ${browser.problem}`)
    return one(false)
  }

  return withReport(async (report) => {
    const { code, output } = await runCommand('playwright', ['test', '-c', 'e2e', ...args], {
      DOCENT_BROWSER: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (code !== 0) console.error(output)

    const { stats, suites } = await readReport(report)
    for (const title of listFlaky(suites)) console.error(`  only at a second try: ${title}`)
    return settle(code, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    })
  })
}

/** The counts as reported; a run that broke before it could count anything is one failure. */
function settle(code: number, tally: Tally): Tally {
  if (code !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

interface Suite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** The browser tests that passed at their second try alone: each is a race to be found. */
function listFlaky(suites: readonly Suite[] = []): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, file, line }) => `${file}:${line} ${title}`),
    ...listFlaky(suite.suites),
  ])
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  suites?: Suite[]
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

async function withReport(use: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(file: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    // The runner ended before it wrote a report; `settle` counts that as a failure by its exit code.
    return {}
  }
}
