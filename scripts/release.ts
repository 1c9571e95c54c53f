// npm run release -- 0.3.0: version, section of the changelog, commit, tag, tarballs, publish. With
// --dry-run everything but the commit and the tag is done, and npm is told not to publish.

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runCommand } from './command.ts'
import { packAll } from './pack/packAll.ts'
import { isForeign } from './checks/rooms.ts'

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Releases a version, and returns what stopped it, if anything did. */
export async function release(args: readonly string[]): Promise<string | undefined> {
  const version = args.find((arg) => !arg.startsWith('--')) ?? ''
  const isDry = args.includes('--dry-run')
  if (!VERSION.test(version)) return 'Name a version: npm run release -- 0.3.0 [--dry-run]'
  const status = await run('git', ['status', '--porcelain'])
  if (!isDry && status.trim() !== '') return `Commit first: there are changes.\n${status}`

  const changelog = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const today = new Date().toISOString().slice(0, 10)
  const cut = cutChangelog(changelog, version, today)
  if (cut === undefined) return 'CHANGELOG.md has nothing under "Unreleased".'

  await writeVersions(version)
  await writeFile(join(ROOT, 'CHANGELOG.md'), cut)
  await run('npm', ['install', '--package-lock-only', '--ignore-scripts'])
  if (!isDry) {
    await run('git', ['commit', '--all', '--message', `repo: Release ${version}`])
    await run('git', ['tag', '--annotate', `v${version}`, '--message', version])
  }
  for (const { file } of await packAll()) {
    console.log(await run('npm', ['publish', file, ...(isDry ? ['--dry-run'] : [])]))
  }
  return undefined
}

/** The changelog with a section for the version; undefined where there is nothing to release. */
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

async function writeVersions(version: string): Promise<void> {
  const patterns = ['package.json', '{packages,apps}/*/package.json']
  for await (const file of glob(patterns, { cwd: ROOT, exclude: isForeign })) {
    const path = join(ROOT, file)
    await writeFile(path, setVersion(await readFile(path, 'utf8'), version))
  }
}

async function run(file: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(file, args)
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${output}`)
  return output
}
