import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toDarkPath } from '@docent/content'
import type { Config } from '@docent/content'
import type { SignSetting } from '@docent/protocol/api'
import { readImageSizes } from '@docent/site/imageSize'
import { choosePanelSign } from '@docent/site/panelSign'

/**
 * The pictures that a chat on another site shows instead of our door: those of the owner's own site, which a
 * build puts next to its index. Undefined if this server has no such site, or if the door is its mark.
 */
export async function findSign(
  knowledgeFile: string,
  config: Config,
): Promise<SignSetting | undefined> {
  const folder = join(dirname(knowledgeFile), 'site')
  const { icon, logo } = config
  // A site without an icon of its owner has a drawn one of this name.
  const named = ['/favicon.png', '/favicon.ico', icon, logo].filter(Boolean)
  const assets = await listExisting(folder, [...named, ...named.map(toDarkPath)])
  const images = await readImageSizes(folder, assets)
  const sign = choosePanelSign({ content: { assets }, config, images })
  return sign && (await exists(join(folder, sign.day))) ? sign : undefined
}

async function listExisting(folder: string, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => exists(join(folder, path))))
  return paths.filter((_, place) => found[place]).map((path) => path.slice(1))
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
