// Questions for tests: a section answers if its first input is high, and the question as a whole if its first and
// those of its words are.

import { createRandom } from '../../bench/search/random.ts'
import type { JudgedQuestion, Place } from './judgedQuestion.ts'

/** Half of the questions have an answer, in one of three sections. */
export function createJudgedQuestions(
  sites: readonly string[],
  count: number,
  seed = 1,
): JudgedQuestion[] {
  const { next, between } = createRandom(seed)
  return sites.flatMap((site) =>
    Array.from({ length: count }, (_, number): JudgedQuestion => {
      const isAnswerable = number % 2 === 0
      const right = isAnswerable ? between(0, 2) : -1
      const places = [0, 1, 2].map((at): Place => (at === right ? 2 : 0))
      const sections = places.map((place) => [next() + (place === 2 ? 0.8 : 0), 5 * next(), 7])
      const question = [next() + (isAnswerable ? 0.3 : 0), next()]
      const words = [0, 1].map(() => [next() + (isAnswerable ? 0.3 : 0), next()])
      return {
        site,
        question: `question ${number} of ${site}`,
        kind: isAnswerable ? 'answered' : 'near',
        part: 'whole',
        isAnswerable,
        evidence: { question, sections, words },
        places,
        isFound: isAnswerable,
      }
    }),
  )
}
