import type { NoteHit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'

/**
 * The notes of the section that answers, the worthiest first. Empty if the whole section is the
 * better answer: without notes, or with a first note that has no answer.
 */
export function rankNotes(notes: readonly NoteHit[], [first]: readonly JudgedSection[]): NoteHit[] {
  const own = notes.filter(({ note }) => note.passage === first?.hit.passage.id)
  const [best] = own
  if (best === undefined || best.note.answer.length === 0) return []
  return own.filter(({ note }) => note.answer.length > 0)
}
