import { cp, readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { describeFault } from '@docent/chat-server/node'
import { readErrorCode } from '@docent/content/readErrorCode'
import { CommandError } from '../commandError.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { findDocentSource, TEMPLATE } from './docentSource.ts'
import type { DocentSource } from './docentSource.ts'
import { makeFolder } from '../makeFolder.ts'

/** A text file next to the template's pages. As a module it would be part of our code. */
const CONFIG_TEMPLATE = 'docent.config.ts.txt'
const CONFIG = 'docent.config.ts'

/**
 * Files that are never committed: build output, and visitors' questions with their backups. The slash keeps
 * folders of the same names in the content.
 */
const IGNORED = ['/build/', 'node_modules/', '/data/', '/data.old/', '/backup/']

export interface SiteWishes {
  /** The name on its pages. @default the name of the folder */
  readonly brand?: string | undefined
  /** The folders and addresses of documentation to answer from. */
  readonly from?: readonly string[] | undefined
}

/**
 * Creates a site in a folder: pages, configuration, and the commands that serve it with this
 * Docent.
 *
 * Resolves with the command to run there before the first start, if any.
 *
 * @throws {CommandError} for a folder that is not empty or cannot be written.
 */
export async function writeSite(
  folder: string,
  wishes: SiteWishes = {},
): Promise<string | undefined> {
  try {
    for (const place of wishes.from ?? []) requireSource(place)
    await requireEmpty(folder)
    await makeFolder(folder)
    // npm runs scripts in the real folder. A path relative to a symbolic link would be wrong there.
    const real = await realpath(folder)
    const source = await findDocentSource(real)
    await fillFolder(real, basename(folder), source, wishes)
    return source.setUp
  } catch (error) {
    if (error instanceof CommandError || readErrorCode(error) === undefined) throw error
    throw new CommandError(
      `Docent cannot create a site in ${folder}, because ${describeFault(error)}. Choose another folder.`,
    )
  }
}

async function fillFolder(
  folder: string,
  name: string,
  source: DocentSource,
  { brand: given = '', from = [] }: SiteWishes,
): Promise<void> {
  const brand = given.replace(/\s+/g, ' ').trim() || toBrand(name)
  await cp(TEMPLATE, folder, { recursive: true })
  await rename(join(folder, CONFIG_TEMPLATE), join(folder, CONFIG))
  await fillTexts(folder, {
    brand,
    brandInScript: brand.replace(/[\\']/g, '\\$&'),
    sources: writeSources(folder, from),
    brandInYaml: brand.replaceAll("'", "''"),
    types: source.types,
    setUp: source.setUp === undefined ? '' : `${source.setUp}\n`,
    about: source.about,
    today: new Date().toISOString().slice(0, 10),
  })
  const description = JSON.stringify(describe(name, source), null, 2)
  await writeFile(join(folder, 'package.json'), `${description}\n`)
  await writeFile(join(folder, '.gitignore'), IGNORED.map((name) => `${name}\n`).join(''))
}

/** A line of the configuration with further documentation to answer from. */
function writeSources(folder: string, from: readonly string[]): string {
  if (from.length === 0) return ''
  const places = from.map((place) => (isWebPlace(place) ? place : toRelativePath(folder, place)))
  const list = places.map((place) => `{ from: '${place.replace(/[\\']/g, '\\$&')}' }`)
  return `\n\n  // Documentation that answers come from, besides the pages in content/.\n  sources: [${list.join(', ')}],`
}

function toRelativePath(folder: string, place: string): string {
  return relative(folder, resolve(place)).replaceAll('\\', '/') || '.'
}

/** A new site with a mistyped source could not be started. */
function requireSource(place: string): void {
  if (isWebPlace(place) || existsSync(place)) return
  throw new CommandError(`There is no folder or file ${resolve(place)}: check --from.`)
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code !== 'ENOTDIR') throw error
    throw new CommandError(`${folder} is a file. Choose an empty or new folder.`)
  })
  if (entries.length === 0) return
  throw new CommandError(
    `${folder} is not empty. Choose an empty or new folder, so that no file is overwritten.`,
  )
}

/** Turns `my-lamps` into the name of a brand: My lamps. */
function toBrand(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'Our site' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Replaces names in braces in a template file by their values. */
async function fillTexts(folder: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    )
  }
}

function describe(name: string, { command, dependencies }: DocentSource): object {
  return {
    name: toPackageName(name),
    private: true,
    type: 'module',
    scripts: {
      start: `${command} serve`,
      dev: `${command} dev`,
      brand: `${command} brand`,
      build: `${command} build`,
      check: `${command} check`,
      ask: `${command} ask`,
      eval: `${command} eval questions.jsonl`,
      export: `${command} export`,
      report: `${command} report`,
      backup: `${command} backup`,
      doctor: `${command} doctor`,
      docent: command,
    },
    ...(dependencies && { dependencies }),
  }
}

function toPackageName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'site'
  )
}
