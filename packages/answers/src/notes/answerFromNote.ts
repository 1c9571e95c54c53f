import { ANSWER_FIT } from '@docent/retrieval'
import type { Knowledge, Passage, StudyNote } from '@docent/retrieval'
import { cite, escapeMarkdown } from '../contract/draft.ts'
import type { Draft, Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { suggest } from '../refusal/suggest.ts'

/** An answer that was written down before anybody asked. */
export interface NoteAnswer {
  /** The key of its note, for the receipt. */
  readonly key: string
  readonly draft: Draft
}

/** The note that fits a question, as an answer; nothing if none fits. */
export function answerFromNote(question: Question, knowledge: Knowledge): NoteAnswer | undefined {
  const [hit] = knowledge.notes(question.text, 1)
  if (hit === undefined || hit.fit < ANSWER_FIT) return undefined
  const { note, fit } = hit
  // The visitor has had this answer, and asks for another.
  if (question.avoid.includes(note.passage)) return undefined
  const passage = knowledge.passage(note.passage)
  if (passage === undefined) return undefined
  const pages = knowledge.pages().filter(({ route }) => route === passage.route)
  const draft: Draft = {
    said: sayNote(note, passage),
    grounded: true,
    confidence: fit,
    followups: suggest(pages, question),
    reading: 1,
  }
  return { key: note.key, draft }
}

/** The sentences, their source, and a link to the section. */
function sayNote({ answer }: StudyNote, passage: Passage): Said[] {
  const text = answer.map(({ markdown }) => markdown).join(' ')
  const { title, section, url } = passage
  const label = escapeMarkdown(section === '' ? title : `${title} › ${section}`)
  return [text, cite(passage, answer[0]?.quote ?? ''), `\n\n[${label}](${url})`]
}
