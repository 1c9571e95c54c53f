import { toReadableName, type Document, type Manual, type PagePlace } from '@docent/content'
import type { Site } from '../site.ts'

/** The documentation of another tool, as the site shows it. */
export interface ShownManual {
  readonly title: string
  /** Its title with its version, if it has several. */
  readonly name: string
  /** Empty if its pages do not name one. */
  readonly language: string
  /** Where all versions of it begin: the route of its first page, or of the list of its pages. */
  readonly root: string
  /** Its first page, if it has one. */
  readonly first: Document | undefined
  readonly entries: readonly ManualEntry[]
  /** All pages in the order of the entries, the first page first. */
  readonly documents: readonly Document[]
}

/** A page, or a folder with the pages in it. */
export interface ManualEntry {
  readonly name: string
  /** The page of a file, or the first page of a folder. */
  readonly document: Document | undefined
  /** Its page, or the first one in it. */
  readonly start: Document | undefined
  readonly entries: readonly ManualEntry[]
}

const known = new WeakMap<Site, ReadonlyMap<string, ShownManual>>()

/** The documentations of a site, in the order of its pages. */
export function listManuals(site: Site): readonly ShownManual[] {
  return [...new Set(manualsOf(site).values())]
}

/** The documentation that a page belongs to. */
export function findManual(
  site: Site,
  { manual, version, meta }: Document,
): ShownManual | undefined {
  return manual && manualsOf(site).get(nameKey(manual, version, meta['language']))
}

/** The same page in the other versions of a documentation, in the order of the versions. */
export function listOtherVersions(site: Site, document: Document): readonly OtherVersion[] {
  const own = findManual(site, document)
  if (own === undefined) return []
  const path = readVersionPath(document)
  return listManuals(site).flatMap((manual) => {
    if (manual === own || manual.title !== own.title || manual.language !== own.language) return []
    const same = pagesByPath(manual).get(path)
    return same === undefined ? [] : [{ name: manual.name, document: same }]
  })
}

export interface OtherVersion {
  /** The title of the documentation with the version. */
  readonly name: string
  readonly document: Document
}

const byPath = new WeakMap<ShownManual, ReadonlyMap<string, Document>>()

function pagesByPath(manual: ShownManual): ReadonlyMap<string, Document> {
  const before = byPath.get(manual)
  if (before) return before
  const pages = new Map(manual.documents.map((document) => [readVersionPath(document), document]))
  byPath.set(manual, pages)
  return pages
}

/** The path of a page without the folder of its version. */
function readVersionPath(document: Document): string {
  const names = readPath(document).split('/')
  const at = names.indexOf(document.version || '\0')
  return (at < 0 ? names : names.toSpliced(at, 1)).join('/')
}

/** The versions of a documentation whose list has this route. Empty if it has a page at the route. */
export function listManualsAt(site: Site, route: string): readonly ShownManual[] {
  if (route === site.to('/') || site.find(route) !== undefined) return []
  return listManuals(site).filter(({ root }) => root === route)
}

/** Each version and language is a separate documentation: its pages lead to each other. */
function manualsOf(site: Site): ReadonlyMap<string, ShownManual> {
  const before = known.get(site)
  if (before) return before
  const groups = Map.groupBy(
    site.documents.filter(({ manual }) => manual !== undefined),
    ({ manual, version, meta }) => manual && nameKey(manual, version, meta['language']),
  )
  const manuals = new Map<string, ShownManual>()
  for (const [key, documents] of groups) {
    const [{ manual, version = '', meta = {} } = {}] = documents
    if (key === undefined || manual === undefined) continue
    const language = String(meta['language'] ?? '')
    manuals.set(key, { ...createManual(manual, version, documents), language })
  }
  known.set(site, manuals)
  return manuals
}

function nameKey({ root }: Manual, version = '', language: unknown = ''): string {
  return JSON.stringify([root, version, language])
}

function createManual(
  { name, root }: Manual,
  version: string,
  documents: readonly Document[],
): Omit<ShownManual, 'language'> {
  const tree = createFolder('')
  // The first page of a folder is its index, if there is a README too.
  const isReadme = ({ sourceFile = '' }: Document): boolean => /(?:^|\/)readme\./i.test(sourceFile)
  for (const document of documents.filter((one) => !isReadme(one))) add(tree, document)
  for (const document of documents.filter(isReadme)) add(tree, document)
  // The folder of a version is the only one in its tree, and so is that of many documentations.
  const top = findTop(tree)
  const entries = listEntries(top, top.document?.title)
  const all = [...(top.document ? [top.document] : []), ...entries.flatMap(listDocuments)]
  return {
    title: name,
    name: version === '' ? name : `${name} ${version}`,
    root,
    first: top.document,
    entries,
    documents: all,
  }
}

interface Folder {
  /** The name of its file or folder, by which entries without another order are sorted. */
  readonly name: string
  /** Its name for readers, if its authors wrote one. */
  label?: string | undefined
  /** Its place in the whole navigation, and among the entries around it. */
  number?: number | undefined
  order?: number | undefined
  document?: Document
  readonly folders: Map<string, Folder>
}

function createFolder(name: string): Folder {
  return { name, folders: new Map() }
}

/** The page `guide.md` is the first one of the folder `guide`, unless the folder has its own. */
function add(tree: Folder, document: Document): void {
  const { place } = document
  const isListed = place?.number !== undefined && readPath(document) !== ''
  if (isListed) return addListed(tree, document, place)
  addFile(tree, document)
  let folder: Folder | undefined = tree
  for (const { key, name, order } of place?.groups ?? []) {
    folder = folder?.folders.get(key)
    if (folder === undefined) return
    folder.label ??= name
    folder.order ??= order
  }
}

/** A page of a group may be in any folder. */
function addListed(tree: Folder, document: Document, place: PagePlace): void {
  const { number = 0, groups, isFirst } = place
  let folder = tree
  for (const { key, name } of groups) {
    const next = folder.folders.get(key) ?? createFolder(key)
    folder.folders.set(key, next)
    // The first page of the group decides where it is.
    next.number = Math.min(next.number ?? LAST, number)
    if (name !== undefined) next.label = name
    folder = next
  }
  const { sourceFile = document.route } = document
  if (isFirst && folder.document === undefined) folder.document = document
  else folder.folders.set(`/${sourceFile}`, { ...createFolder(sourceFile), number, document })
}

function addFile(tree: Folder, document: Document): void {
  const path = readPath(document)
  let folder = tree
  for (const name of path.split('/').filter((part) => part !== '')) {
    const next = folder.folders.get(name) ?? createFolder(name)
    folder.folders.set(name, next)
    folder = next
  }
  // Both may be there: then the other one is a page in the folder.
  if (folder.document === undefined) folder.document = document
  else folder.folders.set(`${path} ${folder.folders.size}`, { ...createFolder(path), document })
}

/** The path of a page in its source, without the ending, and without the name of an index page. */
function readPath({ sourceFile, route }: Document): string {
  if (sourceFile === undefined) return route
  const path = sourceFile.replace(/\.[^./]+$/, '')
  // One that is not the first page keeps its name.
  if (/\/readme$/i.test(route)) return path
  return path.replace(/(^|\/)(?:_?index|readme)$/i, '')
}

function findTop(tree: Folder): Folder {
  const [only, ...others] = tree.folders.values()
  const isAlone = only !== undefined && others.length === 0 && tree.document === undefined
  return isAlone && only.folders.size > 0 ? findTop(only) : tree
}

/** @param title of the page around them, which the title of each page of an API repeats. */
function listEntries({ folders }: Folder, title: string | undefined): ManualEntry[] {
  return [...folders.values()].toSorted(compareFolders).map((folder) => {
    const { document, name, label } = folder
    const entries = listEntries(folder, document?.title)
    const own = document && (document.place?.name ?? dropStart(document.title, `${title}: `))
    return {
      name: label ?? own ?? nameFolder(name),
      document,
      start: document ?? entries[0]?.start,
      entries,
    }
  })
}

function dropStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text
}

/** As a person would write it: `02-api-keys` is "API keys". */
function nameFolder(name: string): string {
  const words = toReadableName(dropNumber(name))
  return words.replaceAll(ABBREVIATION, (_, letters: string, end: string) => {
    return letters.toUpperCase() + end.toLowerCase()
  })
}

/** With the end of a plural. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(ai|api|aws|cdn|ci|cli|cms|cpu|css|dns|faq|gcp|gpu|html|https|http|jwt|ldap|llm|mcp|oidc|pdf|rpc|saml|sdk|seo|smtp|sql|ssh|sso|tls|ui|url|ux|vm|vpn)(s?)(?![\p{L}\p{N}])/giu

/** Docusaurus orders folders by numbers before their names, such as `01-install`. */
function dropNumber(name: string): string {
  return name.replace(/^\d+[-_. ]+(?=\D)/, '')
}

/**
 * By the navigation of their authors, then by the numbers that pages and folders give, then pages before folders, then
 * by the names of their files.
 */
function compareFolders(a: Folder, b: Folder): number {
  const orderOf = ({ order, document }: Folder): number => order ?? document?.order ?? LAST
  return (
    (a.number ?? LAST) - (b.number ?? LAST) ||
    orderOf(a) - orderOf(b) ||
    Number(a.folders.size > 0) - Number(b.folders.size > 0) ||
    a.name.localeCompare(b.name, 'en', { numeric: true })
  )
}

const LAST = Number.MAX_SAFE_INTEGER

/** The pages of an entry, its own first. */
export function listDocuments({ document, entries }: ManualEntry): Document[] {
  return [...(document ? [document] : []), ...entries.flatMap(listDocuments)]
}

/** The folder around a page; undefined at the top. */
export function findFolder(manual: ShownManual, document: Document): ManualEntry | undefined {
  const [, folder] = listEntriesAround(manual, document)
  return folder
}

const around = new WeakMap<ShownManual, ReadonlyMap<Document, TracedEntry>>()

interface TracedEntry {
  readonly entry: ManualEntry
  readonly parent: TracedEntry | undefined
}

/** The entry of a page, then those around it, the outermost last. Empty for the first page of all. */
export function listEntriesAround(manual: ShownManual, document: Document): ManualEntry[] {
  const traced = around.get(manual) ?? traceEntries(manual.entries)
  around.set(manual, traced)
  const entries: ManualEntry[] = []
  for (let one = traced.get(document); one !== undefined; one = one.parent) entries.push(one.entry)
  return entries
}

function traceEntries(all: readonly ManualEntry[]): ReadonlyMap<Document, TracedEntry> {
  const traced = new Map<Document, TracedEntry>()
  const trace = (entries: readonly ManualEntry[], parent: TracedEntry | undefined): void => {
    for (const entry of entries) {
      const one = { entry, parent }
      if (entry.document) traced.set(entry.document, one)
      trace(entry.entries, one)
    }
  }
  trace(all, undefined)
  return traced
}
