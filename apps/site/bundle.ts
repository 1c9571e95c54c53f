import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { formatTheme } from './themeSheet.ts'

/** This room, as Vite's root. */
export const SITE: string = import.meta.dirname

/** What may be deleted at any time. */
export const CACHE: string = join(SITE, '../../node_modules/.cache/docent-site')

export const STYLES = 'src/styles/index.css'
export const BOOT = 'src/client/boot.ts'
export const CHAT = 'src/client/chat.ts'
export const THEME_SCRIPT = 'src/client/theme.ts'
export const RENDER = 'src/render.tsx'

/**
 * What builds and development have in common. `readTheme` is asked for the owner's custom
 * properties each time the sheet is made.
 */
export function createConfig(readTheme: () => Readonly<Record<string, string>>): InlineConfig {
  return {
    root: SITE,
    configFile: false,
    envFile: false,
    publicDir: false,
    cacheDir: join(CACHE, 'vite'),
    logLevel: 'silent',
    clearScreen: false,
    plugins: [react(), themePlugin(readTheme)],
  }
}

/** Puts the owner's custom properties behind the house's own, in the same layer. */
function themePlugin(readTheme: () => Readonly<Record<string, string>>): Plugin {
  return {
    name: 'docent-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/index\.css(\?|$)/ },
      handler: (css) => css + formatTheme(readTheme()),
    },
  }
}
