import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installLighthouse } from '../../../bench/installPeers.ts'
import { CATEGORIES, judgePage } from '../../../bench/judgePage.ts'

/** One of each type of page, and one in the other language. */
const ROUTES = [
  '/',
  '/products',
  '/products/garden',
  '/tutorials/change-the-bulb',
  '/about-us',
  '/imprint',
  '/de/products/garden',
]

/** The speed depends on the machine: this is far below what an idle one measures. */
const LEAST_SPEED = 90

/**
 * Lets Lighthouse judge the pages of the second brand. Everything but the speed must be perfect.
 * It needs the npm registry the first time.
 */
export async function judgeBrand(address: string, browser: string): Promise<void> {
  await installLighthouse()
  const folder = await mkdtemp(join(tmpdir(), 'docent-judge-'))
  try {
    for (const route of ROUTES) {
      const { scores, failed, cls } = await judgePage({ page: address + route, browser, folder })
      const said = CATEGORIES.map((name, index) => `${name} ${scores[index] ?? 'none'}`).join(', ')
      console.log(`        ${route}: ${said}, moved ${cls.toFixed(3)}`)
      const [speed = 0, ...others] = scores
      if (speed < LEAST_SPEED || others.slice(0, 3).some((score) => score !== 100)) {
        throw new Error(`${route}: ${said}. Lighthouse names ${failed.join(', ') || 'the speed'}.`)
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
