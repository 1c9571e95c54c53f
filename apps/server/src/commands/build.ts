import { prepareBuild } from '../builds.ts'
import { readSettings } from '../settings.ts'

/** `docent build`: makes the site and its index, if they are not there as they should be. */
export async function build(args: string[]): Promise<void> {
  const startedAt = performance.now()
  const { siteFolder, isNew } = await prepareBuild(readSettings(args))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(isNew ? `Built ${siteFolder} in ${seconds} s.` : `${siteFolder} is up to date.`)
}
