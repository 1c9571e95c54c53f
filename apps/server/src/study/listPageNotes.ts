import type { Content } from '@docent/content'
import type { StudyNote } from '@docent/retrieval'
import type { PageNote } from '@docent/site/build'
import { formatQuestion } from '@docent/study'

/** The notes as pages show them, in the order of the pages and their sections. */
export function listPageNotes(
  notes: readonly StudyNote[] = [],
  { documents }: Content,
): PageNote[] {
  const answered = notes.filter(({ answer }) => answer.length > 0)
  const byRoute = Map.groupBy(answered, ({ passage }) => passage.split('#', 1)[0] ?? '')
  return documents.flatMap(({ route, title, sections }) =>
    (byRoute.get(route) ?? []).map(({ passage, questions, answer }): PageNote => {
      const anchor = passage.slice(route.length + 1)
      const section = sections.find((one) => one.anchor === anchor)
      return {
        question: formatQuestion(questions),
        answer: answer.map(({ markdown }) => markdown).join(' '),
        route,
        url: passage,
        label: section?.heading || title,
      }
    }),
  )
}
