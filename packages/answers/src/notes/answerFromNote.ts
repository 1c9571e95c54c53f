import { ANSWER_FIT } from '@docent/retrieval'
import type { Knowledge, NoteHit, Passage, StudyNote } from '@docent/retrieval'
import { cite, escapeMarkdown } from '../contract/draft.ts'
import type { Draft, Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { suggest } from '../refusal/suggest.ts'

/** The number of notes to consider. */
const LOOKED_AT = 4
/** Another note of the same section with a lower score than this is about something else. */
const MORE_FIT = 0.5
/** The number of characters that a visitor can read without scrolling. */
const GLANCE = 350

/** An answer that was prepared in advance. */
export interface NoteAnswer {
  /** The key of its note, for the receipt. */
  readonly key: string
  readonly draft: Draft
}

/** Answers a question from the note that fits; undefined if none fits. */
export function answerFromNote(question: Question, knowledge: Knowledge): NoteAnswer | undefined {
  const [hit, ...others] = knowledge.notes(question.text, LOOKED_AT)
  if (hit === undefined || hit.fit < ANSWER_FIT) return undefined
  const { note, fit } = hit
  // The visitor already has this answer and wants another.
  if (question.avoid.includes(note.passage)) return undefined
  const passage = knowledge.passage(note.passage)
  if (passage === undefined) return undefined
  const pages = knowledge.pages().filter(({ route }) => route === passage.route)
  const draft: Draft = {
    said: sayNotes([note, ...chooseMore(note, others)], passage),
    grounded: true,
    confidence: fit,
    followups: suggest(pages, question),
    reading: 1,
  }
  return { key: note.key, draft }
}

/** Adds notes of the same section that fit nearly as well while the answer stays short. */
function chooseMore(first: StudyNote, others: readonly NoteHit[]): StudyNote[] {
  const chosen: StudyNote[] = []
  let length = sayAnswer(first).length
  for (const { note, fit } of others) {
    const more = sayAnswer(note).length
    if (note.passage !== first.passage || fit < MORE_FIT || length + more > GLANCE) continue
    chosen.push(note)
    length += more
  }
  return chosen
}

/** The sentences, their source, and a link to the section. */
function sayNotes(notes: readonly StudyNote[], passage: Passage): Said[] {
  const { title, section, url } = passage
  const label = escapeMarkdown(section === '' ? title : `${title} › ${section}`)
  const said = notes.flatMap((note, place) => [
    place === 0 ? sayAnswer(note) : `\n\n${sayAnswer(note)}`,
    cite(passage, note.answer[0]?.quote ?? ''),
  ])
  return [...said, `\n\n[${label}](${url})`]
}

function sayAnswer({ answer }: StudyNote): string {
  return answer.map(({ markdown }) => markdown).join(' ')
}
