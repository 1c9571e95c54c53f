import type { DatabaseSync } from 'node:sqlite'
import { createQuestionMatcher, type Written } from '../search/matchQuestions.ts'
import type { AlikeQuestion } from '../types.ts'

/**
 * Compares a question with those in the headings of a site. The file never changes, so its headings are
 * read once, for the first question.
 */
export function openQuestions(
  database: DatabaseSync,
): (question: string) => readonly AlikeQuestion[] {
  let match: ReturnType<typeof createQuestionMatcher> | undefined

  return (question) => {
    match ??= createQuestionMatcher(readQuestions(database))
    return match(question)
  }
}

function readQuestions(database: DatabaseSync): Written[] {
  const rows = database
    .prepare(
      "SELECT id, body ->> '$[4]' AS heading FROM passages WHERE heading LIKE '%?' ORDER BY number",
    )
    .all()
  return rows.map(({ id, heading }) => ({ passage: String(id), question: String(heading) }))
}
