import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { SourceError } from '../sourceError.ts'
import { createTally, tallyPage } from '../tally.ts'
import { readFullText } from '../text/readFullText.ts'
import type { ImportedPage, ReadSource } from '../types.ts'
import { readDocx } from './readDocx.node.ts'
import { isOpenApi, readOpenApi } from './readOpenApi.ts'
import { loadPdfReader, readPdf } from './readPdf.node.ts'
import type { PdfReader } from './readPdf.node.ts'

export interface FileOptions {
  /** Where readers find the file, or the reference made from it. */
  readonly url?: string
  readonly version?: string
  readonly language?: string
}

/** Files of several megabytes are books; larger ones fill the memory. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

/** The files that are documents, besides text and HTML. */
export const DOCUMENT_FILE: RegExp = /\.(?:pdf|docx)$/i
const TEXT_FILE = /\.(?:txt|md|mdx|markdown)$/i
const DATA_FILE = /\.(?:json|ya?ml)$/i

/** Whether an address is that of one file and not of a site. */
export function isFileAddress(url: string): boolean {
  const { pathname } = new URL(url)
  return (
    DOCUMENT_FILE.test(pathname) || DATA_FILE.test(pathname) || /\/llms[\w-]*\.txt$/i.test(pathname)
  )
}

/**
 * Reads one file as a source: PDF, Word, a description of an API, or a text with all pages.
 *
 * @throws {SourceError} if it cannot be read.
 */
export async function readFileSource(file: string, options: FileOptions): Promise<ReadSource> {
  const pages = await readDocumentFile(file, options)
  const tally = createTally()
  return {
    url: options.url,
    editions: [],
    tally,
    isFile: !TEXT_FILE.test(file),
    hash: hash('sha256', `${JSON.stringify(options)}\0${JSON.stringify(pages)}`).slice(0, 32),
    *pages() {
      for (const page of pages) if (tallyPage(tally, page.url, page)) yield page
    },
  }
}

/**
 * The pages of one file.
 *
 * @throws {SourceError} if it cannot be read.
 */
export async function readDocumentFile(
  file: string,
  options: FileOptions,
  load: () => Promise<PdfReader | undefined> = loadPdfReader,
): Promise<readonly ImportedPage[]> {
  if (statSync(file).size > MAX_FILE_BYTES)
    throw new SourceError(`${file} is larger than 64 MB: split it, or name a smaller file.`)
  const url = (options.url ?? `/${basename(file)}`).replace(/(?<=[^/:])\/$/, keepsSlash(file))
  const place = { ...options, url, name: basename(file, extname(file)) }
  try {
    if (/\.pdf$/i.test(file)) return [await readPdf(...(await openPdf(file, load, place)))]
    if (/\.docx$/i.test(file)) return [readDocx(readFileSync(file), place)]
    if (DATA_FILE.test(file)) return await readApi(file, url, options.version)
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(`${file} cannot be read: ${reason.split('\n', 1)[0]}.`, { cause })
  }
  if (TEXT_FILE.test(file)) return readFullText(readFileSync(file, 'utf8'), url)
  throw new SourceError(
    `${file} is not a text file such as llms-full.txt, a PDF, a Word document or an OpenAPI file: name one, or a folder.`,
  )
}

/** A folder's address ends with a slash, a file's does not. */
function keepsSlash(file: string): string {
  return DOCUMENT_FILE.test(file) ? '' : '/'
}

async function openPdf(
  file: string,
  load: () => Promise<PdfReader | undefined>,
  place: Parameters<typeof readPdf>[1],
): Promise<Parameters<typeof readPdf>> {
  const reader = await load()
  if (!reader)
    throw new SourceError(
      `${file} is a PDF, and the package that reads PDF is not installed: run "npm install unpdf" in the folder where you start Docent.`,
    )
  return [new Uint8Array(readFileSync(file)), place, reader]
}

async function readApi(file: string, url: string, version?: string): Promise<ImportedPage[]> {
  const text = readFileSync(file, 'utf8')
  const value: unknown = /\.json$/i.test(file) ? JSON.parse(text) : await parseYaml(text)
  if (isOpenApi(value)) return readOpenApi(value, url, version)
  throw new SourceError(
    `${file} is not an OpenAPI file: it has no "openapi" field with a version from 3.0.`,
  )
}

/** A few aliases of aliases would become more values than memory has. */
async function parseYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  return parse(text, { maxAliasCount: 100 }) as unknown
}
