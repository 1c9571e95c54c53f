import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dropDuplicates, resolveLinks } from './assemble.ts'
import { NAVIGATION } from './configDefaults.ts'
import { readDocument } from './document.ts'
import type { Source } from './document.ts'
import { codeOf, explain, listFiles } from './folder.node.ts'
import { MAX_FILE_BYTES, MAX_FILES_READ_AT_ONCE } from './limits.ts'
import { compareProblems, formatProblem } from './problem.ts'
import { isMarkdown, toRoute } from './route.ts'
import type { Content, Document, Problem } from './types.ts'

export interface LoadOptions {
  /** Takes the pages that are marked as drafts too. */
  readonly drafts?: boolean
  /**
   * Takes any folder of Markdown: a title may be missing, and whatever else is wrong is a warning.
   */
  readonly lenient?: boolean
  /** Addresses that the site has without a file; by default those that every site has. */
  readonly routes?: readonly string[]
}

const EMPTY: Problem = {
  severity: 'error',
  file: '',
  line: 0,
  message: 'The content folder holds no page: write an index.md.',
}

const TOO_LARGE: Unreadable = {
  line: 0,
  message: `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: part it into pages.`,
}

const ROUTES = NAVIGATION.map(({ to }) => to)

/**
 * Reads all pages of a folder, its `.md` and `.markdown` files, and checks them.
 *
 * Files whose name starts with `_` are parts of others and no pages. What an author wrote wrong is
 * in the result's `problems`, never thrown; a page that cannot be read at all is left out.
 *
 * @throws {ContentFolderError} when the folder itself cannot be read.
 */
export async function loadContent(folder: string, options: LoadOptions = {}): Promise<Content> {
  const { drafts = false, lenient = false, routes = ROUTES } = options
  const files = await listFiles(folder)
  const pages = files.filter((file) => isMarkdown(file) && !isPart(file))
  const problems: Problem[] = pages.length === 0 ? [EMPTY] : []
  const absent = new Map<string, string>()

  const read = await mapInParallel(pages, async (file): Promise<Document | undefined> => {
    const report = (problem: Omit<Problem, 'file'>): void => {
      problems.push({ ...problem, file })
    }
    const source = await readSource(folder, file)
    if (source === undefined) return undefined
    if ('text' in source) return readDocument(source, lenient, report)

    absent.set(toRoute(file), `${file} cannot be read`)
    report({ severity: 'error', ...source })
    return undefined
  })

  const written = read.filter((document) => document !== undefined)
  for (const { route, file, draft } of written) {
    if (draft && !drafts) absent.set(route, `${file} is a draft`)
  }
  const { unique, duplicates } = dropDuplicates(written.filter(({ draft }) => drafts || !draft))
  const assembled = resolveLinks({
    documents: unique,
    absent,
    files: new Set(files.filter((file) => !isMarkdown(file))),
    routes: new Set(routes),
  })
  return {
    folder,
    documents: assembled.documents,
    assets: assembled.assets,
    problems: finish([...problems, ...duplicates, ...assembled.problems], lenient),
    hash: digest(assembled.documents.map((document) => document.hash).join('\n')),
  }
}

interface Unreadable {
  readonly message: string
  readonly line: number
}

/** Undefined for a file that has gone since its folder was read. */
async function readSource(folder: string, file: string): Promise<Source | Unreadable | undefined> {
  const path = join(folder, file)
  try {
    // Asked for at once: for thousands of small files, waiting for it costs more than reading.
    if (statSync(path).size > MAX_FILE_BYTES) return TOO_LARGE
    const source = decode(await readFile(path))
    return 'text' in source ? { file, hash: digest(`${file}\n${source.text}`), ...source } : source
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    return { line: 0, message: `The file cannot be read: ${explain(cause)}.` }
  }
}

function decode(bytes: Uint8Array): { text: string } | Unreadable {
  // Drops the mark that some editors put before the first character.
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return { text: text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD') }

  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length
  return { line, message: 'The file is not in UTF-8: save it as UTF-8.' }
}

function isPart(file: string): boolean {
  return basename(file).startsWith('_')
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
