import type { Knowledge, Passage } from '@docent/retrieval'
import { readForms } from '../choosing/readForms.ts'

const NUMBER = String.raw`^(?:\d+[.)]\s*)?(?:the |a |possible |common |quick |recommended |suggested )?`
const SYMPTOM = new RegExp(
  `${NUMBER}(?:symptoms?|problems?|errors?|error messages?|issues?|causes?|reasons?|diagnos[ei]s|what (?:happens|happened))\\b`,
  'i',
)
const SOLUTION = new RegExp(
  `${NUMBER}(?:solutions?|resolutions?|fix(?:es)?|workarounds?|remed(?:y|ies)|resolving|solving|fixing|how to (?:fix|solve|resolve)(?: (?:it|this))?)(?: \\S+){0,3}$`,
  'i',
)

/**
 * The section with the solution that follows the section with its symptoms or cause on the same page.
 * Undefined if neither the section nor the question is about an error.
 */
export function findSolution(
  question: string,
  { id, route, heading }: Passage,
  knowledge: Knowledge,
): Passage | undefined {
  if (SOLUTION.test(heading)) return undefined
  if (!SYMPTOM.test(heading) && readForms(question).error === 0) return undefined
  const passages = knowledge.page(route)
  const place = passages.findIndex((passage) => passage.id === id)
  const after = place < 0 ? [] : passages.slice(place + 1)
  // Causes can come between the symptoms and the solution.
  const next = after.find((passage) => !SYMPTOM.test(passage.heading))
  return next && SOLUTION.test(next.heading) ? next : undefined
}
