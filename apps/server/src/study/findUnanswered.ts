import type { Knowledge, Passage } from '@docent/retrieval'
import { CHECKED_PASSAGES, MISSING_THINGS, readAnswered, writeCheckRequest } from '@docent/study'
import type { MissingNote, ModelRequest, StudySection, UncheckedThing } from '@docent/study'
import { inGroups } from './inGroups.ts'

/** Sends a request to the model, and gives its text. */
export type SendRequest = (request: ModelRequest) => Promise<string>

/**
 * Has the model read what a search finds for some things, and keeps those that no passage answers.
 *
 * @param things the questions about each thing, in several wordings.
 * @returns the open things with all found passages, best first.
 */
export async function findUnanswered(
  things: readonly (readonly string[])[],
  knowledge: Knowledge,
  send: SendRequest,
): Promise<UncheckedThing[]> {
  const found = things.map((questions) => {
    return { questions, passages: findPassages(questions, knowledge) }
  })
  const open: UncheckedThing[] = []
  for (const some of inGroups(found, MISSING_THINGS)) {
    const unchecked = some.map(({ questions, passages }) => {
      return { questions, passages: passages.slice(0, CHECKED_PASSAGES) }
    })
    const answered = readAnswered(await send(writeCheckRequest(unchecked)))
    open.push(...some.filter((_, number) => !answered.has(number)))
  }
  return open
}

/** The passages of all pages that are the most likely to answer questions about one thing, best first. */
function findPassages(questions: readonly string[], knowledge: Knowledge): Passage[] {
  const found = questions.flatMap((question) => knowledge.search(question))
  const sorted = found.toSorted((a, b) => b.score - a.score)
  return [...new Map(sorted.map(({ passage }) => [passage.id, passage])).values()]
}

/** A line with questions that no page answers; without questions, the mark that its page was read for some. */
export function toMissingNote(
  { key, passage }: StudySection,
  questions: readonly string[],
): MissingNote {
  const section = passage.url
  return { key, section, questions, answer: '', rests: [], words: [], isMissing: true }
}
