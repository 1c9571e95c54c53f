import type { Knowledge, NoteHit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'

/** How many notes are looked at. */
const LOOKED_AT = 60

/**
 * The notes of the section that answers, the worthiest first. Empty if the whole section is the
 * better answer: without notes, or with a first note that has no answer.
 */
export function rankNotes(
  text: string,
  knowledge: Knowledge,
  sections: readonly JudgedSection[],
): NoteHit[] {
  const [first] = sections
  const own = knowledge
    .notes(text, LOOKED_AT)
    .filter(({ note }) => note.passage === first?.hit.passage.id && !note.isMissing)
  const [best] = own
  if (best === undefined || best.note.answer.length === 0) return []
  return own.filter(({ note }) => note.answer.length > 0)
}
