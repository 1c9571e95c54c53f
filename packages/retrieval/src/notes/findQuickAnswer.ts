import { inlineText, lexInline } from '@docent/content'
import type { Knowledge, Passage } from '../types.ts'
import { countSignificant } from './fit.ts'
import { ANSWER_FIT } from './tuning.ts'

/** The text of a note for a question, without Markdown, and its section. */
export interface QuickAnswer {
  readonly passage: Passage
  readonly text: string
}

/** The note that answers a question; undefined if none fits well enough. */
export function findQuickAnswer(question: string, knowledge: Knowledge): QuickAnswer | undefined {
  // With a single word, a visitor looks for pages.
  if (countSignificant(question) < 2) return undefined
  const [best, next] = knowledge.notes(question, 2)
  // A question without an answer that fits less well hides nothing.
  const hit = best?.note.isMissing && best.fit < ANSWER_FIT ? next : best
  if (hit === undefined || hit.fit < ANSWER_FIT) return undefined
  const passage = knowledge.passage(hit.note.passage)
  if (passage === undefined) return undefined
  if (hit.note.answer.length === 0) return undefined
  const markdown = hit.note.answer.map((sentence) => sentence.markdown).join(' ')
  return { passage, text: inlineText(lexInline(markdown)) }
}
