import { MAX_NAVIGATION_DEPTH } from './navigation.ts'
import type { NavigationEntry } from './navigation.ts'
import { fieldOf, isConfigGroup } from './readLiteral.ts'

/** `nav` of MkDocs: paths, and groups of one field with a path or a list. */
export function readMkDocs(nav: unknown, depth = 0): NavigationEntry[] {
  if (!Array.isArray(nav) || depth > MAX_NAVIGATION_DEPTH) return []
  return nav.flatMap((item: unknown): NavigationEntry[] => {
    if (typeof item === 'string') return [{ page: item }]
    if (!isConfigGroup(item)) return []
    return Object.entries(item).flatMap(([name, value]): NavigationEntry[] => {
      if (typeof value === 'string') return [{ name, page: value }]
      return [{ name, entries: readMkDocs(value, depth + 1) }]
    })
  })
}

/** Each kind of group of Mintlify has its name in the field of the kind. */
const MINTLIFY_NAMES = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language']
const MINTLIFY_LISTS = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
  'global',
]

/** `navigation` of Mintlify: lists of pages and groups in each other. */
export function readMintlify(item: unknown, depth = 0): NavigationEntry[] {
  if (depth > MAX_NAVIGATION_DEPTH * 2) return []
  if (Array.isArray(item)) return item.flatMap((one: unknown) => readMintlify(one, depth + 1))
  if (typeof item === 'string') return [{ page: item }]
  if (!isConfigGroup(item)) return []
  const root = fieldOf(item, 'root')
  const entries = [
    ...(typeof root === 'string' ? [{ page: root }] : []),
    ...MINTLIFY_LISTS.flatMap((list) => readMintlify(fieldOf(item, list), depth + 1)),
  ]
  const name = [...MINTLIFY_NAMES, 'item']
    .map((key) => fieldOf(item, key))
    .find((one) => typeof one === 'string')
  return typeof name === 'string' ? [{ name, entries }] : entries
}

/**
 * The sidebars of Docusaurus, Starlight and VitePress: lists of pages and groups, and groups whose fields are names.
 *
 * @param isSet whether its fields are the names of whole sidebars, which no reader sees.
 */
export function readSidebar(item: unknown, isSet = false, depth = 0): NavigationEntry[] {
  if (depth > MAX_NAVIGATION_DEPTH * 2) return []
  const readAll = (value: unknown): NavigationEntry[] => readSidebar(value, false, depth + 1)
  if (Array.isArray(item)) return item.flatMap(readAll)
  if (typeof item === 'string') return [{ page: item }]
  if (!isConfigGroup(item)) return []
  if (isSet) return Object.values(item).flatMap(readAll)
  const { name, page, pagesOf, lists } = readItem(item)
  const entries = lists.flatMap(readAll)
  if (page === undefined && pagesOf === undefined && lists.length === 0) {
    const isGroups = Object.values(item).every(
      (value) => Array.isArray(value) || isConfigGroup(value),
    )
    if (!isGroups) return []
    return Object.entries(item).flatMap(([key, value]) =>
      // VitePress chooses a sidebar by the path of a page.
      key.startsWith('/') ? readAll(value) : [{ name: key, entries: readAll(value) }],
    )
  }
  const all = pagesOf === undefined ? entries : [{ pagesOf }, ...entries]
  if (page !== undefined && all.length === 0) return [{ name, page }]
  return name === undefined && page === undefined ? all : [{ name, page, entries: all }]
}

interface SidebarItem {
  readonly name: string | undefined
  readonly page: string | undefined
  readonly pagesOf: string | undefined
  readonly lists: readonly unknown[]
}

function readItem(item: unknown): SidebarItem {
  const textOf = (...keys: string[]): string | undefined => {
    const found = keys.map((key) => fieldOf(item, key)).find((one) => typeof one === 'string')
    return typeof found === 'string' ? found : undefined
  }
  const link = fieldOf(item, 'link')
  const autogenerate = fieldOf(fieldOf(item, 'autogenerate'), 'directory')
  const folder = autogenerate ?? fieldOf(item, 'dirName')
  const linked = typeof link === 'string' ? link : fieldOf(link, 'id')
  // The documentation has no page at an address elsewhere.
  const page = textOf('id', 'slug') ?? (typeof linked === 'string' ? linked : undefined)
  return {
    name: textOf('label', 'text'),
    page,
    pagesOf: typeof folder === 'string' ? folder : undefined,
    lists: [fieldOf(item, 'items')].filter((list) => list !== undefined),
  }
}

const SUMMARY_ITEM = /^([ \t]*)[-*+][ \t]+(?:\[((?:[^[\]\\]|\\.)*)\]\(([^)\s]*)[^)]*\)|([^[\n].*))$/
const SUMMARY_LINK = /^\[((?:[^[\]\\]|\\.)*)\]\(([^)\s]+)[^)]*\)$/
const SUMMARY_PART = /^#{1,3}[ \t]+(.+?)[ \t#]*$/

interface OpenEntry {
  readonly indent: number
  readonly entries: NavigationEntry[]
}

/** The list of GitBook and mdBook: links in nested lists, below headings that are the names of parts. */
export function readSummary(text: string): NavigationEntry[] {
  const top: NavigationEntry[] = []
  let open: OpenEntry[] = [{ indent: -1, entries: top }]
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    const [, part] = SUMMARY_PART.exec(line) ?? []
    if (part !== undefined) {
      const entries: NavigationEntry[] = []
      const isTitle = /^(?:summary|table of contents)$/i.test(part)
      if (!isTitle) top.push({ name: toPlainName(part), entries })
      open = [{ indent: -1, entries: isTitle ? top : entries }]
      continue
    }
    const [, before, page] = SUMMARY_LINK.exec(line) ?? []
    if (before !== undefined) top.push({ name: toPlainName(before), page })
    const [, indent, linked, target, plain = ''] = SUMMARY_ITEM.exec(line) ?? []
    if (indent === undefined) continue
    const width = indent.replaceAll('\t', '    ').length
    while ((open.at(-1)?.indent ?? -1) >= width) open.pop()
    const entries: NavigationEntry[] = []
    open.at(-1)?.entries.push({
      name: toPlainName(linked ?? plain),
      ...(target !== undefined && target !== '' && { page: target }),
      entries,
    })
    if (open.length <= MAX_NAVIGATION_DEPTH) open.push({ indent: width, entries })
  }
  return top
}

/** A name without the marks of Markdown. */
function toPlainName(name: string): string {
  return name.replaceAll(/[`*_\\]/g, '').trim()
}
