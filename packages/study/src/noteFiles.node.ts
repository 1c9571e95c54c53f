import { hash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  isMissingLine,
  isMissingMark,
  NoteLineError,
  readNoteLine,
  writeNoteLine,
} from './noteLines.ts'
import { readAbsent } from './readAbsent.ts'
import type { NoteLine, StudySection } from './types.ts'

/** The folder of a site's notes: next to its content. */
export function findStudyFolder(contentFolder: string): string {
  return join(dirname(contentFolder), 'study')
}

/** The folder of notes about pages of sources, within the folder of notes. */
const SOURCES = '_sources'

/**
 * The file of a page's notes, relative to their folder: `products/fern.jsonl`, or
 * `_sources/docs.acme.example/start.jsonl` for a page of a source, whose file is its address.
 */
export function nameNoteFile(pageFile: string): string {
  if (pageFile.endsWith('.md')) return pageFile.replace(/\.md$/, '.jsonl')
  const { host, pathname, search } = new URL(pageFile, 'http://here')
  const parts = [host, ...pathname.split('/')].filter((part) => part !== '')
  const path = parts.join('/')
  const safe = path.replaceAll(/[^\w./-]/g, '_').slice(0, MAX_PATH)
  // Two addresses that differ only in other characters have two files.
  const mark = safe === path && search === '' ? '' : `-${hash('sha256', pageFile).slice(0, 8)}`
  return `${SOURCES}/${safe}${mark}.jsonl`
}

/** Characters of an address in the name of a file. */
const MAX_PATH = 180

/** Whether a file has the notes of a page of a source. */
export function isSourceNoteFile(name: string): boolean {
  return name.startsWith(`${SOURCES}/`)
}

export interface NoteFile {
  /** Relative to the folder. */
  readonly name: string
  readonly lines: readonly NoteLine[]
  /** Lines that cannot be read, from 1, and why. */
  readonly faults: readonly { readonly line: number; readonly reason: string }[]
}

/** All note files in a folder, in order; empty if there is no such folder. */
export async function readNoteFiles(folder: string): Promise<NoteFile[]> {
  const names: string[] = []
  for await (const entry of glob('**/*.jsonl', { cwd: folder, withFileTypes: true })) {
    if (!entry.isDirectory()) names.push(relative(folder, join(entry.parentPath, entry.name)))
  }
  return Promise.all(names.toSorted().map((name) => readNoteFile(folder, name)))
}

async function readNoteFile(folder: string, name: string): Promise<NoteFile> {
  const text = await readFile(join(folder, name), 'utf8').catch(readAbsent)
  const lines: NoteLine[] = []
  const faults: { line: number; reason: string }[] = []
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      lines.push(readNoteLine(line))
    } catch (error) {
      if (!(error instanceof NoteLineError)) throw error
      faults.push({ line: place + 1, reason: error.message })
    }
  }
  return { name: name.replaceAll('\\', '/'), lines, faults }
}

/** The lines with questions that no page answers. Reading a section again does not write them. */
function keepMissing(before: readonly NoteLine[], now: readonly NoteLine[]): NoteLine[] {
  const written = new Set(now.map(writeNoteLine))
  return before.filter((line) => isMissingLine(line) && !written.has(writeNoteLine(line)))
}

/**
 * Writes the notes of some sections of one page into its file. Notes of its other sections stay,
 * notes of sections that no longer exist go, and all are in the order of the page. Questions without an answer stay at
 * the end when their section has changed: a person may have written them.
 *
 * @param sections all sections of the page.
 */
export async function writeNoteFile(
  folder: string,
  sections: readonly StudySection[],
  found: ReadonlyMap<string, readonly NoteLine[]>,
  { dropsStaleMissing = false }: { readonly dropsStaleMissing?: boolean } = {},
): Promise<void> {
  const [first] = sections
  if (first === undefined) return
  const name = nameNoteFile(first.file)
  const { lines: before } = await readNoteFile(folder, name)
  const lines = sections.flatMap(({ key }) => {
    const own = before.filter((line) => line.key === key)
    const now = found.get(key)
    if (now === undefined) return own
    // Questions without an answer are added to the notes of a section, and do not replace them.
    const kept = now.every(isMissingLine) ? own.filter((line) => !isMissingLine(line)) : []
    return [...kept, ...now, ...keepMissing(own, now)]
  })
  const keys = new Set(sections.map(({ key }) => key))
  const stale = before.filter((line) => isMissingLine(line) && !keys.has(line.key))
  if (!dropsStaleMissing) lines.push(...stale.filter((line) => !isMissingMark(line)))
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  // A run that is stopped leaves the file as it was, or as it is now.
  const draft = `${file}.new`
  try {
    await writeFile(draft, lines.map((line) => `${writeNoteLine(line)}\n`).join(''))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
