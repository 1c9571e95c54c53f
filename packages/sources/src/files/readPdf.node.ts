// `unpdf` is optional: some megabytes that only owners of PDF files need. Its name is a value and its
// types are written here, so that everything compiles and starts without it.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeForMarkdown, escapeLineStart } from '../markdown/escapeForMarkdown.ts'
import type { ImportedPage } from '../types.ts'
import type { DocumentFile } from './readDocx.node.ts'

/** The part of unpdf that reads text. */
export interface PdfReader {
  getDocumentProxy(bytes: Uint8Array): Promise<object>
  extractText(
    document: object,
    options: { readonly mergePages: false },
  ): Promise<{ readonly text: readonly string[] }>
  getMeta(document: object): Promise<{ readonly info: Readonly<Record<string, unknown>> }>
}

const NAME = 'unpdf'

/** Resolves with unpdf, of Docent's own folder or of the working folder; undefined without it. */
export async function loadPdfReader(): Promise<PdfReader | undefined> {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'docent.js')).href]) {
    try {
      return (await import(pathToFileURL(createRequire(from).resolve(NAME)).href)) as PdfReader
    } catch (cause) {
      // It may be installed in the other folder, or nowhere.
      if (
        !/MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/.test(
          String((cause as { code?: string }).code),
        )
      )
        throw cause
    }
  }
  return undefined
}

/** Reads a PDF file: a section for each of its pages, which browsers open by `#page=`. */
export async function readPdf(
  bytes: Uint8Array,
  file: DocumentFile,
  reader: PdfReader,
): Promise<ImportedPage> {
  const document = await reader.getDocumentProxy(bytes)
  const { text } = await reader.extractText(document, { mergePages: false })
  const { info } = await reader.getMeta(document)
  const title = typeof info['Title'] === 'string' ? info['Title'].trim() : ''
  return {
    url: file.url,
    title: title || file.name,
    description: '',
    language: file.language ?? '',
    version: file.version ?? '',
    sections: [
      { anchor: '', heading: '', depth: 0, path: [], markdown: '' },
      ...text.map((page, index) => toSection(page, index + 1)),
    ],
  }
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

/** Lines end where the paper did: words are joined again, and an empty line or a short one ends a paragraph. */
function toParagraphs(text: string): string {
  const lines = text
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => line.trim())
  const longest = Math.max(...lines.map((line) => line.length))
  const paragraphs: string[] = []
  let open = ''
  for (const line of lines) {
    open = open === '' ? line : open.endsWith('-') ? open.slice(0, -1) + line : `${open} ${line}`
    const isEnd = line === '' || (line.length < longest * SHORT && /[.!?:]$/.test(line))
    if (!isEnd) continue
    paragraphs.push(open.trim())
    open = ''
  }
  return [...paragraphs, open.trim()]
    .filter((one) => one !== '')
    .map((one) => escapeLineStart(escapeForMarkdown(one)))
    .join('\n\n')
}

/** A line shorter than this share of the longest one is the last of its paragraph. */
const SHORT = 0.8
