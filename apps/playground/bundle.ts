import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** This room, as Vite's root. */
const PLAYGROUND: string = import.meta.dirname

/** The parts that the viewer's server and the bundle for tests share. */
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
