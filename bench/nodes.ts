// Replies a second, and the time to their first text, from one node and from two that share Postgres and
// Redis. The alternative is a server as the documentation of the AI SDK's version 4 shows it, with a model
// that answers at once: it searches nothing and stores nothing. The load comes from the same machine.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@docent/chat-server/testing'
import { ROOT } from '../scripts/command.ts'
import { withServices } from '../scripts/services/withServices.ts'
import { printTable } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { askMany } from './nodes/askMany.ts'
import type { LoadFigures } from './nodes/askMany.ts'
import { startProcess } from './nodes/startProcess.ts'
import type { RunningProcess } from './nodes/startProcess.ts'

const REPLIES = 1_000
const SHORT_REPLIES = 20
/** Replies before the measured ones, to compile the code. */
const WARM_UP = 100
const VISITORS = 16

/** Prints the table; called by `npm run bench`. */
export async function benchNodes({ isShort }: BenchRun): Promise<Figures> {
  const replies = isShort ? SHORT_REPLIES : REPLIES
  const measured: [name: string, key: string, figures: LoadFigures][] = []
  const measure = async (name: string, key: string, addresses: readonly string[]) => {
    await askMany(addresses, { replies: isShort ? 1 : WARM_UP, visitors: VISITORS })
    measured.push([name, key, await askMany(addresses, { replies, visitors: VISITORS })])
  }
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-nodes-'))
  const running: RunningProcess[] = []
  const start = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const started = await startProcess(args, env)
    running.push(started)
    return started.address
  }
  const endAll = async () => {
    for (const one of running.splice(0)) await one.end()
  }
  const serve = (data: string, env?: Readonly<Record<string, string>>) => {
    const entry = join(ROOT, 'apps/server/docent.mjs')
    const args = ['serve', '--no-site', '--no-limits', '--port=0', '--data', join(folder, data)]
    return start([entry, ...args], env)
  }
  try {
    await measure('AI SDK 4, model that answers at once', 'ai', [
      await start([join(import.meta.dirname, 'nodes/theirServer.ts')]),
    ])
    await endAll()
    await measure('one process, SQLite', 'sqlite', [await serve('alone')])
    await endAll()
    await withServices(async ({ DOCENT_TEST_POSTGRES, DOCENT_TEST_REDIS }) => {
      const database = await openTestDatabase(DOCENT_TEST_POSTGRES)
      const env = {
        DATABASE_URL: database.url,
        REDIS_URL: DOCENT_TEST_REDIS,
        DOCENT_SECRET: 'a secret that both nodes of the bench share',
      }
      try {
        const first = await serve('one', env)
        await measure('one node, Postgres and Redis', 'one', [first])
        const second = await serve('two', env)
        await measure('two nodes, Postgres and Redis', 'two', [first, second])
      } finally {
        await endAll()
        await database.drop()
      }
    })
  } finally {
    await endAll()
    await rm(folder, { recursive: true, force: true })
  }
  printTable(
    [`${replies} replies, ${VISITORS} visitors at once`, 'replies a second', 'first text, p95'],
    measured.map(([name, , { perSecond, firstTextMs }]) => {
      return [name, perSecond.toFixed(0), `${firstTextMs.toFixed(0)} ms`]
    }),
  )
  return Object.fromEntries(
    measured.flatMap(([, key, { perSecond, firstTextMs }]) => [
      [`${key}.reply.ms`, 1_000 / perSecond],
      [`${key}.firstText.ms`, firstTextMs],
    ]),
  )
}
