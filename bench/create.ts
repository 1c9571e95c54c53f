// How long a newcomer waits from the first command to the address of a site, with packages that npm has
// already in its cache, and how much is then on the disk: ours, and a page with VitePress.

import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { packAll } from '../scripts/pack/packAll.ts'
import { openWorkshop, type Workshop } from '../scripts/pack/workshop.ts'
import { printTable, readMedian, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const RUNS = 3
/** A first run may take as long as one of VitePress. */
const MOST_TIMES = 1

interface Start {
  readonly key: string
  readonly name: string
  /** Installs a site in the folder `my-site`. */
  create(workshop: Workshop): Promise<void>
  readonly serve: string
}

interface Measured {
  readonly start: Start
  readonly ms: number
  readonly packages: number
  readonly bytes: number
}

/** Prints the table; called by `npm run bench`. VitePress comes from the npm registry, in its first run. */
export async function benchCreate({ isShort }: BenchRun): Promise<Figures> {
  const ours = await packOurs()
  const [load = 0] = loadavg()
  console.log(`  The load of the machine before: ${load.toFixed(1)}`)
  const measured: Measured[] = []
  for (const start of isShort ? [ours] : [ours, VITEPRESS]) {
    measured.push(await measureStart(start, isShort ? 1 : RUNS))
  }
  printTable(
    ['a first site', 'until its address', 'packages', 'on the disk'],
    measured.map(({ start, ms, packages, bytes }) => [
      start.name,
      `${(ms / 1000).toFixed(1)} s`,
      String(packages),
      `${(bytes / 1_000_000).toFixed(1)} MB`,
    ]),
  )
  const [first, second] = measured
  if (first && second) {
    requireRatio('until the address, compared with VitePress', first.ms / second.ms, {
      most: MOST_TIMES,
    })
  }
  return Object.fromEntries(measured.flatMap(nameFigures))
}

function nameFigures({ start, ms, packages, bytes }: Measured): [string, number][] {
  return [
    [`${start.key}.address.ms`, ms],
    [`${start.key}.packages.count`, packages],
    [`${start.key}.installed.bytes`, bytes],
  ]
}

async function packOurs(): Promise<Start> {
  const tarballs = await packAll()
  const fileOf = (name: string): string => tarballs.find((one) => one.name === name)?.file ?? name
  return {
    key: 'docent',
    name: 'Docent',
    async create({ folder, run, install }) {
      await install(fileOf('create-docent'))
      await run('npx create-docent my-site')
      await install(fileOf('docent'), join(folder, 'my-site'))
    },
    serve: 'npm start -- --port 0',
  }
}

/** The page is written here, because VitePress's own command asks its questions only on a terminal. */
const VITEPRESS: Start = {
  key: 'vitepress',
  name: 'VitePress, one page',
  async create({ folder, run }) {
    const site = join(folder, 'my-site')
    await mkdir(site)
    await writeFile(join(site, 'package.json'), '{"private":true,"type":"module"}\n')
    await writeFile(join(site, 'index.md'), '# My site\n\nHello.\n')
    await run('npm install --prefer-offline --no-audit --no-fund vitepress@1', site)
  },
  serve: 'npx vitepress dev --port 0',
}

/** The median of some runs, each in an empty folder, after one that fills the cache. */
async function measureStart(start: Start, runs: number): Promise<Measured> {
  const measured: Measured[] = []
  for (let index = 0; index <= runs; index++) measured.push(await startOnce(start))
  const [, ...counted] = measured
  const { packages = 0, bytes = 0 } = counted[0] ?? {}
  return { start, ms: readMedian(counted.map(({ ms }) => ms)), packages, bytes }
}

async function startOnce(start: Start): Promise<Measured> {
  const workshop = await openWorkshop()
  try {
    const site = join(workshop.folder, 'my-site')
    const startedAt = performance.now()
    await start.create(workshop)
    await workshop.start(start.serve, site)
    const ms = performance.now() - startedAt
    return { start, ms, ...(await weighModules(join(site, 'node_modules'))) }
  } finally {
    await workshop.close()
  }
}

async function weighModules(folder: string): Promise<{ packages: number; bytes: number }> {
  let packages = 0
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    bytes += (await stat(join(entry.parentPath, entry.name))).size
    if (/node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(join(entry.parentPath, entry.name)))
      packages += 1
  }
  return { packages, bytes }
}
