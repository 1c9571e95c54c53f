import { cp, mkdir, readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from '../commandError.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url))

/** Stands beside the pages of the template as text: as a module it would be one of ours. */
const CONFIG_TEMPLATE = 'docent.config.ts.txt'
const CONFIG = 'docent.config.ts'

/** What is never committed: what can be built again, and what visitors asked, with its backups. */
const IGNORED = ['build/', 'node_modules/', 'data/', 'data.old/', 'backup/']

/**
 * Makes a site in a folder: pages, configuration, and the commands that serve it with this Docent.
 *
 * @param brand the name on its pages; that of the folder where it is not given.
 * @throws {CommandError} for a folder that holds something already, or cannot be written.
 */
export async function writeSite(folder: string, brand?: string): Promise<void> {
  try {
    await requireEmpty(folder)
    await mkdir(folder, { recursive: true })
    // npm runs a script where the folder really is: a path from a link to it would lead elsewhere.
    await fillFolder(await realpath(folder), basename(folder), brand)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof CommandError || code === undefined) throw error
    throw new CommandError(`Docent cannot make a site in ${folder} (${code}): name another folder.`)
  }
}

async function fillFolder(folder: string, name: string, given = ''): Promise<void> {
  const docent = relative(folder, await realpath(ROOT)).replaceAll('\\', '/')
  const brand = given.replace(/\s+/g, ' ').trim() || toBrand(name)
  await cp(TEMPLATE, folder, { recursive: true })
  await rename(join(folder, CONFIG_TEMPLATE), join(folder, CONFIG))
  await fillTexts(folder, {
    brand,
    brandInScript: brand.replace(/[\\']/g, '\\$&'),
    brandInYaml: brand.replaceAll("'", "''"),
    types: `${docent}/packages/content/src/index.ts`,
    today: new Date().toISOString().slice(0, 10),
  })
  const description = JSON.stringify(describe(name, docent), null, 2)
  await writeFile(join(folder, 'package.json'), `${description}\n`)
  await writeFile(join(folder, '.gitignore'), IGNORED.map((name) => `${name}\n`).join(''))
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code !== 'ENOTDIR') throw error
    throw new CommandError(`${folder} is a file: name a folder that is empty or not there yet.`)
  })
  if (entries.length === 0) return
  throw new CommandError(
    `${folder} is not empty, and nothing in it is to be lost: name a folder that is empty or not there yet.`,
  )
}

/** `my-lamps` as the name of a brand: My lamps. */
function toBrand(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'Our site' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Puts values where a file of the template has their names in braces. */
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

/**
 * No dependency: Docent is run from where it is. It starts the Node that its own install brought
 * where the one of this machine is too old.
 */
function describe(name: string, docent: string): object {
  const run = (command: string): string =>
    `node "${docent}/apps/server/docent.mjs" ${command}`.trimEnd()
  return {
    name: toPackageName(name),
    private: true,
    type: 'module',
    scripts: {
      start: run('serve'),
      dev: run('dev'),
      build: run('build'),
      check: run('check'),
      ask: run('ask'),
      docent: run(''),
    },
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
