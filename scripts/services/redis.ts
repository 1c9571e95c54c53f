import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './programs.ts'
import { findFreePort, startService } from './startService.ts'
import type { Service } from './startService.ts'

const REDIS = { name: 'Redis', program: 'redis-server', debian: 'redis-server' }

/** Starts an empty Redis on loopback that keeps nothing on disk. */
export async function startRedis(): Promise<Service> {
  const program = await findProgram(REDIS)
  const folder = await mkdtemp(join(tmpdir(), 'docent-redis-'))
  const port = await findFreePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const started = await startService(program, args, { port, cwd: folder })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
