import type { NoteHit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { TOLD } from '../tuning.ts'

/**
 * Raises the sentences that the closest note of a section rests on: the writer of the note knew which sentence
 * answers such a question, although it may share no word with it.
 */
export function raiseTold(section: JudgedSection, notes: readonly NoteHit[]): JudgedSection {
  const { passage, noted } = section.hit
  const told =
    noted > 0 && notes.find(({ note }) => note.passage === passage.id && note.answer.length > 0)
  if (!told) return section
  const quotes = told.note.answer.map(({ quote }) => quote)
  const worths = section.worths.map((worth, place) => {
    const text = passage.units[place]?.text ?? ''
    return quotes.some((quote) => restsOn(quote, text)) ? worth + TOLD * told.fit : worth
  })
  return { ...section, worths }
}

/** A quote can hold several sentences, and be cut. */
export function restsOn(quote: string, text: string): boolean {
  return quote.includes(text) || text.includes(quote)
}
