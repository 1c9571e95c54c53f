import type { Content, Problem } from '@docent/content'
import { withKnowledgeFile } from '../content/temporaryKnowledge.ts'
import { askInThreads } from './askInThreads.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/**
 * Finds questions in the front matter of a page that the assistant does not answer from that page.
 */
export async function reviewQuestions(site: Reviewed): Promise<Problem[]> {
  const asked = site.content.documents.flatMap((document) =>
    document.questions.map(({ question }, index) => ({ document, index, question })),
  )
  if (asked.length === 0) return []
  const { brand, language, contact, synonyms } = site.config
  const answers = await withKnowledgeFile(withoutBareQuestions(site.content), (knowledgeFile) =>
    askInThreads({
      knowledgeFile,
      site: { brand, language, contact, synonyms },
      base: site.base,
      questions: asked.map(({ question }) => question),
    }),
  )
  return asked.flatMap(({ document, index, question }, place) => {
    const sources = answers[place] ?? []
    if (sources.includes(document.route)) return []
    const field = `questions[${index}]`
    const message = `"${question}" is ${tellSources(sources)}: answer it on the page in the words of the question`
    return [warn(document, site.lineOf(document, field), message, field)]
  })
}

/**
 * A question in the front matter brings its page to the top of the results, whatever the page says.
 * Without it, the search finds only text that answers.
 */
function withoutBareQuestions(content: Content): Content {
  const documents = content.documents.map((document) => ({
    ...document,
    questions: document.questions.filter(({ answer }) => answer !== undefined),
  }))
  return { ...content, documents }
}

function tellSources(sources: readonly string[]): string {
  return sources.length === 0
    ? 'not answered by any page'
    : `answered by ${sources.join(' and ')}, not by this page`
}
