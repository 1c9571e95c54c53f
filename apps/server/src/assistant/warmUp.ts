import { createExtractiveEngine } from '@docent/answers'
import type { Log } from '@docent/answers'
import type { Config } from '@docent/content'
import type { Knowledge, PageInfo } from '@docent/retrieval'

/** After about this many answers, another one is hardly faster. */
const QUESTIONS = 90
/** The first question takes half a second: a visitor who asks right after the start does not wait for it. */
const START_MS = 1000
/** Time for visitors between two questions. */
const PAUSE_MS = 20

export interface WarmUpOptions {
  readonly knowledge: Knowledge
  readonly site: Pick<Config, 'brand' | 'language'>
  readonly log: Log
}

/**
 * Answers a few questions that nobody asked, without a model. The first answers of a process load word
 * lists and are compiled, which takes up to half a second, and no visitor should wait for that.
 *
 * @returns a function that ends it; the knowledge may be closed then.
 */
export function warmUp({ knowledge, site: { brand, language }, log }: WarmUpOptions): () => void {
  const questions = listQuestions(knowledge)
  const engine = createExtractiveEngine({ knowledge, brand, language })
  let timer = setTimeout(answerNext, START_MS).unref()

  function answerNext(): void {
    const text = questions.shift()
    if (text === undefined) return
    answer(text).then(
      () => (timer = setTimeout(answerNext, PAUSE_MS).unref()),
      (error: unknown) => log.error('warm-up', error),
    )
  }

  /** The first part comes when the whole answer is known. */
  async function answer(text: string): Promise<void> {
    const question = { text, history: [], again: 0, avoid: [] }
    for await (const _ of engine.answer(question, { signal: NEVER })) return
  }

  return () => {
    questions.length = 0
    clearTimeout(timer)
  }
}

const NEVER = new AbortController().signal

/** From pages all over the site, so that many of its words are known afterwards. */
function listQuestions(knowledge: Knowledge): string[] {
  const pages = knowledge.pages()
  const every = Math.max(1, Math.ceil((FORMS.length * pages.length) / QUESTIONS))
  return pages
    .filter((_, place) => place % every === 0)
    .flatMap((page) => FORMS.map((form) => form(page)))
    .filter((text) => text !== '')
    .slice(0, QUESTIONS)
}

/** The engine treats them differently: a definition, a text, and a misspelt way to do something. */
const FORMS: readonly ((page: PageInfo) => string)[] = [
  ({ title }) => `What is ${title}?`,
  ({ summary }) => summary,
  ({ title }) => `How do I ${misspell(title)}?`,
]

/** Without the third letter of each long word. */
function misspell(title: string): string {
  return title.replaceAll(/(?<!\p{L})(\p{L}{2})\p{L}(?=\p{L}{2})/gu, '$1')
}
