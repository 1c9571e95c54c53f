import { createExtractiveEngine } from '@docent/answers'
import type { AnswerEngine } from '@docent/answers'
import { openKnowledge } from '@docent/retrieval/node'
import type { Config } from '@docent/content'

/** Questions to answer, in a form that can be sent to another thread. */
export interface AskingJob {
  readonly knowledgeFile: string
  readonly site: Pick<Config, 'brand' | 'language' | 'contact' | 'synonyms'>
  /** The start of the routes, for a language that is not at the root. */
  readonly base?: string
  readonly questions: readonly string[]
}

/**
 * The routes of the pages that the answer to each question cites, in the order of the questions.
 */
export async function askAll({
  knowledgeFile,
  site,
  base = '',
  questions,
}: AskingJob): Promise<string[][]> {
  const knowledge = openKnowledge(knowledgeFile, { synonyms: site.synonyms, base })
  try {
    const engine = createExtractiveEngine({ ...site, knowledge })
    const sources: string[][] = []
    for (const question of questions) sources.push(await listSources(engine, question))
    return sources
  } finally {
    knowledge.close()
  }
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
