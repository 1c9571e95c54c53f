// A build has the site's files and the assistant's index, made from the same content under one
// hash, in a folder of that name. It is complete before its name appears, and `current.json` says
// which build to serve, so that site and answers always change together.

import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listScheduled } from '@docent/content'
import type { Config } from '@docent/content'
import type { BuiltSite, CardTally, FontTally, PictureTally } from '@docent/site/build'
import { listInstalledTools } from '@docent/site/installedTools'
import { openSemantic } from '../semantic/openSemantic.ts'
import { readSemantic } from '../semantic/state.ts'
import type { SemanticState } from '../semantic/state.ts'
import { withVectors } from '../semantic/withVectors.ts'
import { answerHero } from './answerHero.ts'
import { readContent } from '../content/content.ts'
import { fitDefaults } from '../content/fitDefaults.ts'
import { buildEditions, buildInternal } from '../content/editionFiles.ts'
import { buildLanguages } from '../content/languageFiles.ts'
import { fingerprint } from './fingerprint.ts'
import { listPageNotes } from '../study/listPageNotes.ts'
import { withStudy } from '../study/withStudy.ts'
import { addConfigFiles } from './configFiles.ts'
import { keepCurrent, readCurrent } from './currentBuild.ts'
import { isHeld } from './heldBuild.ts'
import { mountAtRoot, openSources, withSources } from '../sources/openSources.ts'
import { dropStartPage, withManuals } from '../sources/manuals.ts'
import type { OpenSources } from '../sources/joinSources.ts'
import type { Mount } from '../sources/openSource.ts'
import { readSiteConfig } from '../sources/readSiteConfig.ts'
import { isStartOnly, trimNavigation } from '../sources/startPage.ts'
import { readRedirects } from './redirects.ts'
import type { ServerSettings } from '../settings.ts'
import { writeBuild } from './writeBuild.ts'
import { makeFolder } from '../makeFolder.ts'

export interface Build {
  readonly hash: string
  readonly config: Config
  readonly siteFolder: string
  readonly knowledgeFile: string
  /** Whether this call created it. */
  readonly isNew: boolean
  /** Folders of other generators whose pages this server shows. */
  readonly mounts: readonly Mount[]
  /** The next day, `YYYY-MM-DD`, on which a page becomes public and this build becomes stale. */
  readonly nextDue: string | undefined
  /** Why a newer build of the shared place is not used. */
  readonly problem?: string
  /** Advice about the sources, printed at each start: pages without styles stay so until the owner acts. */
  readonly warnings: readonly string[]
  /** For a new build: the kept and omitted pages of each source. */
  readonly imported?: readonly string[]
  /** For a new build: the link preview images. */
  readonly cards?: CardTally
  /** For a new build: the smaller copies of pictures. */
  readonly pictures?: PictureTally
  /** For a new build: the owner's fonts. */
  readonly fonts?: FontTally
}

/**
 * The build of today's content, configuration and code. Creates it if needed.
 *
 * @throws {CommandError} listing the errors that an author must fix.
 */
export async function prepareBuild(settings: ServerSettings): Promise<Build> {
  const { buildFolder, contentFolder, configFile } = settings
  const read = await fitDefaults(await readSiteConfig(settings), contentFolder)
  const isBare = isStartOnly(settings)
  const sources = await openSources(read, {
    ...settings,
    ...(isBare && mountAtRoot(read)),
  })
  const config = isBare ? trimNavigation(read, sources.places) : read
  const semantic = await readSemantic(settings.dataFolder)
  const tools = listInstalledTools().join()
  const meaning = semantic?.isOn ? JSON.stringify(semantic) : ''
  // The configuration is code: the same file may read other values from the environment.
  const added = `${sources.hash}${meaning}${tools}${JSON.stringify(config)}`
  const scheduled = await listScheduled(contentFolder)
  const hash = await fingerprint(contentFolder, configFile, added, scheduled)
  const folder = join(buildFolder, hash)
  const build = {
    hash,
    config,
    siteFolder: join(folder, 'site'),
    knowledgeFile: join(folder, 'knowledge.db'),
    mounts: sources.mounts,
    warnings: sources.warnings.map(({ message }) => message),
    nextDue: scheduled[0]?.split(' ', 1)[0],
  }
  const current = await readCurrent(buildFolder)
  if (current === hash) return { ...build, isNew: false }
  if (isHeld(buildFolder, hash)) {
    // Newer builds could not be opened, and the author went back to what is still served.
    await writeBuild(buildFolder, () => keepCurrent(buildFolder, hash))
    return { ...build, isNew: false }
  }

  const made = await make(settings, config, { sources, semantic }, folder)
  await writeBuild(buildFolder, () => keepCurrent(buildFolder, hash))
  const { cards, pictures, fonts } = made
  return { ...build, isNew: true, cards, pictures, fonts, imported: sources.describe() }
}

interface BuildInputs {
  readonly sources: OpenSources
  readonly semantic: SemanticState | undefined
}

async function make(
  settings: ServerSettings,
  config: Config,
  { sources, semantic }: BuildInputs,
  folder: string,
): Promise<BuiltSite> {
  const { contentFolder, configFile } = settings
  const manuals = sources.manuals()
  const own = dropStartPage(await readContent(contentFolder, config), manuals)
  const content = addConfigFiles(own, config, configFile)
  const draft = `${folder}.${process.pid}.draft`
  return writeBuild(settings.buildFolder, async () => {
    await rm(draft, { recursive: true, force: true })
    await makeFolder(draft)
    try {
      const redirects = await readRedirects(content, config, configFile)
      const { buildSite } = await import('@docent/site/build')
      const knowledgeFile = join(draft, 'knowledge.db')
      const indexed = await withStudy(content, withSources(content, sources))
      const embedder = await openSemantic(semantic, settings.dataFolder)
      buildLanguages(await withVectors(indexed, embedder), config, knowledgeFile)
      await buildEditions(sources.editions, knowledgeFile, {}, (one) => withVectors(one, embedder))
      buildInternal(content, sources, knowledgeFile)
      const hero = answerHero(content, config, knowledgeFile)
      const built = await buildSite({
        content: withManuals(content, manuals, config),
        sourceFiles: manuals.files,
        config,
        hero,
        notes: listPageNotes(indexed.notes, content),
        redirects,
        known: indexed.documents,
        folder: join(draft, 'site'),
      })
      await rm(folder, { recursive: true, force: true })
      await rename(draft, folder)
      return built
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}
