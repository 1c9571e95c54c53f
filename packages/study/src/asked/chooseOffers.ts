import type { Knowledge, Passage, StudyNote } from '@docent/retrieval'
import { OFFERED_NOTES, OFFERED_SECTIONS } from './writePlaceRequest.ts'
import type { OfferedSection } from './writePlaceRequest.ts'

/** How many notes are looked up for each question. */
const FOUND_NOTES = 8

/**
 * The sections and notes that are the most likely to answer some questions.
 *
 * @param knowledge the pages of each language of the site: a short question does not tell its language.
 */
export function chooseOffers(
  questions: readonly string[],
  knowledge: readonly Knowledge[],
): OfferedSection[] {
  const passages = new Map<string, Passage>()
  const notes = new Map<string, Set<StudyNote>>()
  for (const pages of knowledge) {
    const known = new Map<string, StudyNote>()
    for (const question of questions) {
      for (const { passage } of pages.search(question, { limit: OFFERED_SECTIONS })) {
        passages.set(passage.id, passage)
      }
      for (const { note } of pages.notes(question, FOUND_NOTES)) {
        const passage = pages.passage(note.passage)
        if (passage === undefined || note.isMissing || note.answer.length === 0) continue
        // Each search reads the same note again.
        const name = `${note.key} ${note.questions[0]}`
        const same = known.get(name) ?? note
        known.set(name, same)
        passages.set(passage.id, passage)
        notes.set(passage.id, (notes.get(passage.id) ?? new Set()).add(same))
      }
    }
  }
  return [...passages.values()].map((passage) => {
    return { passage, notes: [...(notes.get(passage.id) ?? [])].slice(0, OFFERED_NOTES) }
  })
}
