import { findFaqs } from '@docent/content'
import type { Content, Problem } from '@docent/content'
import { readStudy } from '../study/readStudy.ts'
import type { Reviewed } from './types.ts'

/** Blocks of questions that name no page, or a page without notes: visitors see nothing there. */
export async function reviewFaqs({ content }: Reviewed): Promise<Problem[]> {
  const asked = listPlaces(content)
  if (asked.length === 0) return []
  const { notes } = await readStudy(content)
  const answered = notes.filter(({ answer }) => answer.length > 0)
  const noted = new Set(answered.flatMap(({ passage }) => [passage, passage.split('#', 1)[0]]))
  const routes = new Set(content.documents.map(({ route }) => route))
  return asked.flatMap(({ file, place }): Problem[] => {
    if (noted.has(place)) return []
    const message = routes.has(place.split('#', 1)[0] ?? '')
      ? `The comment "faq" shows no questions about ${place}, which has no notes: run docent study`
      : `The comment "faq" names ${place}, but no page has that route: write a route such as ${[...routes][0]}`
    return [{ severity: 'warning', file, line: 0, message }]
  })
}

function listPlaces({ documents }: Content): { file: string; place: string }[] {
  return documents.flatMap(({ file, route, tokens }) =>
    findFaqs(tokens)
      .flatMap(({ places }) => (places.length === 0 ? [route] : places))
      .map((place) => ({ file, place })),
  )
}
