import { BRAND_PATH, startDev } from './dev.ts'

/** `docent brand`: the site as `docent dev` serves it, with a page that shows all that the brand sets. */
export async function brand(args: string[]): Promise<void> {
  const { name, address } = await startDev(args)
  console.log(`The brand of ${name} is shown at ${address}${BRAND_PATH}, and follows your changes`)
}
