import { join } from 'node:path'
import { packAll } from '../../scripts/pack/packAll.ts'
import { openWorkshop } from '../../scripts/pack/workshop.ts'
import { BenchError } from '../measure.ts'
import { serveManual } from './manual.ts'

/** How fast the crawler may ask: a server of this machine, or one of somebody else. */
export type Host = 'own' | 'foreign'

/** Addresses of this machine. Only the first is one that the crawler reads without a pause. */
const HOSTS: Readonly<Record<Host, string>> = { own: '127.0.0.1', foreign: '[::ffff:127.0.0.1]' }

const QUESTION = 'What is part 3 on the lamp?'

/**
 * The milliseconds from `npx docent ask URL` to its answer, in an empty folder and with an empty cache. The
 * package is a tarball, as the registry would send it.
 *
 * @throws {BenchError} if the answer cites no page of the site.
 */
export async function measureFirstAnswer(pages: number, host: Host): Promise<number> {
  const tarballs = await packAll()
  const docent = tarballs.find(({ name }) => name === 'docent')?.file ?? 'no tarball of docent'
  const workshop = await openWorkshop()
  const site = await serveManual(pages)
  try {
    const url = site.url.replace(HOSTS.own, HOSTS[host])
    const home = join(workshop.folder, 'home')
    const npx = `npx --yes --offline --cache "${home}/npm" --package="${docent}"`
    const startedAt = performance.now()
    const said = await workshop.run(`HOME="${home}" ${npx} docent ask "${url}" "${QUESTION}"`)
    const ms = performance.now() - startedAt
    if (!/^\[1\] http\S+#s3$/m.test(said)) throw new BenchError(`docent ask printed:\n${said}`)
    return ms
  } finally {
    site.close()
    await workshop.close()
  }
}
