import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE } from '../bundle/bundle.ts'

const TOKENS = join(SITE, 'src/styles/tokens.css')
const PANEL_STYLES = join(SITE, '../../packages/widget/src/styles')

/**
 * The custom properties that an owner's theme may set, without their dashes, each with its value in
 * the shipped design; empty for those that only the chat has.
 */
export async function collectThemeTokens(): Promise<ReadonlyMap<string, string>> {
  const sheet = await readFile(TOKENS, 'utf8')
  const [root = ''] = /:root \{[^}]*\}/.exec(sheet) ?? []
  const tokens = new Map<string, string>()
  // The greys are made from it: see the room of the content.
  tokens.set('neutral', '')
  for (const name of await listPanelNames()) tokens.set(name, '')
  for (const [, name = '', value = ''] of root.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
    tokens.set(name, value.replace(/\s+/g, ' '))
  }
  return tokens
}

async function listPanelNames(): Promise<string[]> {
  const files = await readdir(PANEL_STYLES, { recursive: true })
  const sheets = files.filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(sheets.map((file) => readFile(join(PANEL_STYLES, file), 'utf8')))
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/--docent-([a-z-]+)/g), ([, name = '']) => name),
  )
}
