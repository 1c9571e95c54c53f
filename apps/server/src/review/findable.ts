import { readReleases } from '@docent/content'
import type { Document, Problem, Section } from '@docent/content'
import type { Knowledge } from '@docent/retrieval'
import { withKnowledge } from '../content/temporaryKnowledge.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** How many results a visitor looks at. */
const LOOKED_AT = 3

/** Sections that the assistant and the search find by no question, not even one in their own words. */
export async function reviewFindable({ content, config, base }: Reviewed): Promise<Problem[]> {
  if (content.documents.length === 0) return []
  return withKnowledge(
    content,
    async (knowledge) => content.documents.flatMap((document) => reviewPage(document, knowledge)),
    config.synonyms,
    base,
  )
}

function reviewPage(document: Document, knowledge: Knowledge): Problem[] {
  const passages = new Map(knowledge.page(document.route).map((one) => [one.url, one]))
  const partsOfReleases = new Set(
    readReleases(document).flatMap(({ from, until }) => document.sections.slice(from + 1, until)),
  )
  return document.sections.flatMap((section) => {
    // "Fixed" is found with its version.
    if (section.markdown.trim() === '' || partsOfReleases.has(section)) return []
    const passage = passages.get(toUrl(document, section))
    if (passage === undefined) return tellWordless(document, section)
    const question = `${document.title} ${section.heading} ${passage.units[0]?.text ?? ''}`
    const found = knowledge.search(question, { limit: LOOKED_AT })
    return found.some((hit) => hit.passage.id === passage.id) ? [] : tellHidden(document, section)
  })
}

/** A page without any text is told of by text.ts. */
function tellWordless(document: Document, section: Section): Problem[] {
  if (section.heading === '') return []
  const message = `No question finds the section "${section.heading}", because it has no words: write a sentence that says what it shows.`
  return [warn(document, section.line, message)]
}

function tellHidden(document: Document, section: Section): Problem[] {
  const name =
    section.heading === '' ? 'text before the first heading' : `section "${section.heading}"`
  const message = `No question finds the ${name}, because others have the same words: say in its first sentence how it differs from them.`
  return [warn(document, section.line, message)]
}

function toUrl({ route }: Document, { anchor }: Section): string {
  return anchor === '' ? route : `${route}#${encodeURI(anchor)}`
}
