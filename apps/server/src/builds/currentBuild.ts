import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isHeld, nameHold } from './heldBuild.ts'

/** The number of builds to keep, apart from those that a server holds: the current one, and the one before it. */
const KEPT = 2

/** A draft that is older was left behind by a process that was killed: no build takes so long. */
const DRAFT_MS = 24 * 60 * 60_000

/** The hash of the build that is served. */
export async function readCurrent(buildFolder: string): Promise<string | undefined> {
  try {
    const { hash } = JSON.parse(await readFile(join(buildFolder, 'current.json'), 'utf8')) as {
      hash?: string
    }
    // The folder may have been cleared by hand.
    return hash && (await readdir(join(buildFolder, hash))).length > 0 ? hash : undefined
  } catch {
    // There is no build yet, or it cannot be read. In both cases a new one is needed.
    return undefined
  }
}

/** Makes a complete build the current one, and removes builds that nobody serves any more. */
export async function keepCurrent(buildFolder: string, hash: string): Promise<void> {
  const draft = join(buildFolder, `current.${process.pid}.draft`)
  await writeFile(draft, JSON.stringify({ hash }))
  await rename(draft, join(buildFolder, 'current.json'))
  await removeOld(buildFolder, hash)
}

async function removeOld(buildFolder: string, current: string): Promise<void> {
  const entries = await readdir(buildFolder)
  const drafts = await readAges(buildFolder, DRAFT, entries)
  for (const { name } of drafts.filter(({ at }) => Date.now() - at > DRAFT_MS))
    await rm(join(buildFolder, name), { recursive: true, force: true })
  const aged = await readAges(buildFolder, BUILD, entries)
  const old = aged.filter(({ name }) => name !== current).toSorted((a, b) => b.at - a.at)
  for (const { name } of old.slice(KEPT - 1)) {
    if (isHeld(buildFolder, name)) continue
    await rm(join(buildFolder, name), { recursive: true, force: true })
    await rm(join(buildFolder, nameHold(name)), { force: true })
  }
}

const BUILD = /^[0-9a-f]{16}$/
const DRAFT = /^(?:[0-9a-f]{16}|current)\.\d+\.draft$/

interface Aged {
  readonly name: string
  readonly at: number
}

/** The last changes of some entries of a folder. Another process may remove one at the same time. */
async function readAges(
  folder: string,
  names: RegExp,
  entries: readonly string[],
): Promise<Aged[]> {
  const wanted = entries.filter((name) => names.test(name))
  const aged = await Promise.all(
    wanted.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found === undefined ? [] : [{ name, at: found.mtimeMs }]
    }),
  )
  return aged.flat()
}
