import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const TESTS = '{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'
const STORES = '{packages,apps}/**/*.stores.test.ts'
const PATIENCE = './scripts/patience.ts'
const BUILT = ['**/node_modules/**', 'build/**']
const EXCLUDED = [...BUILT, STORES]

/**
 * Tests that can share a process: they neither replace anything global, for which they would need
 * `vi`, nor have a document. A separate process costs more than most of these tests.
 */
const shared = globSync(TESTS, { exclude: EXCLUDED }).filter(
  (file) => !/\bvi\b|@vitest-environment/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    // Two cores are what the project is measured on; more workers only add start-up time there.
    maxWorkers: 2,
    // No test measures time: a busy machine may take as long as it needs, a hang is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: shared, exclude: EXCLUDED, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [TESTS],
          exclude: [...EXCLUDED, ...shared],
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
