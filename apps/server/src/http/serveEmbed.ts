import type { Log } from '@docent/answers'
import type { Config } from '@docent/content'
import { embedFolder, prepareEmbed } from '../builds/embedBuild.ts'
import { labelEmbed } from '../builds/embedLabel.ts'
import { openEmbedFiles } from './embedFiles.ts'
import type { Serve } from './listen.ts'
import type { ServerSettings } from '../settings.ts'

/** Serves the embed from the build folder, and builds it on the first request. */
export function serveEmbed({ buildFolder }: ServerSettings, config: Config, log: Log): Serve {
  return openEmbedFiles({
    folder: embedFolder(buildFolder),
    prepare: async () => labelEmbed(await prepareEmbed(buildFolder), config),
    onError: (error) => log.error('the script for other sites cannot be served', error),
  })
}
