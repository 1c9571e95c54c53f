import type { EvalQuestion, ExpectedPlace } from './question.ts'
import { isSection, type EvalSite } from './site.ts'

/**
 * The questions that do not fit the pages, a sentence each: pages and sections that do not exist, and
 * facts that none of the expected places contains. Most likely the pages have changed. A question without a kind
 * and a place is doubtful too: it counts as unanswerable, and most likely its writer forgot the place.
 */
export function findDoubts(questions: readonly EvalQuestion[], site: EvalSite): string[] {
  return questions.flatMap((question) => {
    const { id, expected, also } = question
    const doubts = [
      ...(question.isBare ? [BARE] : []),
      ...[...expected, ...also].flatMap((place) => findMissing(place, site)),
      ...findUnsaid(question, site),
    ]
    return doubts.map((doubt) => `${id}: ${doubt}`)
  })
}

const BARE =
  'it counts as unanswerable, because it has no "expected" and no "kind": name the page that answers it, or write "kind": "unanswerable".'

function findMissing(place: ExpectedPlace, site: EvalSite): string[] {
  if (site.routeOf(place.file) === undefined) return [`there is no page ${place.file}.`]
  if (readPlace(place, site).length > 0) return []
  return [`${place.file} has no section "${place.heading}".`]
}

function findUnsaid({ expected, facts }: EvalQuestion, site: EvalSite): string[] {
  const texts = expected.flatMap((place) => readPlace(place, site))
  if (texts.length === 0) return []
  const unsaid = facts.filter((fact) => !texts.some((text) => fact.test(text)))
  return unsaid.map((fact) => `no expected section says /${fact.source}/.`)
}

/** The texts of a place, in Markdown, one for each of its passages. */
function readPlace(place: ExpectedPlace, site: EvalSite): string[] {
  return site
    .passagesOf(place.file)
    .filter(({ heading }) => isSection(place, heading))
    .map(({ title, heading, text, units }) => {
      return [title, heading, text, ...units.map(({ markdown }) => markdown)].join('\n')
    })
}
