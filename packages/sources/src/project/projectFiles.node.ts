import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A configuration of another tool. */
export interface ProjectFile {
  readonly folder: string
  /** Its path in the folder: `.vitepress/config.ts`. */
  readonly name: string
  readonly text: string
}

/** Those that say the name of a documentation, or the order of its pages. */
const CONFIG_FILES: readonly string[] = [
  'mkdocs.yml',
  'mkdocs.yaml',
  'zensical.toml',
  'docs.json',
  'mint.json',
  ...['ts', 'js', 'mjs', 'cjs', 'mts'].flatMap((ending) => [
    `docusaurus.config.${ending}`,
    `.vitepress/config.${ending}`,
    `.vitepress/config/index.${ending}`,
    `astro.config.${ending}`,
  ]),
  'book.toml',
  ...['toml', 'yaml', 'yml'].flatMap((ending) => [
    `hugo.${ending}`,
    `config.${ending}`,
    `config/_default/hugo.${ending}`,
    `config/_default/config.${ending}`,
  ]),
  'antora.yml',
  '_config.yml',
  'SUMMARY.md',
]

/** Nobody writes a larger one. */
const MAX_CONFIG_BYTES = 1024 * 1024

/** Folders around a documentation that are looked at, at most. */
const MOST_FOLDERS = 5

/** A folder whose name says only that it holds pages or a build. The one around it is the project. */
const PLAIN_FOLDER =
  /^(?:docs?|documentation|content|pages|src|source|website|build|dist|out|public|site|html|_site|_build|\..*|[a-z]{2}(?:-[a-z]{2})?)$/i

/** The configurations of a folder of documentation, those in the folder first, then those above it. None for a file. */
export function* findProjectFiles(place: string): Generator<ProjectFile> {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return
  for (const folder of listFolders(place)) {
    for (const name of CONFIG_FILES) {
      const text = readSmallFile(join(folder, name))
      if (text !== undefined) yield { folder, name, text }
    }
  }
}

/** The folder, the one around it, and those around folders with plain names, up to the repository. */
function listFolders(place: string): string[] {
  const folders = [place]
  while (folders.length < MOST_FOLDERS) {
    const last = folders.at(-1) ?? place
    const isPlain = folders.length === 1 || PLAIN_FOLDER.test(basename(last))
    if (!isPlain || dirname(last) === last || isRepository(last)) break
    folders.push(dirname(last))
  }
  return folders
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}

/** Undefined for a file that is missing, too large, or behind a link. */
export function readSmallFile(path: string): string | undefined {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found?.isFile() || found.size > MAX_CONFIG_BYTES) return undefined
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '')
  } catch {
    // A documentation is readable without the configuration of another tool.
    return undefined
  }
}
