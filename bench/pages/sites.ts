import { join } from 'node:path'
import type { Site } from '../building/builders.ts'
import { ROOT } from '../../scripts/command.ts'

/** The folders of the other frameworks' sites, and their build commands. */
const FOLDER = join(ROOT, 'bench/sites/pages')

/** The same page on a framework, as its own tool builds it: each writes plain files to be served. */
export interface PageSite extends Site {
  /** Its name among the published figures. */
  readonly key: string
  /** Where the built files are, within the folder. */
  readonly files: string
}

const environment: Site['environment'] = ({ content }) => ({
  SITE_FILE: content,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
})

export const NEXT: PageSite = {
  key: 'next',
  name: 'Next.js 16',
  folder: join(FOLDER, 'next'),
  build: ['../node_modules/next/dist/bin/next', 'build'],
  environment,
  files: 'build',
}

export const REACT_ROUTER: PageSite = {
  key: 'reactRouter',
  name: 'React Router 8',
  folder: join(FOLDER, 'router'),
  build: ['../node_modules/@react-router/dev/bin.cjs', 'build'],
  environment,
  files: 'build/client',
}

const ASTRO: PageSite = {
  key: 'astro',
  name: 'Astro 7, an island of React',
  folder: join(FOLDER, 'astro'),
  build: ['../node_modules/astro/bin/astro.mjs', 'build'],
  environment,
  files: 'build',
}

export const SITES: readonly PageSite[] = [NEXT, REACT_ROUTER, ASTRO]
