import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, stop } from './server.ts'

/** Serves the built product, as `npm start` does, for as long as the browser tests run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'docent-e2e-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  process.env['DOCENT_URL'] = address
  return async () => {
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}
