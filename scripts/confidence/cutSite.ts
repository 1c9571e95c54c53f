import { sampleEvenly, type AnsweredQuestion, type QuestionStock } from './chooseQuestions.ts'

/** The most questions of a part that are answered, and of the pages that were left out. */
const MOST_ANSWERED = 70
const MOST_ELSEWHERE = 12

interface Documents<One> {
  readonly documents: readonly One[]
}

/**
 * A part of a site with this many of the pages that questions are about. Questions about the other pages have
 * no answer on it.
 */
export function cutSite<One extends { readonly route: string }, Content extends Documents<One>>(
  content: Content,
  stock: QuestionStock,
  pages: number,
): { content: Content; stock: QuestionStock } {
  const asked = new Set(stock.answered.map(({ section }) => readRoute(section)))
  const documents = sampleEvenly(
    content.documents.filter(({ route }) => asked.has(route)),
    pages,
  )
  const routes = new Set(documents.map(({ route }) => route))
  const isInside = ({ section }: AnsweredQuestion): boolean => routes.has(readRoute(section))
  const outside = stock.answered.filter(({ section, others = [] }) =>
    [section, ...others].every((one) => !routes.has(readRoute(one))),
  )
  return {
    content: { ...content, documents },
    stock: {
      ...stock,
      answered: sampleEvenly(stock.answered.filter(isInside), MOST_ANSWERED),
      unanswered: stock.unanswered.filter((_, number) => number % 2 === 0),
      elsewhere: sampleEvenly(outside, MOST_ELSEWHERE).map(({ question }) => question),
    },
  }
}

function readRoute(section: string): string {
  return section.replace(/#.*$/s, '')
}
