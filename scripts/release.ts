// npm run release -- 0.3.0: version, section of the changelog, commit, tag, tarballs, publish. With
// --dry-run nothing is committed or published, and the files are as before at the end.

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runCommand } from './command.ts'
import { isForeign } from './checks/rooms.ts'

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const MANIFESTS = ['package.json', '{packages,apps}/*/package.json']

export interface ReleaseOptions {
  /** @default the project's root */
  readonly root?: string
  /** Packs what is published, and returns the tarballs. */
  pack(): Promise<readonly { readonly file: string }[]>
}

/** Releases a version, and returns what stopped it, if anything did. */
export async function release(
  args: readonly string[],
  { root = ROOT, pack }: ReleaseOptions,
): Promise<string | undefined> {
  const version = args.find((arg) => !arg.startsWith('--')) ?? ''
  const isDry = args.includes('--dry-run')
  if (!VERSION.test(version)) return 'Name a version: npm run release -- 0.3.0 [--dry-run]'
  const run = (file: string, ...rest: string[]): Promise<string> => runIn(root, file, rest)
  const status = await run('git', 'status', '--porcelain')
  if (!isDry && status.trim() !== '') return `Commit first: there are changes.\n${status}`

  const before = await readFiles(root)
  const today = new Date().toISOString().slice(0, 10)
  const cut = cutChangelog(before.get('CHANGELOG.md') ?? '', version, today)
  if (cut === undefined) return 'CHANGELOG.md has nothing under "Unreleased".'

  try {
    await writeFiles(root, setVersions(before, version, cut))
    if (!isDry) {
      await run('git', 'commit', '--all', '--message', `repo: Release ${version}`)
      await run('git', 'tag', '--annotate', `v${version}`, '--message', version)
    }
    for (const { file } of await pack()) {
      console.log(await run('npm', 'publish', file, ...(isDry ? ['--dry-run', '--offline'] : [])))
    }
  } finally {
    if (isDry) await writeFiles(root, before)
  }
  return undefined
}

type Files = ReadonlyMap<string, string>

/** The files that a release changes. */
async function readFiles(root: string): Promise<Files> {
  const files = ['CHANGELOG.md', 'package-lock.json']
  for await (const file of glob(MANIFESTS, { cwd: root, exclude: isForeign })) files.push(file)
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
    ),
  )
}

function setVersions(files: Files, version: string, changelog: string): Files {
  const manifests = [...files].filter(([file]) => file.endsWith('package.json'))
  return new Map([
    ...manifests.map(([file, text]) => [file, setVersion(text, version)] as const),
    ['package-lock.json', setLockVersion(files.get('package-lock.json') ?? '', version)],
    ['CHANGELOG.md', changelog],
  ])
}

async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [file, text] of files) await writeFile(join(root, file), text)
}

/** The changelog with a section for the version; undefined if there is nothing to release. */
export function cutChangelog(text: string, version: string, day: string): string | undefined {
  const [, body = ''] = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? []
  if (body.trim() === '') return undefined
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version}, ${day}\n`)
}

/** A manifest with the version, and with it for each of our own packages that it depends on. */
export function setVersion(manifest: string, version: string): string {
  const own = /^(\s*"@docent\/[a-z-]+": )"\d[^"]*"/gm
  return manifest
    .replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
    .replace(own, `$1"${version}"`)
}

/**
 * Sets the version of each of our own packages in a lock file. npm needs the registry for this: without
 * it, npm leaves out packages of other platforms.
 */
export function setLockVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, { version?: string }> }
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    if (place.includes('node_modules/') || entry.version === undefined) return [place, entry]
    const own = setVersion(JSON.stringify({ entry }, undefined, 2), version)
    return [place, { ...(JSON.parse(own) as { entry: object }).entry, version }]
  })
  const whole = { ...lock, version, packages: Object.fromEntries(packages) as object }
  return `${JSON.stringify(whole, undefined, 2)}\n`
}

async function runIn(cwd: string, file: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(file, args, {}, { cwd })
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${output}`)
  return output
}
