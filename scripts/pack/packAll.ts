import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findEmbedKit, findSiteKit, fingerprintCode } from '@docent/site/kit'
import { readVersion } from '../../apps/server/src/version.ts'
import { ROOT, runCommand } from '../command.ts'
import { bundleModules } from './bundleModules.ts'
import { writeDeclarations } from './declarations.ts'
import { inlineStyles } from './inlineStyles.ts'
import { collectLicences } from './licences.ts'
import { createManifest, readRepository } from './manifest.ts'
import { PACKAGES, PUBLISHED, type Published } from './packages.ts'

/** A tarball, ready to publish or to install. */
export interface Tarball {
  readonly name: string
  readonly version: string
  readonly file: string
}

/**
 * Writes all packages as tarballs to `build/packages`, and removes those of earlier runs.
 *
 * @throws {Error} that names the package and what could not be packed.
 */
export async function packAll(): Promise<Tarball[]> {
  const version = await readVersion()
  await rm(PACKAGES, { recursive: true, force: true })
  await mkdir(PACKAGES, { recursive: true })
  const tarballs: Tarball[] = []
  for (const published of PUBLISHED) tarballs.push(await pack(published, version))
  return tarballs
}

async function pack(published: Published, version: string): Promise<Tarball> {
  const { name } = published
  const folder = await mkdtemp(join(tmpdir(), 'docent-pack-'))
  try {
    const modules = await compile(published, join(folder, 'dist'))
    await addParts(published, folder)
    const manifest = createManifest(published, version, readRepository(process.env))
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    await copyFile(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
    const readme = join(ROOT, published.room, published.readme ?? 'README.md')
    await copyFile(readme, join(folder, 'README.md'))
    const licences = await collectLicences(modules)
    if (licences !== '') await writeFile(join(folder, 'dist/LICENSES.txt'), licences)
    const args = ['pack', '--silent', '--pack-destination', PACKAGES, folder]
    const { code, output } = await runCommand('npm', args)
    if (code !== 0) throw new Error(`Cannot pack ${name}: ${output}`)
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    return { name, version, file: join(PACKAGES, file) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compiles what a package holds, and returns the modules that were taken in. */
async function compile(published: Published, folder: string): Promise<string[]> {
  const { exports, programs = {}, room, project, platform, external = [] } = published
  const entries = Object.entries(exports).map(([path, module]) => [
    toFile(path),
    join(room, module),
  ])
  const others = Object.entries(programs).map(([file, module]) => [file, join(room, module)])
  const modules = await bundleModules({
    entries: Object.fromEntries(
      [...entries, ...others].map(([name, at]) => [name, join(ROOT, at ?? '')]),
    ),
    folder,
    external,
    platform,
  })
  const typed = Object.values(exports).map((module) => join(room, module))
  if (typed.length > 0) await writeDeclarations(project, typed, join(folder, 'types'))
  return modules
}

/** `.` is the file `index`, `./ui` the file `ui`. */
function toFile(path: string): string {
  return path === '.' ? 'index' : path.slice(2)
}

async function addParts(published: Published, folder: string): Promise<void> {
  const { name, room, assets = {}, bin = {}, data = {} } = published
  for (const [path, file] of Object.entries(assets)) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, await inlineStyles(join(ROOT, room, file)))
  }
  for (const [file, source] of Object.entries(data)) {
    await copyFile(join(ROOT, room, source), join(folder, 'dist', file))
  }
  for (const file of Object.values(bin)) {
    await copyFile(join(ROOT, room, file), join(folder, basename(file)))
    await copyFile(join(ROOT, 'apps/server/nodeVersion.mjs'), join(folder, 'nodeVersion.mjs'))
  }
  if (name === '@docent/widget') await addEmbed(join(folder, 'dist/embed'))
  if (name === 'docent') await addKit(join(folder, 'kit'))
  if (name === 'docent' || name === 'create-docent') {
    await cp(join(ROOT, 'apps/server/template'), join(folder, 'template'), { recursive: true })
  }
}

async function addKit(folder: string): Promise<void> {
  await cp(await findSiteKit(), join(folder, 'site'), { recursive: true })
  await cp(await findEmbedKit(), join(folder, 'embed'), { recursive: true })
  await writeFile(join(folder, 'fingerprint'), `${await fingerprintCode()}\n`)
}

/** The script of the tag under a name that stays, and what it loads. */
async function addEmbed(folder: string): Promise<void> {
  const kit = await findEmbedKit()
  const { file } = JSON.parse(await readFile(join(kit, 'widget.json'), 'utf8')) as { file: string }
  await cp(kit, folder, { recursive: true })
  await copyFile(join(kit, basename(file)), join(folder, 'widget.js'))
}
