import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const TESTS = '{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'
const STORES = '{packages,apps}/**/*.stores.test.ts'
const PATIENCE = './scripts/patience.ts'
const BUILT = ['**/node_modules/**', 'build/**']
const IS_WHOLE = process.env['DOCENT_TEST_WHOLE'] !== undefined
/** Hostile documents take many seconds of the processor, so only `npm test` reads them. */
const HOSTILE = 'packages/sources/src/**/hostile*.test.ts'
const EXCLUDED = [...BUILT, STORES, ...(IS_WHOLE ? [] : [HOSTILE])]

/** Calls that change more than the test: time, a global object, a module. */
const CHANGES_GLOBALS = /\bvi\.(?!(?:fn|mocked|waitFor|waitUntil)\b)/
const HAS_DOCUMENT = /^\/\/ @vitest-environment jsdom$/m
const SHARES_DOCUMENT = /^\/\/ Shares its document:/m

const tests = globSync(TESTS, { exclude: EXCLUDED }).map((file) => {
  return { file, text: readFileSync(file, 'utf8') }
})

/** Tests that can share a process. A separate process costs more than most of these tests. */
const shared = tests
  .filter(({ text }) => !CHANGES_GLOBALS.test(text) && !HAS_DOCUMENT.test(text))
  .map(({ file }) => file)

/**
 * Tests that say that they can share a document: they draw into it or read text with it, and change
 * neither the window nor the attributes of the document. Loading one costs half a second.
 */
const documents = tests.filter(({ text }) => SHARES_DOCUMENT.test(text)).map(({ file }) => file)

export default defineConfig({
  test: {
    // Many tests wait for a process, so three workers keep the two cores busy on which the project is
    // measured. `npm test` also floods a server, and compares times: it has two.
    maxWorkers: IS_WHOLE ? 2 : 3,
    // No test measures time: a busy machine may take as long as it needs, a hang is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          exclude: EXCLUDED,
          setupFiles: [PATIENCE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          include: documents,
          exclude: EXCLUDED,
          setupFiles: [PATIENCE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [TESTS],
          exclude: [...EXCLUDED, ...shared, ...documents],
          setupFiles: [PATIENCE],
        },
      },
      // These need a Postgres and a Redis: the step "stores" of `npm test` starts both.
      ...(process.env['DOCENT_TEST_POSTGRES']
        ? [
            {
              extends: true as const,
              test: { name: 'stores', include: [STORES], exclude: BUILT, setupFiles: [PATIENCE] },
            },
          ]
        : []),
    ],
  },
})
