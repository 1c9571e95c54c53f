import { createExtractiveEngine } from '@docent/assistant'
import type { AnswerEngine } from '@docent/assistant'
import type { Content, Problem } from '@docent/content'
import { withKnowledge } from '../temporaryKnowledge.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** Questions that a page says it answers, and that the assistant answers without this page. */
export async function reviewQuestions(site: Reviewed): Promise<Problem[]> {
  const { content, config } = site
  if (content.documents.every(({ questions }) => questions.length === 0)) return []
  return withKnowledge(withoutBareQuestions(content), async (knowledge) => {
    const engine = createExtractiveEngine({ ...config, knowledge })
    const problems: Problem[] = []
    for (const document of content.documents) {
      for (const [index, { question }] of document.questions.entries()) {
        const sources = await listSources(engine, question)
        if (sources.includes(document.route)) continue
        const field = `questions[${index}]`
        const message = `"${question}" is ${tellSources(sources)}: say it on the page in the words of the question`
        problems.push(warn(document, site.lineOf(document, field), message, field))
      }
    }
    return problems
  })
}

/**
 * A question alone brings its page to the top of what is found, whatever the page says. Asked without
 * that, only a text that answers is found.
 */
function withoutBareQuestions(content: Content): Content {
  const documents = content.documents.map((document) => ({
    ...document,
    questions: document.questions.filter(({ answer }) => answer !== undefined),
  }))
  return { ...content, documents }
}

const NEVER = new AbortController().signal

async function listSources(engine: AnswerEngine, text: string): Promise<string[]> {
  const question = { text, history: [], again: 0, avoid: [] }
  const sources: string[] = []
  for await (const part of engine.answer(question, { signal: NEVER })) {
    if (part.type === 'source') sources.push(part.value.url.replace(/[?#].*$/s, ''))
  }
  return [...new Set(sources)]
}

function tellSources(sources: readonly string[]): string {
  return sources.length === 0
    ? 'not answered from this page, nor from another'
    : `answered from ${sources.join(' and ')}, not from this page`
}
