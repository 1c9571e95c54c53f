import { isDeepStrictEqual } from 'node:util'
import {
  ContentFolderError,
  isAnyMarkdown,
  isOtherFolder,
  listFiles,
  readDefaults,
} from '@docent/content'
import type { Config } from '@docent/content'

/**
 * The configuration without the default links and quick replies that lead nowhere, for a site with pages in other
 * folders than the usual ones: it has no link to a list without pages, and no question about products without products.
 * The settings of an owner stay, and so do all defaults of a site in several languages.
 */
export async function fitDefaults(config: Config, contentFolder: string): Promise<Config> {
  if (config.languages.length > 1) return config
  const pages = await listPages(contentFolder)
  const folders = new Set(pages.map((file) => file.replace(/(?:\/|\.[^./]+$).*/s, '')))
  if (!pages.some((file) => file.includes('/') && isOtherFolder(file.replace(/\/.*/s, ''))))
    return config
  const { navigation } = config
  const isDefault = isDeepStrictEqual(navigation, readDefaults(config.language).navigation)
  const isWritten = ({ to }: (typeof navigation)[number]): boolean =>
    to === '/' || folders.has(to.slice(1))
  return {
    ...(folders.has('products') ? config : dropProductReplies(config)),
    navigation: isDefault ? navigation.filter(isWritten) : navigation,
  }
}

/** The default quick replies ask what the site is, which products it has, and who should get them. */
export function dropProductReplies(config: Config): Config {
  const { assistant, language } = config
  const [what, ...others] = readDefaults(language).assistant.quickReplies
  if (what === undefined || !isDeepStrictEqual(assistant.quickReplies, [what, ...others]))
    return config
  return { ...config, assistant: { ...assistant, quickReplies: [what] } }
}

async function listPages(folder: string): Promise<string[]> {
  try {
    const { files } = await listFiles(folder)
    return files.filter(isAnyMarkdown)
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error
    // Reading the pages will say why they cannot be read.
    return []
  }
}
