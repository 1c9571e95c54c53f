import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runStatement } from '@docent/chat-server/testing'
import { findProgram } from './programs.ts'
import { findFreePort, runToEnd, startService } from './startService.ts'
import type { Service, User } from './startService.ts'

const POSTGRES = { name: 'Postgres', program: 'postgres', debian: 'postgresql' }

export interface PostgresOptions {
  /** The largest file that it can write, in blocks of 512 bytes: a full disk for each table. */
  readonly maxBlocks?: number
}

/** Starts an empty Postgres on loopback, and deletes its files when it stops. */
export async function startPostgres({ maxBlocks }: PostgresOptions = {}): Promise<Service> {
  const program = await findProgram(POSTGRES)
  const user = findUser()
  const folder = await mkdtemp(join(tmpdir(), 'docent-postgres-'))
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = join(dirname(program), 'initdb')
  const files = ['-D', data, '-U', 'docent', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  // The log is one file that is always written whole: it must fit below the limit.
  if (maxBlocks !== undefined) files.push('--wal-segsize=1')
  await runToEnd(initdb, files, { cwd: folder, user })

  const port = await findFreePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const command = [program, ...args, '-c', 'max_connections=200']
  const limited = ['sh', '-c', `ulimit -f ${maxBlocks}; exec "$@"`, 'sh', ...command]
  const [file = '', ...rest] = maxBlocks === undefined ? command : limited
  const started = await startService(file, rest, {
    port,
    cwd: folder,
    user,
  })
  const service: Service = {
    url: `postgres://docent@127.0.0.1:${port}/postgres`,
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
  try {
    await waitUntilReady(service.url)
    return service
  } catch (error) {
    await service.stop()
    throw error
  }
}

const LOOK_MS = 50
const MOST_LOOKS = 600

/** On a busy machine the port accepts connections a while before the database does. */
async function waitUntilReady(url: string): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await runStatement(url, 'SELECT 1')
    } catch (error) {
      if (looks === MOST_LOOKS) throw error
      await delay(LOOK_MS)
    }
  }
}

/** Postgres refuses to run as root. Debian's package creates a user for it. */
function findUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (option: string): number => Number(execFileSync('id', [option, 'postgres']))
  return { uid: read('-u'), gid: read('-g') }
}
