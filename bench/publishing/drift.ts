import { readFile } from 'node:fs/promises'
import { readResults } from './results.ts'

/** How far published sizes may be from the current build: not every commit measures again. */
const MOST_DRIFT = 0.05

/** Sentences about published sizes that the build of now no longer has, given by their budgets' names. */
export async function checkDrift(
  weights: Readonly<Record<string, number>>,
  published: URL = new URL('../published.json', import.meta.url),
): Promise<string[]> {
  const pages = await readFile(published, 'utf8')
  const results = await readResults('sizes')
  return Object.entries(weights).flatMap(([name, bytes]) => {
    if (!pages.includes(`sizes/${name}.bytes`)) return []
    const kept = results.get(`${name}.bytes`) ?? Number.NaN
    if (Math.abs(bytes - kept) <= kept * MOST_DRIFT) return []
    return [
      `${name} weighs ${bytes} bytes, and ${kept} are published: npm run bench -- sizes --publish`,
    ]
  })
}
