import { proveNote } from './proveNote.ts'
import type { DroppedNote, NoteLine, StudySection, WrittenNote } from './types.ts'

/** The results for the notes that were written for a section. */
export interface Taken {
  /** The lines for the file of the page. If there is nothing to keep, one line says so. */
  readonly lines: readonly NoteLine[]
  readonly dropped: readonly DroppedNote[]
}

/** Keeps the notes that their section supports. */
export function takeNotes(written: readonly WrittenNote[], section: StudySection): Taken {
  const lines: NoteLine[] = []
  const dropped: DroppedNote[] = []
  const { key, passage } = section
  const place = { key, section: passage.url }
  for (const note of written) {
    const proof = proveNote(note, section)
    if ('reason' in proof) {
      dropped.push({ section: passage.url, answer: note.answer, reason: proof.reason })
      continue
    }
    const rests = [...new Set(proof.note.answer.map(({ quote }) => quote))]
    lines.push({ ...place, ...note, rests })
  }
  // Questions without an answer do not tell whether anybody asks about the section.
  const isRead = written.length === 0 || written.some(({ isMissing }) => !isMissing)
  if (lines.length === 0 && isRead) lines.push({ ...place, none: true })
  return { lines, dropped }
}
