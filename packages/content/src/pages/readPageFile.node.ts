import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestText } from '../digestText.node.ts'
import { readDocument } from './document.ts'
import type { SourceFile } from './document.ts'
import { explain } from './folder.node.ts'
import { MAX_FILE_BYTES } from '../limits.ts'
import { createPartReader, hasChanged } from './parts.node.ts'
import type { UsedPart } from './parts.node.ts'
import { readErrorCode } from '../readErrorCode.ts'
import type { Document, Problem } from '../types.ts'

/** The contents of a file. Docent keeps them, and reads the file again only if it has changed. */
export interface PageFile {
  /** Changes with the file. */
  readonly stamp: string
  /** Undefined for a file that cannot be read. */
  readonly document: Document | undefined
  readonly problems: readonly Problem[]
  /** The other files whose text it shows. */
  readonly parts?: readonly UsedPart[]
}

interface Unreadable {
  readonly message: string
  readonly line: number
}

const TOO_LARGE: Unreadable = {
  line: 0,
  message: `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: split it into several pages.`,
}

/** Reads one page, unless it is known and unchanged. Undefined for a file that has gone. */
export async function readPageFile(
  folder: string,
  file: string,
  lenient: boolean,
  known: ReadonlyMap<string, PageFile>,
): Promise<[string, PageFile] | undefined> {
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
    const code = readErrorCode(cause)
    if (code === undefined) throw cause
    if (code === 'ENOENT') return undefined
    report({ severity: 'error', line: 0, message: `The file cannot be read: ${explain(cause)}.` })
    return [file, { stamp: '', document: undefined, problems }]
  }
}

async function readSource(folder: string, file: string): Promise<SourceFile | Unreadable> {
  const source = decode(await readFile(join(folder, file)))
  return 'text' in source
    ? { file, hash: digestText(`${file}\n${source.text}`), ...source }
    : source
}

function decode(bytes: Uint8Array): { text: string } | Unreadable {
  // Drops the mark that some editors put before the first character.
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return { text: text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD') }

  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length
  return { line, message: 'The file is not in UTF-8: save it as UTF-8.' }
}
