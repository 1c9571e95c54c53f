import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** The page next to this file, as one classic script. */
export async function bundleMarkdownPage(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    // React takes its mode from here, where a test runner may have said otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('page.tsx', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
