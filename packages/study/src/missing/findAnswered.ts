import { readNoteTerms } from '@docent/retrieval'
import type { StudyNote } from '@docent/retrieval'

/** A question that is said to have no answer, although another note answers it. */
export interface Answered {
  readonly question: string
  readonly missing: StudyNote
  readonly answer: StudyNote
}

/** The questions "without an answer" that a note answers in the same words: probably a page was added. */
export function findAnswered(notes: readonly StudyNote[]): Answered[] {
  const answers = new Map<string, StudyNote>()
  for (const note of notes) {
    if (note.isMissing) continue
    for (const question of note.questions) answers.set(readWords(question), note)
  }
  return notes
    .filter(({ isMissing }) => isMissing)
    .flatMap((missing) =>
      missing.questions.flatMap((question) => {
        const words = readWords(question)
        const answer = words === '' ? undefined : answers.get(words)
        return answer ? [{ question, missing, answer }] : []
      }),
    )
}

/** The words of a question in any order and form, with those such as "without". */
function readWords(question: string): string {
  return [...new Set(readNoteTerms(question))].toSorted().join(' ')
}
