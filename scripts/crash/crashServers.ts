// Kills a server with SIGKILL at random moments while visitors ask, again and again, and then compares what
// the visitors have read with what the store has. The server is the compiled one of the package.

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversationsToRead } from '@docent/chat-server/node'
import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase } from '@docent/chat-server/testing'
import type { ConversationsReader } from '@docent/chat-server'
import { runCommand } from '../command.ts'
import { packAll } from '../pack/packAll.ts'
import { PACKAGES } from '../pack/packages.ts'
import { findLosses } from './findLosses.ts'
import { runCycles } from './runCycles.ts'

export interface CrashRun {
  /** How often each store's server is killed. */
  readonly cycles: number
  /** The address of a Postgres in which the run may create a database. */
  readonly postgres: string
  /** Chooses the moments: the same number gives the same ones. */
  readonly seed: number
}

interface Store {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  openToRead(data: string): Promise<ConversationsReader>
}

const PAGE = '---\ntitle: Lamp\n---\n\nThe lamp is red. It weighs two kilos.\n'

const SILENT = { info: () => undefined, error: () => undefined }

/** Returns a sentence for each answer that was lost, changed or stored twice. */
export async function crashServers({ cycles, postgres, seed }: CrashRun): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-crash-'))
  const database = await openTestDatabase(postgres)
  const stores: Store[] = [
    {
      name: 'SQLite',
      env: {},
      openToRead: async (data) => openConversationsToRead(join(data, 'docent.db')),
    },
    {
      name: 'Postgres',
      env: {
        DATABASE_URL: database.url,
        DOCENT_SECRET: 'a secret that every start shares, of one test',
      },
      openToRead: () => openPostgres(database.url, SILENT),
    },
  ]
  try {
    const program = await unpack(folder)
    const content = join(folder, 'content')
    await mkdir(content)
    await writeFile(join(content, 'lamp.md'), PAGE)
    const found = await Promise.all(
      stores.map((store) => crash(store, { program, content, folder, cycles, seed })),
    )
    return found.flat()
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

interface Crash {
  readonly program: string
  readonly content: string
  readonly folder: string
  readonly cycles: number
  readonly seed: number
}

async function crash({ name, env, openToRead }: Store, run: Crash): Promise<string[]> {
  const { program, content, folder, cycles, seed } = run
  const data = join(folder, name)
  const args = [
    'serve',
    '--no-site',
    '--no-limits',
    '--content',
    content,
    '--data',
    data,
    '--port=0',
  ]
  const { acknowledged, readyMs } = await runCycles({ program, args, env, cycles, seed })
  const reader = await openToRead(data)
  try {
    const losses = findLosses(acknowledged, await Array.fromAsync(reader.list()))
    const ready = readyMs.toSorted((a, b) => a - b)[Math.floor(readyMs.length / 2)] ?? 0
    console.log(
      `        ${name}: killed ${cycles} times, ${acknowledged.length} answers acknowledged, ` +
        `${losses.length} lost, ready again after ${Math.round(ready)} ms (median)`,
    )
    return losses.map((loss) => `${name}, seed ${seed}: ${loss}`)
  } finally {
    await reader.close()
  }
}

/** The program of the package, which the step before this one may have packed. */
async function unpack(folder: string): Promise<string> {
  const isOurs = (file: string) => /^docent-\d.*\.tgz$/.test(file)
  const packed = (await readdir(PACKAGES).catch(() => [])).find(isOurs)
  const file = packed
    ? join(PACKAGES, packed)
    : (await packAll()).find(({ name }) => name === 'docent')?.file
  const { code, output } = await runCommand('tar', ['-xzf', file ?? '', '-C', folder])
  if (code !== 0) throw new Error(`Cannot unpack ${file}: ${output}`)
  return join(folder, 'package/docent.mjs')
}
