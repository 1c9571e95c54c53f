import { dirname, join } from 'node:path'
import type { Navigation } from './navigation.ts'
import { readSmallFile } from './projectFiles.node.ts'
import type { ProjectFile } from './projectFiles.node.ts'
import { readConfigText } from './readConfigText.ts'
import { readMintlify, readMkDocs, readSidebar, readSummary } from './readEntries.ts'
import { fieldOf, readKey, readMainGroup } from './readLiteral.ts'

/** The navigation that a configuration lists; undefined if it lists none. */
export async function readNavigation(file: ProjectFile): Promise<Navigation | undefined> {
  const { folder, name, text } = file
  const at = (...folders: string[]): string[] => folders.map((one) => join(folder, one))
  if (name.startsWith('mkdocs.')) {
    const config = await readConfigText(text, false)
    const docs = fieldOf(config, 'docs_dir')
    const bases = at(typeof docs === 'string' ? docs : 'docs', '.')
    return { entries: readMkDocs(fieldOf(config, 'nav')), bases }
  }
  if (name === 'zensical.toml') {
    const docs = readKey(text, 'docs_dir')
    const bases = at(typeof docs === 'string' ? docs : 'docs', '.')
    return { entries: readMkDocs(readKey(text, 'nav')), bases }
  }
  if (/^(?:docs|mint)\.json$/.test(name)) {
    const config = await readConfigText(text, true)
    return { entries: readMintlify(fieldOf(config, 'navigation')), bases: at('.') }
  }
  if (name === 'SUMMARY.md') return { entries: readSummary(text), bases: at('.') }
  if (name === 'book.toml') return readBook(file)
  if (name.startsWith('docusaurus.')) return readDocusaurus(file)
  if (name.startsWith('.vitepress/'))
    return { entries: readSidebar(readKey(text, 'sidebar')), bases: at('.', 'src', 'docs') }
  if (name.startsWith('astro.')) {
    const start = Math.max(0, text.search(/\bstarlight\s*\(/))
    const sidebar = readKey(text.slice(start), 'sidebar')
    return { entries: readSidebar(sidebar), bases: at('src/content/docs') }
  }
  return undefined
}

/** mdBook lists its pages in a file of Markdown among them. */
function readBook({ folder, text }: ProjectFile): Navigation | undefined {
  const src = readKey(text, 'src')
  const place = join(folder, typeof src === 'string' ? src : 'src')
  const summary = readSmallFile(join(place, 'SUMMARY.md'))
  return summary === undefined ? undefined : { entries: readSummary(summary), bases: [place] }
}

/** Docusaurus has its sidebars in a separate file. */
function readDocusaurus({ folder, text }: ProjectFile): Navigation | undefined {
  const [, named = ''] = /sidebarPath\s*:[^,\n]*?["'`]([^"'`\n]+)["'`]/.exec(text) ?? []
  const names = [named, 'sidebars.js', 'sidebars.ts', 'sidebars.cjs', 'sidebars.mjs']
  for (const name of names) {
    if (name === '' || name.includes('..')) continue
    const path = join(folder, name)
    const sidebars = readSmallFile(path)
    if (sidebars === undefined) continue
    const entries = readSidebar(readMainGroup(sidebars), true)
    return { entries, bases: [join(folder, 'docs'), dirname(path)] }
  }
  return undefined
}
