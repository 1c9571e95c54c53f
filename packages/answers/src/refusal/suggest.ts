import { readTerms } from '@docent/retrieval'
import type { PageInfo } from '@docent/retrieval'
import { MAX_FOLLOWUPS } from '@docent/protocol/api'
import { SAME_QUESTION } from '../tuning.ts'
import type { Question } from '../contract/types.ts'

/**
 * Suggests follow-up questions that the authors of these pages wrote, one from each page in turn.
 * Questions that were asked before, in any wording, are left out.
 */
export function suggest(
  pages: readonly PageInfo[],
  { text, history }: Pick<Question, 'text' | 'history'>,
): string[] {
  const before = history.filter(({ role }) => role === 'user').map((turn) => turn.text)
  const asked = [text, ...before].map((said) => new Set(readTerms(said)))
  const lists = [...new Set(pages)].map(({ questions }) =>
    questions.filter((question) => !asked.some((terms) => isSame(question, terms))),
  )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, round) =>
    lists.flatMap((questions) => questions[round] ?? []),
  )
  return [...new Set(inTurn.flat())].slice(0, MAX_FOLLOWUPS)
}

function isSame(question: string, asked: ReadonlySet<string>): boolean {
  const terms = readTerms(question)
  return terms.filter((term) => asked.has(term)).length >= terms.length * SAME_QUESTION
}
