import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dropDuplicates, resolveLinks } from './assemble.ts'
import type { Assembled } from './assemble.ts'
import { createPartReader, hasChanged, isPart, isPartByFolder } from './parts.node.ts'
import type { UsedPart } from './parts.node.ts'
import { IMPRINT_ROUTE, PRIVACY_ROUTE, ROUTES } from '../config/configDefaults.ts'
import { readDocument } from './document.ts'
import type { SourceFile } from './document.ts'
import { codeOf, explain, listFiles } from './folder.node.ts'
import type { Listing } from './folder.node.ts'
import { MAX_FILE_BYTES, MAX_FILES_READ_AT_ONCE, MAX_SUGGESTIONS } from '../limits.ts'
import { assignToLanguages, reviewLanguages } from './languages.ts'
import { isKnownByName } from './ownFiles.ts'
import { assignToProducts } from './productPages.ts'
import { reviewReservedRoutes } from './reservedRoutes.ts'
import type { Destinations } from './resolve.ts'
import { compareProblems, formatProblem } from './problem.ts'
import { explainUnpublished, findNextDue, isPublished, toUtcDay } from './publishing.ts'
import { isAnyMarkdown, isMarkdown, toRoute } from './route.ts'
import { listLanguageRoutes, listShelfRoutes } from './shelfRoutes.ts'
import type { Content, Document, Problem, UnpublishedPage } from '../types.ts'

export interface LoadOptions {
  /** Takes drafts too, and pages whose day is still to come. */
  readonly drafts?: boolean
  /**
   * Takes any folder of Markdown, also `.mdx` files: a title may be missing, and whatever else is wrong is a warning.
   */
  readonly lenient?: boolean
  /** Addresses that the site has without a file; by default those that every site has. */
  readonly routes?: readonly string[]
  /** The time that scheduled pages wait for. */
  readonly now?: () => number
  /** The languages of the site, the one at the root first: each other one has a folder. */
  readonly languages?: readonly string[]
}

const EMPTY: Problem = {
  severity: 'error',
  file: '',
  line: 0,
  message: 'The content folder has no pages: write an index.md.',
}

const TOO_LARGE: Unreadable = {
  line: 0,
  message: `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: split it into several pages.`,
}

/**
 * Reads all pages of a folder, its `.md` and `.markdown` files, and checks them.
 *
 * Files whose name starts with `_` are included by others and are not pages. An author's mistake is
 * in the result's `problems`, never thrown; a page that cannot be read at all is left out.
 *
 * @throws {ContentFolderError} when the folder itself cannot be read.
 */
export function loadContent(folder: string, options: LoadOptions = {}): Promise<Content> {
  return createContentReader(folder, options)()
}

/**
 * A way to read a folder again and again, as `loadContent` does: of the files only those are read
 * that have changed since the last time, by their time, size and place on the disk. The languages of
 * the site may be others each time.
 */
export function createContentReader(
  folder: string,
  options: LoadOptions = {},
): (languages?: readonly string[]) => Promise<Content> {
  let known: ReadonlyMap<string, ReadPage> = new Map()
  return async (languages = options.languages ?? []) => {
    const { content, read } = await readFolder(folder, { ...options, languages }, known)
    known = read
    return content
  }
}

/** The contents of a file. */
interface ReadPage {
  /** Changes with the file. */
  readonly stamp: string
  /** Undefined for a file that cannot be read. */
  readonly document: Document | undefined
  readonly problems: readonly Problem[]
  /** The other files whose text it shows. */
  readonly parts?: readonly UsedPart[]
}

async function readFolder(
  folder: string,
  {
    drafts = false,
    lenient = false,
    routes = [...ROUTES, PRIVACY_ROUTE, IMPRINT_ROUTE],
    now = Date.now,
    languages = [],
  }: LoadOptions,
  known: ReadonlyMap<string, ReadPage>,
): Promise<{ content: Content; read: ReadonlyMap<string, ReadPage> }> {
  const listing = await listFiles(folder)
  const { files } = listing
  const isPage = lenient ? isAnyMarkdown : isMarkdown
  const pages = files.filter((file) => isPage(file) && !isPart(file, lenient))
  const read = await readPages(folder, pages, lenient, known)
  const today = toUtcDay(now())
  const { written, unpublished, absent } = sortPages(read, listing, drafts ? undefined : today)
  const published = written.filter((document) => drafts || isPublished(document, today))
  const { unique: all, duplicates } = dropDuplicates(assignToLanguages(published, languages))
  const unique = all.filter(({ audience }) => audience !== 'internal')
  const nextDue = findNextDue(written, today)
  const there = {
    documents: assignToProducts(unique),
    absent,
    moved: listMoved(unique),
    files: new Set(files.filter((file) => !isPage(file))),
    routes: new Set([
      ...routes,
      ...listShelfRoutes(unique),
      ...listLanguageRoutes(unique, languages, routes),
    ]),
    languages,
  }
  // Callers that accept any folder will not fix it now.
  const maxSuggestions = lenient ? 0 : MAX_SUGGESTIONS
  const assembled = resolveLinks(there, maxSuggestions)
  const internal = resolveInternal(all, there, maxSuggestions)
  const problems = [
    ...reviewListing(listing, isPage),
    ...(pages.length === 0 ? [EMPTY] : []),
    ...[...read.values()].flatMap((page) => page.problems),
    ...duplicates,
    ...reviewLanguages(unique, languages),
    // A folder of any Markdown is not served as pages.
    ...(lenient ? [] : reviewReservedRoutes(unique)),
    ...assembled.problems,
    ...internal.problems,
  ]
  const content = {
    folder,
    documents: assembled.documents,
    ...(internal.documents.length > 0 && { internal: internal.documents }),
    assets: files.filter((file) => isKnownByName(file) || assembled.assets.has(file)),
    problems: finish(problems, lenient),
    ...(unpublished.length > 0 && { unpublished }),
    ...(nextDue !== undefined && { nextDue }),
    hash: digest(
      [...assembled.documents, ...internal.documents].map(({ hash: own }) => own).join('\n'),
    ),
  }
  return { content, read }
}

/** The pages by their files. A file in a folder of parts is left out if a page shows it. */
async function readPages(
  folder: string,
  files: readonly string[],
  lenient: boolean,
  known: ReadonlyMap<string, ReadPage>,
): Promise<ReadonlyMap<string, ReadPage>> {
  const found = await mapInParallel(files, (file) => readPage(folder, file, lenient, known))
  // A file may have gone since its folder was read.
  const present = found.filter((entry) => entry !== undefined)
  const shown = new Set(present.flatMap(([, { parts = [] }]) => parts.map(({ file }) => file)))
  return new Map(present.filter(([file]) => !(shown.has(file) && isPartByFolder(file))))
}

interface SortedPages {
  readonly written: readonly Document[]
  readonly unpublished: readonly UnpublishedPage[]
  /** Why there is no page at a route. */
  readonly absent: ReadonlyMap<string, string>
}

/** @param today a page of a later day is unpublished, as is a draft. Undefined if all pages are published. */
function sortPages(
  read: ReadonlyMap<string, ReadPage>,
  { outside, broken }: Listing,
  today: string | undefined,
): SortedPages {
  const absent = new Map(
    [
      ...outside.map((file) => [file, 'to a file outside the folder'] as const),
      ...broken.map((file) => [file, 'that leads nowhere'] as const),
    ].map(([file, where]) => [toRoute(file), `${file} is a symbolic link ${where}`]),
  )
  const written: Document[] = []
  const unpublished: UnpublishedPage[] = []
  for (const [file, { document }] of read) {
    if (document === undefined) {
      absent.set(toRoute(file), `${file} cannot be read`)
      continue
    }
    const reason = today === undefined ? undefined : explainUnpublished(document, today)
    if (reason !== undefined) {
      absent.set(document.route, `${file} is ${reason}`)
      unpublished.push({ file, reason })
    }
    written.push(document)
  }
  for (const { file, route, audience } of written)
    if (audience === 'internal') absent.set(route, `${file} is internal`)
  return { written, unpublished, absent }
}

/** Reports links that are not followed, and files that are nearly pages. */
function reviewListing(
  { files, outside, broken }: Listing,
  isPage: (file: string) => boolean,
): Problem[] {
  const nearly = files.filter((file) => NEARLY_MARKDOWN.test(file) && !isPage(file))
  return [
    ...outside.map(reportOutside),
    ...broken.map(reportBroken),
    ...nearly.map(reportNearlyMarkdown),
  ]
}

/**
 * Internal pages with their links, which may lead to all pages. The files that they show are not assets: the
 * site would serve them.
 */
function resolveInternal(
  all: readonly Document[],
  there: Destinations,
  maxSuggestions: number,
): Pick<Assembled, 'documents' | 'problems'> {
  const isInternal = ({ audience }: Document): boolean => audience === 'internal'
  if (!all.some(isInternal)) return { documents: [], problems: [] }
  const routes = new Set(all.filter(isInternal).map(({ route }) => route))
  const absent = new Map([...there.absent].filter(([route]) => !routes.has(route)))
  const moved = listMoved(all)
  const { documents, problems } = resolveLinks(
    { ...there, documents: all, absent, moved },
    maxSuggestions,
  )
  const files = new Set(documents.filter(isInternal).map(({ file }) => file))
  return {
    documents: documents.filter(isInternal),
    problems: problems.filter(({ file }) => files.has(file)),
  }
}

/** Reads one page, unless it is known and unchanged. Undefined for a file that has gone. */
async function readPage(
  folder: string,
  file: string,
  lenient: boolean,
  known: ReadonlyMap<string, ReadPage>,
): Promise<[string, ReadPage] | undefined> {
  const problems: Problem[] = []
  const report = (problem: Omit<Problem, 'file'>): void => {
    problems.push({ ...problem, file })
  }
  try {
    // Asked for at once: for thousands of small files, waiting for it costs more than reading.
    const { size, mtimeMs, ino } = statSync(join(folder, file))
    const stamp = `${mtimeMs} ${size} ${ino}`
    const before = known.get(file)
    if (before?.stamp === stamp && !before.parts?.some(hasChanged)) return [file, before]

    const source = size > MAX_FILE_BYTES ? TOO_LARGE : await readSource(folder, file)
    const isText = 'text' in source
    if (!isText) report({ severity: 'error', ...source })
    const parts = createPartReader(folder)
    const document = isText
      ? readDocument({ ...source, readPart: parts.read }, lenient, report)
      : undefined
    return [file, { stamp, document, problems, parts: parts.used() }]
  } catch (cause) {
    const code = codeOf(cause)
    if (code === undefined) throw cause
    if (code === 'ENOENT') return undefined
    report({ severity: 'error', line: 0, message: `The file cannot be read: ${explain(cause)}.` })
    return [file, { stamp: '', document: undefined, problems }]
  }
}

function listMoved(documents: readonly Document[]): Map<string, string> {
  return new Map(
    documents.flatMap(({ route, redirects }) =>
      redirects.map(({ path }) => [path, route] as const),
    ),
  )
}

interface Unreadable {
  readonly message: string
  readonly line: number
}

async function readSource(folder: string, file: string): Promise<SourceFile | Unreadable> {
  const source = decode(await readFile(join(folder, file)))
  return 'text' in source ? { file, hash: digest(`${file}\n${source.text}`), ...source } : source
}

function decode(bytes: Uint8Array): { text: string } | Unreadable {
  // Drops the mark that some editors put before the first character.
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return { text: text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD') }

  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length
  return { line, message: 'The file is not in UTF-8: save it as UTF-8.' }
}

function reportOutside(file: string): Problem {
  const message =
    'The symbolic link leads out of the content folder, so Docent does not follow it: use a copy instead.'
  return { severity: 'error', file, line: 0, message }
}

/** A warning only: a picture that no page shows may be missing. */
function reportBroken(file: string): Problem {
  const message =
    'The symbolic link leads nowhere, so Docent leaves it out: correct its target, or remove it.'
  return { severity: 'warning', file, line: 0, message }
}

/** Files of pages by the names of other tools. */
const NEARLY_MARKDOWN = /\.(?:mdx|mdown|mkd|rst|adoc|docx?)$/i

function reportNearlyMarkdown(file: string): Problem {
  const message = 'The file is not a page: the name of a page ends in .md or .markdown.'
  return { severity: 'warning', file, line: 0, message }
}

function finish(problems: readonly Problem[], lenient: boolean): Problem[] {
  // A definition that several links use is wrong once.
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...distinct.values()]
    .map((problem) => (lenient ? { ...problem, severity: 'warning' as const } : problem))
    .toSorted(compareProblems)
}

function digest(text: string): string {
  return hash('sha256', text).slice(0, 32)
}

async function mapInParallel<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const work = async (): Promise<void> => {
    // The workers share one iterator: each takes what comes next.
    for (const [index, item] of queue) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: MAX_FILES_READ_AT_ONCE }, work))
  return results
}
