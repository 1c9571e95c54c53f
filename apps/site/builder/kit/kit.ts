// The site kit is everything about a site that does not depend on what its owner writes: the compiled
// pages, scripts, style sheets and fonts, and the embed. This module says where the kit is. In the
// repository it is compiled from the sources and cached; the published package brings a finished one
// and replaces this module by kit.packaged.ts.

import { createHash } from 'node:crypto'
import { watch } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE } from '../bundle/bundle.ts'
import { CACHE } from '../files/cache.ts'
import { hashFiles } from '../files/hashFiles.ts'

const ROOT = join(SITE, '../..')

/** The packages with code that is compiled into the kit. */
const PACKAGES = ['chat', 'content', 'protocol', 'retrieval', 'texts', 'widget'].map(
  (name) => `packages/${name}/src`,
)

/** The code of the kit: a change in one of these files changes the compiled pages or the embed. */
export const KIT_CODE: readonly string[] = [
  'apps/site/**/*.{ts,tsx,css,json,woff2}',
  ...PACKAGES.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
  'package-lock.json',
]

/** The code that makes the rest of a build: its content, its index and its answers. */
export const BUILD_CODE: readonly string[] = [
  'packages/{answers,models,sources,study}/src/**/*.ts',
  'apps/server/src/{builds,content,semantic,sources,study}/**/*.ts',
]

let kitFingerprint: Promise<string> | undefined
let fingerprint: Promise<string> | undefined

/** Changes when the code changes that a build is made by. */
export function fingerprintCode(): Promise<string> {
  fingerprint ??= fingerprintKit().then((kit) =>
    hashFiles([{ folder: ROOT, patterns: BUILD_CODE }], createHash('sha256').update(kit)),
  )
  return fingerprint
}

/** A kit takes seconds to compile: it stays when only other code of a build has changed. */
function fingerprintKit(): Promise<string> {
  kitFingerprint ??= hashFiles([{ folder: ROOT, patterns: KIT_CODE }])
  return kitFingerprint
}

/** The folder of the compiled pages, compiled first if today's code has not been yet. */
export function findSiteKit(): Promise<string> {
  return findPart('site', async (folder) => {
    const { buildSiteKit } = await import('./buildSiteKit.ts')
    await buildSiteKit(folder)
  })
}

/** The folder of the compiled embed, with a description in `widget.json`. */
export function findEmbedKit(): Promise<string> {
  return findPart('embed', async (folder) => {
    const { buildEmbed } = await import('./embed.ts')
    await buildEmbed(folder)
  })
}

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

async function findPart(part: string, build: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, `kit-${part}-${await fingerprintKit()}`)
  if (await isThere(folder)) return folder
  await forgetOld()

  // Another process may compile the same: each in a temporary folder until it is complete.
  const draft = `${folder}.${process.pid}.draft`
  try {
    await mkdir(draft, { recursive: true })
    await build(draft)
    await rename(draft, folder)
  } catch (error) {
    // The other process was first.
    if (!(await isThere(folder))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

/** Removes what was compiled from code of another week. */
async function forgetOld(): Promise<void> {
  const before = Date.now() - KEPT_DAYS * DAY_MS
  const names = await readdir(CACHE).catch(() => [])
  for (const name of names.filter((one) => one.startsWith('kit-'))) {
    const folder = join(CACHE, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < before) await rm(folder, { recursive: true, force: true })
  }
}

function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  )
}

/** Editors save a file in several steps. */
const SETTLE_MS = 100

/** Calls back when the code of pages has changed, until the returned function is called. */
export function watchCode(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = ['apps/site/src', ...PACKAGES].map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        kitFingerprint = undefined
        fingerprint = undefined
        onChange()
      }, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
