// A node that builds nothing fetches builds from a shared place. It uses a build only if every file
// has arrived and matches the manifest, so it never serves half of an upload.

import { createHash } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandError } from '../commandError.ts'
import type { ServerSettings } from '../settings.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { readVersion } from '../version.ts'
import { openBuildPlace, readWhole } from './buildPlace.ts'
import type { BuildPlace } from './buildPlace.ts'
import { keepCurrent, readCurrent } from './currentBuild.ts'
import type { Build } from './builds.ts'
import { isHeld } from './heldBuild.ts'
import { CURRENT, nameManifest } from './shareBuild.ts'
import { readMounts } from './sharedMounts.ts'
import type { BuildManifest, SharedFile } from './shareBuild.ts'
import { writeBuild } from './writeBuild.ts'
import { makeFolder } from '../makeFolder.ts'

const HASH = /^[\da-f]{16}$/
const AT_ONCE = 8

/**
 * Returns the newest build of the shared place, and fetches it if needed. While the place is
 * unavailable, or its newest build is incomplete, this is the last build that was fetched.
 *
 * @throws {CommandError} if there is neither.
 */
export async function fetchBuild(settings: ServerSettings, from: string): Promise<Build> {
  const { buildFolder } = settings
  const config = await readSiteConfig(settings)
  const before = await readCurrent(buildFolder)
  const { hash, problem } = await takeNewest(openBuildPlace(from), buildFolder, before)
  if (hash === undefined) {
    throw new CommandError(
      `Docent cannot fetch a build from ${from}: ${problem}. ` +
        'Run docent build --to DIR on one machine, and check BUILD_FROM.',
    )
  }
  const folder = join(buildFolder, hash)
  return {
    hash,
    config,
    siteFolder: join(folder, 'site'),
    knowledgeFile: join(folder, 'knowledge.db'),
    isNew: hash !== before,
    mounts: await readMounts(folder),
    nextDue: undefined,
    // The machine that made it has printed them.
    warnings: [],
    ...(problem !== undefined && { problem }),
  }
}

interface Taken {
  readonly hash: string | undefined
  /** Why it is not the newest. */
  readonly problem?: string
}

async function takeNewest(
  place: BuildPlace,
  buildFolder: string,
  before: string | undefined,
): Promise<Taken> {
  try {
    const { hash } = (await readJson(place, CURRENT)) as { hash?: unknown }
    if (typeof hash !== 'string' || !HASH.test(hash)) throw new Error(`${CURRENT} names no build`)
    if (hash === before) return { hash }
    // It is there already if a server still serves it because it could not open a newer one.
    if (!isHeld(buildFolder, hash)) await fetchFiles(place, buildFolder, hash)
    await keepCurrent(buildFolder, hash)
    return { hash }
  } catch (error) {
    if (error instanceof CommandError) throw error
    return { hash: before, problem: error instanceof Error ? error.message : String(error) }
  }
}

async function fetchFiles(place: BuildPlace, buildFolder: string, hash: string): Promise<void> {
  const manifest = readManifest(await readJson(place, nameManifest(hash)))
  const version = await readVersion()
  if (manifest.version !== version) {
    throw new Error(
      `build ${hash} was made by Docent ${manifest.version}, but this server is Docent ${version}`,
    )
  }
  const folder = join(buildFolder, hash)
  const draft = `${folder}.${process.pid}.draft`
  await writeBuild(buildFolder, async () => {
    try {
      await fetchAll(manifest.files, (file) => fetchFile(place, hash, file, draft))
      await rm(folder, { recursive: true, force: true })
      await rename(draft, folder)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

/**
 * Several files at a time. After a failure it waits for the others, so that none is written later.
 */
async function fetchAll(
  files: readonly SharedFile[],
  fetchOne: (file: SharedFile) => Promise<void>,
): Promise<void> {
  const left = [...files]
  const fetchNext = async (): Promise<void> => {
    try {
      for (let file = left.pop(); file !== undefined; file = left.pop()) await fetchOne(file)
    } finally {
      left.length = 0
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchNext))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function fetchFile(
  place: BuildPlace,
  hash: string,
  { path, bytes, sha256 }: SharedFile,
  to: string,
): Promise<void> {
  const file = join(to, path)
  await makeFolder(dirname(file))
  const digest = createHash('sha256')
  let arrived = 0
  // The index of a large site does not fit into memory.
  const checked = async function* () {
    for await (const chunk of place.stream(`${hash}/${path}`)) {
      digest.update(chunk)
      arrived += chunk.byteLength
      if (arrived > bytes) break
      yield chunk
    }
  }
  await writeFile(file, checked())
  if (arrived !== bytes || digest.digest('hex') !== sha256) {
    throw new Error(`${path} of build ${hash} is incomplete`)
  }
}

async function readJson(place: BuildPlace, path: string): Promise<unknown> {
  const bytes = await readWhole(place, path)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Error(`${path} is not JSON`)
  }
}

/** A file of a build stays below its folder, whatever its manifest says. */
function readManifest(value: unknown): BuildManifest {
  const { version, files } = value as Partial<BuildManifest>
  if (typeof version !== 'string' || !Array.isArray(files))
    throw new Error('its manifest is damaged')
  for (const { path } of files as readonly Partial<SharedFile>[]) {
    if (typeof path !== 'string' || !isBelow(path))
      throw new Error('its manifest names files outside the build')
  }
  return { version, files }
}

function isBelow(path: string): boolean {
  if (/[\\\0:]/.test(path)) return false
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
}
