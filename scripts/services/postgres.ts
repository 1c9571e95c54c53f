import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram } from './programs.ts'
import { findFreePort, runToEnd, startService } from './startService.ts'
import type { Service, User } from './startService.ts'

const POSTGRES = { name: 'Postgres', program: 'postgres', debian: 'postgresql' }

/** Starts an empty Postgres on loopback, and deletes its files when it stops. */
export async function startPostgres(): Promise<Service> {
  const program = await findProgram(POSTGRES)
  const user = findUser()
  const folder = await mkdtemp(join(tmpdir(), 'docent-postgres-'))
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = join(dirname(program), 'initdb')
  const files = ['-D', data, '-U', 'docent', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await runToEnd(initdb, files, { cwd: folder, user })

  const port = await findFreePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const started = await startService(program, [...args, '-c', 'max_connections=200'], {
    port,
    cwd: folder,
    user,
  })
  return {
    url: `postgres://docent@127.0.0.1:${port}/postgres`,
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

/** Postgres refuses to run as root. Debian's package creates a user for it. */
function findUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (option: string): number => Number(execFileSync('id', [option, 'postgres']))
  return { uid: read('-u'), gid: read('-g') }
}
