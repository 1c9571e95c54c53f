import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**'],
    // Two cores are what the project is measured on; more workers only add start-up time there.
    maxWorkers: 2,
    // No test measures time: a busy machine may take as long as it needs, a hang is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
