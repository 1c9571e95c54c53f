import { dropDuplicates, resolveLinks } from './assemble.ts'
import type { Assembled } from './assemble.ts'
import { digestText } from '../digestText.node.ts'
import { isPart, isPartByFolder } from './parts.node.ts'
import { IMPRINT_ROUTE, PRIVACY_ROUTE, ROUTES } from '../config/configDefaults.ts'
import { listFiles } from './folder.node.ts'
import type { Listing } from './folder.node.ts'
import { MAX_FILES_READ_AT_ONCE, MAX_SUGGESTIONS } from '../limits.ts'
import { assignToLanguages, reviewLanguages } from './languages.ts'
import { isKnownByName } from './ownFiles.ts'
import { assignToProducts } from './productPages.ts'
import { readPageFile } from './readPageFile.node.ts'
import type { PageFile } from './readPageFile.node.ts'
import { reviewListing } from './reviewListing.ts'
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
  let known: ReadonlyMap<string, PageFile> = new Map()
  return async (languages = options.languages ?? []) => {
    const { content, read } = await readFolder(folder, { ...options, languages }, known)
    known = read
    return content
  }
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
  known: ReadonlyMap<string, PageFile>,
): Promise<{ content: Content; read: ReadonlyMap<string, PageFile> }> {
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
    hash: digestText(
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
  known: ReadonlyMap<string, PageFile>,
): Promise<ReadonlyMap<string, PageFile>> {
  const found = await mapInParallel(files, (file) => readPageFile(folder, file, lenient, known))
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
  read: ReadonlyMap<string, PageFile>,
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

function listMoved(documents: readonly Document[]): Map<string, string> {
  return new Map(
    documents.flatMap(({ route, redirects }) =>
      redirects.map(({ path }) => [path, route] as const),
    ),
  )
}

function finish(problems: readonly Problem[], lenient: boolean): Problem[] {
  // A definition that several links use is wrong once.
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...distinct.values()]
    .map((problem) => (lenient ? { ...problem, severity: 'warning' as const } : problem))
    .toSorted(compareProblems)
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
