import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolderError, digestText, listFiles } from '@docent/content'
import { createAddresses } from './addresses.ts'
import { dropParts } from './dropParts.node.ts'
import { DOCUMENT_FILE, readDocumentFile, readFileSource } from './files/readFile.node.ts'
import { hasMoreMarkdown } from './hasMoreMarkdown.node.ts'
import { digestFiles, digestPages } from './digestFiles.node.ts'
import { MAX_PAGE_BYTES } from './limits.ts'
import { readListedVersions, VERSIONS_FILE } from './listedVersions.ts'
import type { ListedVersion } from './listedVersions.ts'
import { listNearPictures } from './project/pictureFolders.node.ts'
import type { NearPicture } from './project/pictureFolders.node.ts'
import { readOutline } from './project/readProject.node.ts'
import { createPathFilter } from './pathPatterns.ts'
import { isReadablePicture } from './pictures.node.ts'
import { readHtmlFolder } from './readHtmlFolder.node.ts'
import { readMarkdownFolder } from './readMarkdownFolder.node.ts'
import { isRepositoryFile } from './repositoryFiles.ts'
import { showFolder } from './showFolder.node.ts'
import type { ShownFolder } from './showFolder.node.ts'
import { SourceError } from './sourceError.ts'
import type { SourceOptions } from './sourceOptions.ts'
import { tallyPage } from './tally.ts'
import type { ImportedPage, ImportTally, ReadSource } from './types.ts'

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
  const outline = await readOutline(place, markdown)
  const isAboutRepository = (file: string): boolean =>
    isRepositoryFile(file) && !outline.places.has(file)
  const wanted = dropParts(place, markdown).filter(
    (file) => file !== outline.listFile && !isAboutRepository(file),
  )
  if (wanted.length + documents.length === 0) return undefined
  const near = options.url?.startsWith('/')
    ? await listOtherPictures(folder, options)
    : new Map<string, NearPicture>()
  const shown = options.url?.startsWith('/')
    ? showFolder({ ...folder, near, pages: [...wanted, ...documents] }, options.url)
    : undefined
  const pages = await readDocuments(place, documents, options, shown)
  const hashes = digestFiles(place, shown ? [...markdown, ...folder.pictures] : markdown)
  const others = [...near.values()].map(({ folder, file }) => [...digestFiles(folder, [file])])
  const around = [...outline.places, ...outline.items, ...others]
  const hash = digestPages(hashes, options, JSON.stringify(around))
  const shape = { hash, shown, outline }
  const source = withPages(readMarkdownFolder(place, wanted, options, shape), pages)
  source.tally.repository.push(...markdown.filter(isAboutRepository))
  source.tally.unreadHtml.push(...html)
  return shown === undefined ? source : Object.assign(source, { files: shown.files })
}

/** The pictures next to the folder, without those that the folder has too, and without those that are left out. */
async function listOtherPictures(
  { place, pictures }: SourceFolder,
  { exclude = [] }: SourceOptions,
): Promise<ReadonlyMap<string, NearPicture>> {
  const own = new Set(pictures)
  const isAllowed = createPathFilter({ exclude })
  const near = await listNearPictures(place)
  return new Map([...near].filter(([file]) => !own.has(file) && isAllowed(file)))
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
    hash: digestText(`${source.hash}${JSON.stringify(pages)}`),
    *pages() {
      yield* source.pages()
      for (const page of pages) if (tallyPage(source.tally, page.url, page)) yield page
    },
  }
}
