import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSiteKit } from '../kit/kit.ts'
import { THEME } from '../kit/siteKit.ts'

/**
 * The custom properties that an owner's theme may set, without their dashes, each with its value in
 * the shipped design; empty for those that only the chat has.
 */
export async function readThemeTokens(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(await findSiteKit(), THEME), 'utf8')
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>))
}
