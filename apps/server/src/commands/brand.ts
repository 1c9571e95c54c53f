import { BRAND_PATH, startDev } from './dev.ts'

/**
 * `docent brand`: serves the site like `docent dev`, with a page that shows everything that the
 * brand sets.
 */
export async function brand(args: string[]): Promise<void> {
  const { name, address } = await startDev(args)
  console.log(`The brand of ${name} is shown at ${address}${BRAND_PATH}, and follows your changes`)
}
