import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { decodeText, digestText } from '@docent/content'
import { MAX_API_BYTES, MAX_DOCUMENT_BYTES } from '../limits.ts'
import { SourceError } from '../sourceError.ts'
import { createTally, tallyPage } from '../tally.ts'
import { readFullText } from '../text/readFullText.ts'
import type { ImportedPage, ReadSource } from '../types.ts'
import { readDocx } from './readDocx.node.ts'
import { isOpenApi, readOpenApi } from './readOpenApi.ts'
import { findPdfReader, readPdf } from './readPdf.node.ts'

export interface FileOptions {
  /** Where readers find the file, or the reference made from it. */
  readonly url?: string
  readonly version?: string
  readonly language?: string
  /** Its name in messages. @default its path */
  readonly shownAs?: string
}

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
  const shown = findShownAddress(file, options)
  const pages = await readDocumentFile(file, { ...options, ...(shown && { url: shown }) })
  const tally = createTally()
  return {
    url: shown ?? options.url,
    ...(shown && { files: new Map([[shown, file]]) }),
    editions: [],
    tally,
    hash: digestText(`${JSON.stringify(options)}\0${JSON.stringify(pages)}`),
    *pages() {
      for (const page of pages) if (tallyPage(tally, page.url, page)) yield page
    },
  }
}

/** The address of a PDF that Docent shows as it is, below the path of its source. Undefined for any other file. */
function findShownAddress(file: string, { url = '' }: FileOptions): string | undefined {
  if (!PDF_FILE.test(file) || !url.startsWith('/')) return undefined
  return `${url.replace(/\/$/, '')}/${encodeURIComponent(basename(file))}`
}

const PDF_FILE = /\.pdf$/i

/**
 * The pages of one file.
 *
 * @param findReader of PDF, which is an optional package.
 * @throws {SourceError} if it cannot be read.
 */
export async function readDocumentFile(
  file: string,
  options: FileOptions,
  findReader: () => string | undefined = findPdfReader,
): Promise<readonly ImportedPage[]> {
  const { shownAs = file, ...rest } = options
  const url = (options.url ?? `/${basename(file)}`).replace(/(?<=[^/:])\/$/, keepsSlash(file))
  const place = { ...rest, url, name: basename(file, extname(file)) }
  try {
    refuseLargeFile(file, shownAs)
    if (/\.pdf$/i.test(file))
      return [await readPdf(readBytes(file), place, requireReader(findReader, shownAs))]
    if (/\.docx$/i.test(file)) return [readDocx(readFileSync(file), place)]
    if (DATA_FILE.test(file)) return await readApi(file, place, shownAs)
    if (TEXT_FILE.test(file)) return readFullText(readFileSync(file, 'utf8'), url)
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    throw new SourceError(
      `${shownAs} cannot be read: ${explain(cause)}. Repair the file, or leave it out.`,
      { cause },
    )
  }
  throw new SourceError(
    `${shownAs} is not a text file such as llms-full.txt, a PDF, a Word document or an OpenAPI file: name one, or a folder.`,
  )
}

/** A folder's address ends with a slash, a file's does not. */
function keepsSlash(file: string): string {
  return DOCUMENT_FILE.test(file) ? '' : '/'
}

function refuseLargeFile(file: string, shownAs: string): void {
  const most = DATA_FILE.test(file) ? MAX_API_BYTES : MAX_DOCUMENT_BYTES
  const { size } = statSync(file)
  if (size <= most) return
  throw new SourceError(
    `${shownAs} has ${toMegabytes(size)} MB. Docent reads such files up to ${toMegabytes(most)} MB: split it, or name a smaller file.`,
  )
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}

/** The reason in words, without the traces of the parser. */
function explain(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  if (message.startsWith('Maximum call stack')) return 'it is nested too deeply'
  if (message.startsWith('Excessive alias count'))
    return 'its aliases repeat so much that they would fill the memory'
  return message.split('\n', 1)[0]?.replace(/[.:]$/, '') ?? ''
}

function readBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file))
}

function requireReader(find: () => string | undefined, shownAs: string): string {
  const reader = find()
  if (reader !== undefined) return reader
  throw new SourceError(
    `${shownAs} is a PDF, and the package that reads PDF is not installed: run "npm install unpdf" in the folder where you start Docent.`,
  )
}

async function readApi(
  file: string,
  { url, version }: { readonly url: string; readonly version?: string },
  shownAs: string,
): Promise<ImportedPage[]> {
  const text = decodeText(readFileSync(file))
  const value: unknown = /\.json$/i.test(file) ? JSON.parse(text) : await parseYaml(text)
  if (isOpenApi(value)) return readOpenApi(value, url, version)
  throw new SourceError(
    `${shownAs} is not an OpenAPI file: it has no "openapi" field with a version from 3.0.`,
  )
}

/** A few aliases of aliases would become more values than memory has. */
async function parseYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  return parse(text, { maxAliasCount: 100, logLevel: 'error' }) as unknown
}
