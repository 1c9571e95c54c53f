import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'

/** The folders that a builder reads and writes. */
export interface Folders {
  readonly content: string
  readonly output: string
}

/** One way to build a site. */
export interface Site {
  readonly name: string
  /** Where its commands run. */
  readonly folder: string
  readonly build: readonly string[]
  readonly environment: (folders: Folders) => Readonly<Record<string, string>>
}

/** One way to make a site of a folder of Markdown: how it is built, and how it is served meanwhile. */
export interface Builder extends Site {
  /** Its name among the published figures. */
  readonly key: string
  readonly serve: (port: number) => readonly string[]
}

const SITES = join(ROOT, 'bench/sites')

export const OURS: Builder = {
  key: 'docent',
  name: 'Docent',
  folder: ROOT,
  build: ['apps/server/docent.mjs', 'build'],
  serve: (port) => ['apps/server/docent.mjs', 'dev', '--port', String(port)],
  environment: ({ content, output }) => ({
    CONTENT_DIR: content,
    BUILD_DIR: output,
    DATA_DIR: `${output}-data`,
  }),
}

export const PEERS: readonly Builder[] = [
  {
    key: 'astro',
    name: 'Astro 7',
    folder: join(SITES, 'astro'),
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: (port) => ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    environment: ({ content, output }) => ({
      CONTENT_DIR: content,
      OUT_DIR: output,
      CACHE_DIR: `${output}-cache`,
      ASTRO_TELEMETRY_DISABLED: '1',
    }),
  },
  {
    key: 'next',
    name: 'Next.js 16',
    folder: join(SITES, 'next'),
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: (port) => ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)],
    // Next accepts only a folder within the project.
    environment: ({ content }) => ({
      CONTENT_DIR: content,
      OUT_DIR: 'build',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  },
]
