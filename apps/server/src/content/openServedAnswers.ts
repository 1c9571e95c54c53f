import { join } from 'node:path'
import { findStudyFolder } from '@docent/study'
import { createRenewal } from '../builds/createRenewal.ts'
import { followChanges } from '../builds/followChanges.ts'
import type { Served } from '../builds/openServedSite.ts'
import type { ServerSettings } from '../settings.ts'
import { syncedFile } from '../sources/syncedFile.ts'
import { openContentLeniently } from './content.ts'
import { createEditions, isSameEdition } from './edition.ts'

/**
 * Serves only the assistant, which accepts any folder of Markdown, even one that cannot be built.
 */
export async function openServedAnswers(settings: ServerSettings): Promise<Served> {
  const { configFile, contentFolder, dataFolder } = settings
  const readEdition = createEditions(
    openContentLeniently(contentFolder),
    settings,
    join(dataFolder, 'knowledge.db'),
  )
  const first = await readEdition()
  return {
    ...first,
    follow: (assistant) => {
      const editions = createRenewal({
        first,
        read: readEdition,
        // The data folder may be inside the content folder. A write there does not change
        // answers.
        isSame: isSameEdition,
        use: ({ knowledgeFile, config }) => assistant.use(knowledgeFile, config),
      })
      return followChanges(
        [contentFolder, findStudyFolder(contentFolder), configFile, syncedFile(settings)],
        editions.renew,
        () => editions.current.content.nextDue,
      )
    },
  }
}
