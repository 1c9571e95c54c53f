import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  ContentFolderError,
  createPartReader,
  isPart,
  isPartByFolder,
  listFiles,
} from '@docent/content'
import { createAddresses } from './addresses.ts'
import { hasMoreMarkdown } from './hasMoreMarkdown.node.ts'
import { decodePage } from './crawl/decodePage.ts'
import { readHtmlVersion } from './html/readHtmlPage.ts'
import { DOCUMENT_FILE, readDocumentFile, readFileSource } from './files/readFile.node.ts'
import { importHtml } from './importHtml.ts'
import { MAX_PAGE_BYTES } from './limits.ts'
import { readListedVersions, VERSIONS_FILE } from './listedVersions.ts'
import type { ListedVersion } from './listedVersions.ts'
import { createPathFilter } from './pathPatterns.ts'
import type { PathRules } from './pathPatterns.ts'
import { createFileLinks } from './fileLinks.ts'
import { isReadablePicture } from './pictures.node.ts'
import { showFolder } from './showFolder.node.ts'
import type { ShownFolder } from './showFolder.node.ts'
import { toPagePath } from './siteAddresses.ts'
import { createTally, tallyPage } from './tally.ts'
import { SourceError } from './sourceError.ts'
import { readMarkdownPage } from './text/readMarkdownPage.ts'
import { readEditions } from './readEditions.ts'
import type { OneEdition } from './readEditions.ts'
import type { EditionRule } from './splitEditions.ts'
import type { HtmlEntry, ImportedPage, ImportTally, ReadSource } from './types.ts'
import { readPathVersion } from './version.ts'

export interface SourceOptions extends PathRules {
  /** Where readers find the root of the source: an address, or the path where it is served. */
  readonly url?: string
  readonly selector?: string
  /** Whether pages that are for colleagues only are wanted too. */
  readonly audience?: 'internal'
  readonly version?: string
  readonly language?: string
  /** The language of the site that answers, which is chosen if all pages are in folders of languages. */
  readonly siteLanguage?: string
  /** Which paths are which version or language, where their folders do not say it. */
  readonly editions?: readonly EditionRule[]
  /** The versions that the site lists itself. */
  readonly versions?: readonly ListedVersion[]
}

/** Pages that generators write for their own search and index, and the copies of their sources. */
const NO_PAGES =
  /(?:^|\/)404\.mdx?$|(?:^|\/)(?:404|search|genindex(?:-\w+)?|py-modindex|print)\.html?$|(?:^|\/)_(?:modules|static|sources|images)\//
const HTML = /\.html?$/i
const MARKDOWN = /\.(?:md|mdx|markdown)$/i

/**
 * Reads a folder of built HTML, a folder of Markdown, PDF or Word files, or one file: a text with all pages
 * such as `llms-full.txt`, a PDF, a Word document or an OpenAPI file. A folder with both HTML and Markdown is
 * read in the format that most of its pages have.
 *
 * @throws {SourceError} if it does not exist, or holds no page.
 */
export async function readLocalSource(place: string, options: SourceOptions): Promise<ReadSource> {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) throw new SourceError(`There is no folder or file ${place}: name one that exists.`)
  if (found.isFile()) return readFileSource(place, options)
  const { files, pictures, ...omitted } = await listPages(place, options)
  const versions = readVersionsFile(place)
  const folder = { place, files, pictures }
  const source = await readPages(folder, { ...options, ...(versions && { versions }) })
  if (source) {
    source.tally.tooLarge.push(...omitted.tooLarge)
    source.tally.broken.push(...omitted.broken)
    source.tally.outside.push(...omitted.outside)
    return source
  }
  const [large] = omitted.tooLarge
  throw new SourceError(
    large === undefined
      ? `${place} contains no pages: name a folder of built HTML, such as ./build, or of Markdown.`
      : `${place} contains no pages that Docent reads: ${large} is larger than 4 MB, so split it.`,
  )
}

/** Undefined for a site that lists no versions, so that its hash does not change. */
function readVersionsFile(place: string): readonly ListedVersion[] | undefined {
  const file = join(place, VERSIONS_FILE)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile() || found.size > MAX_PAGE_BYTES) return undefined
  const versions = readListedVersions(readFileSync(file, 'utf8'))
  return versions.length === 0 ? undefined : versions
}

interface FolderFiles {
  readonly files: readonly string[]
  /** The pictures that pages may show. */
  readonly pictures: readonly string[]
}

interface SourceFolder extends FolderFiles {
  readonly place: string
}

interface FolderPages extends FolderFiles, Pick<ImportTally, 'tooLarge' | 'broken' | 'outside'> {}

async function listPages(place: string, options: SourceOptions): Promise<FolderPages> {
  const wants = createPathFilter(options)
  const { files, broken, outside } = await listFiles(place).catch((cause: unknown) => {
    if (!(cause instanceof ContentFolderError)) throw cause
    throw new SourceError(cause.message, { cause })
  })
  const isWanted = (file: string): boolean => !NO_PAGES.test(file) && wants(file)
  const wanted = files.filter(isWanted)
  // A name that is not UTF-8 leads to no file.
  const sizes = wanted.flatMap((file) => {
    const size = statSync(join(place, file), { throwIfNoEntry: false })?.size
    return size === undefined ? [] : [{ file, isLarge: size > MAX_PAGE_BYTES && isText(file) }]
  })
  // Patterns that include pages mean no pictures, but a folder that is left out has no files for anybody.
  const isAllowed = createPathFilter({ exclude: options.exclude ?? [] })
  return {
    files: sizes.filter(({ isLarge }) => !isLarge).map(({ file }) => file),
    pictures: files.filter((file) => isAllowed(file) && isReadablePicture(place, file)),
    tooLarge: sizes.filter(({ isLarge }) => isLarge).map(({ file }) => file),
    broken: broken.filter(isWanted),
    outside: outside.filter(isWanted),
  }
}

/** PDF and Word files have another limit. */
function isText(file: string): boolean {
  return HTML.test(file) || MARKDOWN.test(file)
}

async function readPages(
  folder: SourceFolder,
  options: SourceOptions,
): Promise<ReadSource | undefined> {
  const { place, files } = folder
  const html = files.filter((file) => HTML.test(file))
  const markdown = files.filter((file) => MARKDOWN.test(file))
  if (html.length > 0 && !hasMoreMarkdown(place, { html, markdown })) {
    const source = readHtmlFolder(place, html, options)
    source.tally.unreadMarkdown.push(...markdown)
    return Object.assign(source, { isHtml: true })
  }
  const documents = files.filter((file) => DOCUMENT_FILE.test(file))
  if (markdown.length + documents.length === 0) return undefined
  const wanted = dropParts(place, markdown)
  const shown = options.url?.startsWith('/')
    ? showFolder({ ...folder, pages: [...wanted, ...documents] }, options.url)
    : undefined
  const pages = await readDocuments(place, documents, options, shown)
  const hashes = hashFiles(place, shown ? [...markdown, ...folder.pictures] : markdown)
  const hash = hashPages(hashes, options)
  const source = withPages(readMarkdownFolder(place, wanted, options, { hash, shown }), pages)
  source.tally.unreadHtml.push(...html)
  return shown === undefined ? source : Object.assign(source, { files: shown.files })
}

function readHtmlFolder(
  folder: string,
  files: readonly string[],
  options: SourceOptions,
): ReadSource {
  const entries = files.map((path) => ({
    path,
    read: () => decodePage(readFileSync(join(folder, path))),
  }))
  const hashes = hashFiles(folder, files)
  const hash = hashPages(hashes, options)
  return readEditions(
    entries,
    options,
    (own, ownOptions) => readHtmlEntries(own, ownOptions, { hash, hashes }),
    ({ read }) => readHtmlVersion(read()),
  )
}

interface FolderHashes {
  readonly hash: string
  readonly hashes: ReadonlyMap<string, string>
}

/** Its address is found in the pages once it is asked for. */
function readHtmlEntries(
  entries: readonly HtmlEntry[],
  options: SourceOptions,
  { hash, hashes }: FolderHashes,
): OneEdition {
  // Chapters often have a second name, which is a link to the same file.
  const groups = [...Map.groupBy(entries, ({ path }) => hashes.get(path)).values()]
  const imported = importHtml(
    groups.flatMap((group) => group.slice(0, 1)),
    options,
  )
  const copies = groups.flatMap((group) => group.slice(1))
  imported.tally.duplicates.push(...copies.map(({ path }) => path))
  return {
    pages: imported.pages,
    tally: imported.tally,
    get url() {
      return imported.url
    },
    hash,
  }
}

interface MarkdownFolder {
  readonly hash: string
  /** If Docent shows the pages itself. */
  readonly shown: ShownFolder | undefined
}

function readMarkdownFolder(
  folder: string,
  pages: readonly string[],
  options: SourceOptions,
  shape: MarkdownFolder,
): ReadSource {
  const entries = pages.map((path) => ({ path }))
  const read = (own: readonly { readonly path: string }[], ownOptions: SourceOptions): OneEdition =>
    readMarkdownEntries(folder, own, ownOptions, shape)
  return readEditions(entries, options, read, () => '')
}

/** The pages among files of Markdown: without those that other pages show. */
function dropParts(folder: string, files: readonly string[]): string[] {
  const shown = findShownParts(folder, files)
  return files.filter((path) => !isPart(path, true) && !shown.has(path))
}

/** The names of files that a page may import or include. */
const FILE_NAME = /([\w.-]{1,200}\.(?:mdx|md|markdown))(?=["'\s:#{)])/gi

/** Files in folders such as `snippets` that other files name: they are parts of pages. */
function findShownParts(folder: string, files: readonly string[]): ReadonlySet<string> {
  const parts = files.filter(isPartByFolder)
  if (parts.length === 0) return new Set()
  const named = new Set(
    files.flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(FILE_NAME)].map(([, name]) => name),
    ),
  )
  return new Set(parts.filter((path) => named.has(basename(path))))
}

function readMarkdownEntries(
  folder: string,
  entries: readonly { readonly path: string }[],
  options: SourceOptions,
  { hash, shown }: MarkdownFolder,
): OneEdition {
  const tally = createTally()
  const addresses = createAddresses([], options.url)
  return {
    url: addresses.base,
    tally,
    hash,
    *pages() {
      const seen = new Set<string>()
      const findAddress = (path: string): string =>
        shown?.findAddress(path) ?? addresses.find({ path: toPagePath(path) }, '')
      const files = entries.map(({ path }) => path)
      const resolve = shown?.resolve ?? createFileLinks(files, findAddress)
      for (const { path } of entries) {
        const url = findAddress(path)
        if (seen.has(url)) {
          tally.duplicates.push(path)
          continue
        }
        seen.add(url)
        const parts = createPartReader(folder)
        const page = readMarkdownPage({
          path,
          url,
          text: readFileSync(join(folder, path), 'utf8'),
          resolve: (href) => resolve(href, path),
          version: options.version ?? readPathVersion(path),
          ...(options.language !== undefined && { language: options.language }),
          readPart: parts.read,
        })
        // Other tools publish no drafts either.
        if (page.isDraft || (page.isInternal && options.audience !== 'internal')) {
          tally.hidden.push(path)
          continue
        }
        if (!tallyPage(tally, path, page)) continue
        shown?.show(page)
        yield page
      }
    },
  }
}

/** Each file is at its path below the address of the folder. */
async function readDocuments(
  folder: string,
  files: readonly string[],
  options: SourceOptions,
  shown?: ShownFolder,
): Promise<readonly ImportedPage[]> {
  const pages: ImportedPage[] = []
  const addresses = createAddresses([], options.url)
  for (const path of files) {
    const url = shown?.findAddress(path) ?? addresses.find({ path }, '')
    const read = await readDocumentFile(join(folder, path), { ...options, url })
    pages.push(...read.map((page) => (shown ? { ...page, file: path } : page)))
  }
  return pages
}

function withPages(source: ReadSource, pages: readonly ImportedPage[]): ReadSource {
  if (pages.length === 0) return source
  return {
    ...source,
    hash: hashText(`${source.hash}${JSON.stringify(pages)}`),
    *pages() {
      yield* source.pages()
      for (const page of pages) if (tallyPage(source.tally, page.url, page)) yield page
    },
  }
}

function hashFile(folder: string, file: string): string {
  try {
    return hashText(readFileSync(join(folder, file)))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(
      `${join(folder, file)} cannot be read: ${reason}. Change its permissions, or leave it out.`,
      {
        cause,
      },
    )
  }
}

function hashFiles(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((path) => [path, hashFile(folder, path)]))
}

/** Changes with the files and with the options. */
function hashPages(hashes: ReadonlyMap<string, string>, options: SourceOptions): string {
  const files = [...hashes].map(([file, hash]) => `${file} ${hash}`)
  return hashText([JSON.stringify(options), ...files].join('\n'))
}

function hashText(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 32)
}

/** The name in messages of a source that its owner has not named. */
export function nameSource(from: string): string {
  if (/^https?:\/\//i.test(from) && URL.canParse(from)) return new URL(from).host
  // The name of a build folder says nothing, unless the path has no other: `docs/.vitepress/dist`.
  const names = from.split(/[\\/]/).filter((name) => name !== '')
  return names.findLast((name) => !BUILD_FOLDER.test(name)) ?? basename(from)
}

/**
 * The name of a product by the whole path of its documentation: `lamps` for `/home/me/lamps/docs`. If the folder around
 * it says nothing either, the name of the source.
 */
export function nameProduct(path: string): string {
  const names = path.split(/[\\/]/).filter((name) => name !== '')
  const place = names.findLastIndex((name) => !BUILD_FOLDER.test(name) && !DOCS_FOLDER.test(name))
  const name = names[place]
  const isHome = ['home', 'users'].includes(names[place - 1]?.toLowerCase() ?? '')
  return name === undefined || isHome || SYSTEM_FOLDER.test(name) ? nameSource(path) : name
}

const DOCS_FOLDER = /^(?:docs?|documentation|content|pages|src|website)$/i

const SYSTEM_FOLDER =
  /^(?:app|data|desktop|documents|downloads|home|mnt|opt|private|repo|root|srv|te?mp|users|usr|var|volumes|work|workspaces?)$/i

const BUILD_FOLDER = /^(?:build|dist|out|public|site|html|_site|_build|\..*)$/
