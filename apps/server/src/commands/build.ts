import { prepareBuild } from '../builds.ts'
import { prepareEmbed } from '../embedBuild.ts'
import { readSettings } from '../settings.ts'

/** `docent build`: makes the site, its index and the embed, if they are not there as they should be. */
export async function build(args: string[]): Promise<void> {
  const startedAt = performance.now()
  const settings = readSettings(args)
  const { siteFolder, isNew } = await prepareBuild(settings)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(isNew ? `Built ${siteFolder} in ${seconds} s.` : `${siteFolder} is up to date.`)
  const { file, integrity } = await prepareEmbed(settings.buildFolder)
  console.log(`For other sites: /widget.js, or pinned /${file} with integrity="${integrity}"`)
}
