import type { ProjectFile } from './projectFiles.node.ts'
import { readConfigText } from './readConfigText.ts'
import { fieldOf, readKey } from './readLiteral.ts'

/** The name that a configuration gives to its documentation; undefined if it gives none. */
export async function readProjectName(file: ProjectFile): Promise<string | undefined> {
  return cleanName(await readWrittenName(file))
}

async function readWrittenName({ name, text }: ProjectFile): Promise<unknown> {
  const file = name.slice(name.lastIndexOf('/') + 1)
  if (file.startsWith('mkdocs.')) return fieldOf(await readConfigText(text, false), 'site_name')
  if (file === 'zensical.toml') return readKey(text, 'site_name')
  if (/^(?:docs|mint)\.json$/.test(file)) {
    const config = await readConfigText(text, true)
    // Other tools have files of this name.
    return fieldOf(config, 'navigation') === undefined ? undefined : fieldOf(config, 'name')
  }
  if (file.startsWith('docusaurus.') || name.startsWith('.vitepress/')) return readTitle(text)
  if (file.startsWith('astro.')) {
    const start = text.search(/\bstarlight\s*\(/)
    return start < 0 ? undefined : readTitle(text.slice(start))
  }
  return readOtherName(file, text)
}

async function readOtherName(file: string, text: string): Promise<unknown> {
  if (file === 'book.toml') return readKey(text, 'title')
  if (file.endsWith('.toml')) return isHugo(text) ? readKey(text, 'title') : undefined
  if (!/\.ya?ml$/.test(file)) return undefined
  if (file.startsWith('config.') && !isHugo(text)) return undefined
  return fieldOf(await readConfigText(text, false), 'title')
}

/** Many tools have a file `config.toml`. */
function isHugo(text: string): boolean {
  return /^baseurl\s*[:=]/im.test(text)
}

/** A title, also of a constant, and the first one of a site in several languages. */
function readTitle(text: string): unknown {
  const title = readKey(text, 'title')
  if (title !== undefined) return typeof title === 'object' ? Object.values(title ?? {})[0] : title
  const [, constant] = /\btitle\s*:\s*([A-Za-z_$][\w$]*)\s*[,}\n]/.exec(text) ?? []
  return constant === undefined ? undefined : readKey(text, constant)
}

/** Names that a tool writes into a new project. */
const TEMPLATE_NAME =
  /^(?:docs?|documentation|home|my[ -](?:docs|site|project|new hugo site|awesome project)|(?:a )?vitepress(?: site)?)$/i

/** A sentence about the product, or the word "documentation", after the name. */
const SENTENCE = /\s+[|·–—:-]\s+.*$/s
const DOCUMENTATION = /\s+[|/·–—:-]\s+(?:docs|documentation)$/i

const MAX_NAME_LENGTH = 60
/** A longer name is cut before its first sign. */
const LONG_NAME = 40

function cleanName(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const plain = written
    .replaceAll(/[\p{Cc}\u202A-\u202E]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const whole = plain.replace(DOCUMENTATION, '')
  const name = whole.length > LONG_NAME ? whole.replace(SENTENCE, '') : whole
  const isName = name !== '' && name.length <= MAX_NAME_LENGTH && !TEMPLATE_NAME.test(name)
  return isName ? name : undefined
}
