import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'
import { CACHE } from '../files/cache.ts'

/** This room, as Vite's root. */
export const SITE: string = join(import.meta.dirname, '../..')

export const STYLES = 'src/styles/index.css'
export const EXTENDED_FONTS = 'src/styles/fontsExtended.css'
/** The sheet of pages with a text to read. */
export const READING_STYLES = 'src/styles/reading.css'
/** The sheet of pages that show something. */
export const SHOWN_STYLES = 'src/styles/shown.css'
export const BOOT = 'src/client/boot.ts'
export const CHAT = 'src/client/chat.ts'
export const THEME_SCRIPT = 'src/client/theme.ts'
export const RENDER = 'src/render.tsx'
export const EMBED_TAG = 'src/embed/tag.ts'
export const EMBED_CHAT = 'src/embed/chat.ts'

/** Browsers that support light-dark(). Older ones show the pages in their default colours. */
export const CSS_TARGET: string[] = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** The settings that builds and development share. */
export function createViteConfig(): InlineConfig {
  return {
    root: SITE,
    configFile: false,
    envFile: false,
    publicDir: false,
    cacheDir: join(CACHE, 'vite'),
    logLevel: 'silent',
    clearScreen: false,
    plugins: [react()],
  }
}

/** Builds for production. @throws {Error} that says what could not be built, and why. */
export async function runBuild(
  what: string,
  config: Parameters<typeof build>[0],
): Promise<Rolldown.RolldownOutput> {
  // Vite reads React's mode from NODE_ENV, which a test or an operator may have set to something
  // else.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return (await build(config)) as Rolldown.RolldownOutput
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Cannot build ${what}: ${reason}`, { cause })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
