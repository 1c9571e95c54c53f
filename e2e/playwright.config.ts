import { defineConfig } from '@playwright/test'

const executablePath = process.env['DOCENT_BROWSER']

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results',
  reporter: [['line'], ['json']],
  // Two cores: one for the browser, one for the server and the tests.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One race under load does not block everybody. The run names it, so that it can be fixed.
  retries: 1,
  // No test measures time: a busy machine may take as long as it needs, a hang is still found.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env['DOCENT_URL'] ?? '',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root, Chromium runs only without its sandbox. The rest keeps it from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
