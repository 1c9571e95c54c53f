// Runs in a separate thread, which can be ended: a small PDF can take hours, or all memory.

import { parentPort, workerData } from 'node:worker_threads'
import type { PdfJob, PdfText } from './readPdf.node.ts'

/** The part of unpdf that reads text. */
interface PdfReader {
  getDocumentProxy(
    bytes: Uint8Array,
    options: { readonly verbosity: number },
  ): Promise<{ readonly numPages: number }>
  extractText(
    document: object,
    options: { readonly mergePages: false },
  ): Promise<{ readonly text: readonly string[] }>
  getMeta(document: object): Promise<{ readonly info: Readonly<Record<string, unknown>> }>
}

/** The errors of PDF.js lose their class on the way out of the thread, and with it their message. */
function toError(cause: unknown): Error {
  if (cause instanceof RangeError) return cause
  const { message } = cause as { readonly message?: unknown }
  return new Error(typeof message === 'string' ? message : String(cause))
}

async function readText({ reader, bytes, maxPages }: PdfJob): Promise<PdfText> {
  const { getDocumentProxy, extractText, getMeta } = (await import(reader)) as PdfReader
  const document = await getDocumentProxy(bytes, { verbosity: 0 })
  if (document.numPages > maxPages) {
    throw new RangeError(`it has ${document.numPages} pages, and Docent reads at most ${maxPages}`)
  }
  const { text } = await extractText(document, { mergePages: false })
  const { info } = await getMeta(document)
  return { title: typeof info['Title'] === 'string' ? info['Title'] : '', pages: text }
}

const text = await readText(workerData as PdfJob).catch((cause: unknown) => {
  throw toError(cause)
})
// A thread is not a window: it has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(text)
