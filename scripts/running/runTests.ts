import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIREFOX, findBrowser } from '../browser.ts'
import { one } from '../step.ts'
import type { Tally } from '../step.ts'
import { describeFlaky } from './flaky.ts'
import type { Suite } from './flaky.ts'
import { dropProgress, listRunning } from './progress.ts'
import { runTool } from './runTool.ts'

const REPORTERS = ['--reporter=default', '--reporter=./scripts/running/progressReporter.ts']

export async function runUnitTests(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  return withReport(async (report) => {
    const { code, output } = await runTool(
      'vitest',
      [...args, ...REPORTERS, '--reporter=json', `--outputFile.json=${report}`],
      // An earlier step, or the person who runs it, may have set production: React would then leave
      // out what its tests need.
      { NODE_ENV: 'test', ...env },
      {
        describeWork: (output) => `Still running: ${listRunning(output).join(', ') || 'no file'}.`,
      },
    )
    if (code !== 0) console.error(dropProgress(output))

    const { numPassedTests, numFailedTests, numPendingTests } = await readReport(report)
    return settle(code, {
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: numPendingTests ?? 0,
    })
  })
}

export async function runBrowserTests(args: readonly string[]): Promise<Tally> {
  // One after the other: the package manager refuses to run twice at a time.
  const chromium = await findBrowser()
  const firefox = await findBrowser(FIREFOX)
  for (const browser of [chromium, firefox]) {
    if ('problem' in browser) console.error(`  ${browser.problem}`)
  }
  if ('problem' in chromium || 'problem' in firefox) return one(false)

  return withReport(async (report) => {
    const { code, output } = await runTool('playwright', ['test', '-c', 'e2e', ...args], {
      DOCENT_BROWSER: chromium.path,
      DOCENT_FIREFOX: firefox.path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (code !== 0) console.error(output)

    const { stats, suites } = await readReport(report)
    for (const one of describeFlaky(suites)) console.error(`  only at a second try: ${one}`)
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
