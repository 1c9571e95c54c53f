// `unpdf` is optional: some megabytes that only owners of PDF files need. Its name is a value, so that
// everything compiles and starts without it.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { cutHeading } from '../html/outline.ts'
import { foldSpaces } from '../html/dom.ts'
import { MAX_PDF_MEMORY, MAX_PDF_MS, MAX_PDF_PAGES } from '../limits.ts'
import { escapeForMarkdown, escapeLineStart } from '../markdown/escapeForMarkdown.ts'
import type { ImportedPage } from '../types.ts'
import type { DocumentFile } from './readDocx.node.ts'

/** The work of the thread that reads a PDF. */
export interface PdfJob {
  /** The address of the module that reads PDF. */
  readonly reader: string
  readonly bytes: Uint8Array
  readonly maxPages: number
}

export interface PdfText {
  readonly title: string
  readonly pages: readonly string[]
}

export interface PdfLimits {
  readonly pages: number
  readonly ms: number
  /** Bytes that the process may grow by meanwhile. */
  readonly memory: number
}

const PDF_LIMITS: PdfLimits = { pages: MAX_PDF_PAGES, ms: MAX_PDF_MS, memory: MAX_PDF_MEMORY }

const NAME = 'unpdf'

/** The address of unpdf in Docent's own folder or in the working folder; undefined without it. */
export function findPdfReader(): string | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'docent.js')).href]) {
    try {
      return pathToFileURL(createRequire(from).resolve(NAME)).href
    } catch (cause) {
      // It may be installed in the other folder, or nowhere.
      const code = String((cause as { code?: string }).code)
      if (!/MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/.test(code)) throw cause
    }
  }
  return undefined
}

/**
 * Reads a PDF file: a section for each of its pages, which browsers open by `#page=`.
 *
 * @throws {RangeError} if it has too many pages, or needs too much time or memory.
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  file: DocumentFile,
  reader: string,
  limits: PdfLimits = PDF_LIMITS,
): Promise<ImportedPage> {
  const { title, pages } = await readInThread({ reader, bytes, maxPages: limits.pages }, limits)
  return {
    url: file.url,
    title: cutHeading(foldSpaces(title)) || file.name,
    description: '',
    language: file.language ?? '',
    version: file.version ?? '',
    sections: [
      { anchor: '', heading: '', depth: 0, path: [], markdown: '' },
      ...pages.map((page, index) => toSection(page, index + 1)),
    ],
  }
}

/** How often the memory is looked at. */
const LOOK_MS = 50

/** A small file can take hours or all memory. A thread can be ended, and the server answers meanwhile. */
async function readInThread(job: PdfJob, { ms, memory }: PdfLimits): Promise<PdfText> {
  const worker = new Worker(new URL('./readPdf.worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 1024 / 1024) },
  })
  const { promise, resolve, reject } = Promise.withResolvers<PdfText>()
  const megabytes = Math.round(memory / 1024 / 1024)
  const tooMuch = new RangeError(`reading it needs more than ${megabytes} MB of memory`)
  const tooLong = new RangeError(`reading it takes longer than ${ms / 1000} seconds`)
  const before = process.memoryUsage.rss()
  // The limit of a thread does not count the buffers that parts of the file are unpacked into.
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > memory) reject(tooMuch)
  }, LOOK_MS)
  const timer = setTimeout(() => reject(tooLong), ms)
  worker.once('message', resolve)
  worker.once('error', (cause) => reject(isOutOfMemory(cause) ? tooMuch : cause))
  worker.once('exit', () => reject(new Error('its reader ended without a result')))
  try {
    return await promise
  } finally {
    clearInterval(look)
    clearTimeout(timer)
    await worker.terminate()
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function toSection(text: string, number: number): ImportedPage['sections'][number] {
  const heading = `Page ${number}`
  return {
    anchor: `page=${number}`,
    heading,
    depth: 2,
    path: [heading],
    markdown: toParagraphs(text),
  }
}

/** A line shorter than this share of the longest one is the last of its paragraph. */
const SHORT = 0.8

/** Lines end where the paper did: words are joined again, and an empty line or a short one ends a paragraph. */
function toParagraphs(text: string): string {
  const lines = text
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => line.trim())
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    paragraphs.at(-1)?.push(line)
    const isEnd = line === '' || (line.length < longest * SHORT && /[.!?:]$/.test(line))
    if (isEnd) paragraphs.push([])
  }
  return paragraphs
    .map((paragraph) => joinLines(paragraph).trim())
    .filter((one) => one !== '')
    .map((one) => escapeLineStart(escapeForMarkdown(one)))
    .join('\n\n')
}

/** A word that a hyphen divides at the end of a line is one word. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      if (index === lines.length - 1) return line
      return line.endsWith('-') ? line.slice(0, -1) : `${line} `
    })
    .join('')
}
