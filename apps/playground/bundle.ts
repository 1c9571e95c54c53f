import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** This room, as Vite's root. */
const PLAYGROUND: string = import.meta.dirname

/** What the server for whoever looks and the bundle for tests have in common. */
export function createPlaygroundConfig(): InlineConfig {
  return {
    root: PLAYGROUND,
    configFile: false,
    envDir: false,
    publicDir: false,
    cacheDir: join(PLAYGROUND, '../../node_modules/.cache/docent-playground'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [react()],
  }
}
