import type { Knowledge, NoteHit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'

/** How many notes are looked at. */
const LOOKED_AT = 30
/**
 * Added to the fit of a note whose section is certain to answer. Notes of several pages often fit
 * equally well, and only the words of their sections differ.
 */
const SECTION_SHARE = 0.2
/** A note below this does not answer: docs/decisions/084-note-and-section.md has the figures. */
const LEAST = 0.7

/** The notes for a question, the likeliest first; empty if none answers it. */
export function rankNotes(
  text: string,
  knowledge: Knowledge,
  sections: readonly JudgedSection[],
): NoteHit[] {
  const shares = new Map(sections.map(({ hit, share }) => [hit.passage.id, share]))
  const judge = ({ note, fit }: NoteHit): number =>
    fit + SECTION_SHARE * (shares.get(note.passage) ?? 0)
  const ranked = knowledge.notes(text, LOOKED_AT).toSorted((a, b) => judge(b) - judge(a))
  return ranked[0] === undefined || judge(ranked[0]) < LEAST ? [] : ranked
}
