import type { StudyNote } from '@docent/retrieval'
import { isEmptyLine, isMissingLine, isMissingMark } from './noteLines.ts'
import type { NoteFile } from './noteFiles.node.ts'
import { proveNote } from './proveNote.ts'
import type { StudySection } from './types.ts'

/** A note that is not used, and where it is written. */
export interface UnusedNote {
  readonly file: string
  readonly section: string
  /** Its section has changed, or is gone; else it says something that the section does not. */
  readonly isStale: boolean
  /** Whether it has questions that no page answers. */
  readonly isMissing: boolean
  readonly reason: string
}

/** A sentence that a note names as its support, and that its section no longer has. */
export interface LostSupport {
  readonly file: string
  readonly section: string
  readonly sentence: string
}

export interface SelectedNotes {
  /** In the order of the files. */
  readonly notes: readonly StudyNote[]
  readonly unused: readonly UnusedNote[]
  /** The notes are used: the words of another sentence support them. Somebody should read them again. */
  readonly lost: readonly LostSupport[]
  /** Sections that nobody has read yet. */
  readonly unread: readonly StudySection[]
}

/** The notes that match the present text of these sections, each proven again. */
export function selectNotes(
  files: readonly NoteFile[],
  sections: readonly StudySection[],
): SelectedNotes {
  const byKey = new Map(sections.map((section) => [section.key, section]))
  const read = new Set<string>()
  const notes: StudyNote[] = []
  const unused: UnusedNote[] = []
  const lost: LostSupport[] = []
  for (const { name: file, lines } of files) {
    for (const line of lines) {
      const section = byKey.get(line.key)
      const isMissing = isMissingLine(line)
      if (section === undefined) {
        unused.push({ file, section: line.section, isStale: true, isMissing, reason: STALE })
        continue
      }
      // Nobody has read a section yet if only questions without an answer are written for it.
      if (!isMissing) read.add(line.key)
      if (isEmptyLine(line) || isMissingMark(line)) continue
      const proof = proveNote(line, section)
      if ('note' in proof) {
        notes.push(proof.note)
        const missing = findMissing(line.rests, proof.note, section)
        lost.push(...missing.map((sentence) => ({ file, section: line.section, sentence })))
      } else {
        const { reason } = proof
        unused.push({ file, section: line.section, isStale: false, isMissing, reason })
      }
    }
  }
  return { notes, unused, lost, unread: sections.filter(({ key }) => !read.has(key)) }
}

/** A row of a table is in no text as a whole, but in a quote. */
function findMissing(
  rests: readonly string[],
  { answer }: StudyNote,
  { passage }: StudySection,
): string[] {
  const quotes = new Set(answer.map(({ quote }) => quote))
  return rests.filter((sentence) => !quotes.has(sentence) && !passage.text.includes(sentence))
}

const STALE = 'its section has changed or is gone'
