import { stripVTControlCharacters } from 'node:util'

/** The parts of Playwright's report that are read here. */
export interface Suite {
  specs: { title: string; file: string; line: number; tests: BrowserTest[] }[]
  suites?: Suite[]
}

interface BrowserTest {
  status: string
  results: { errors: { message?: string; location?: { line: number } }[] }[]
}

/** The first lines of an error say what was expected and what was found. */
const ERROR_LINES = 12

/**
 * The browser tests that passed only at their second try, each with the error of its first. Each is a
 * race, which seldom comes back when somebody looks for it.
 */
export function describeFlaky(suites: readonly Suite[] = []): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map((test) => `${file}:${line} ${title}${describeError(test)}`),
    ),
    ...describeFlaky(suite.suites),
  ])
}

function describeError({ results }: BrowserTest): string {
  const error = results.flatMap(({ errors }) => errors)[0]
  if (!error?.message) return ''
  const lines = stripVTControlCharacters(error.message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES)
  const place = error.location ? `\n    at line ${error.location.line}` : ''
  return place + lines.map((line) => `\n    ${line}`).join('')
}
