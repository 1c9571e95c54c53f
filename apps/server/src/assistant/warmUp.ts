import { createExtractiveEngine } from '@docent/answers'
import type { Log } from '@docent/answers'
import type { Knowledge, PageInfo } from '@docent/retrieval'
import { inWordsOf } from '@docent/retrieval/node'
import type { LanguageKnowledge } from '../content/languageFiles.ts'

/** After about this many answers, another one is hardly faster. */
const QUESTIONS = 90
/** The first question takes half a second: a visitor who asks right after the start does not wait for it. */
const START_MS = 1000
/** Time for visitors between two questions. */
const PAUSE_MS = 20

export interface WarmUpOptions {
  /** The index of each language of the site. */
  readonly languages: readonly LanguageKnowledge[]
  readonly log: Log
}

/** Asks a question that nobody asked, and waits for the answer. */
type Ask = () => Promise<void>

/**
 * Answers a few questions that nobody asked, without a model. The first answers of a process load word
 * lists and are compiled, which takes up to half a second, and no visitor should wait for that. Each
 * language has its own lists.
 *
 * @returns a function that ends it; the knowledge may be closed then.
 */
export function warmUp({ languages, log }: WarmUpOptions): () => void {
  const questions = listInTurn(languages)
  let timer = setTimeout(answerNext, START_MS).unref()

  function answerNext(): void {
    const ask = questions.shift()
    if (ask === undefined) return
    ask().then(
      () => (timer = setTimeout(answerNext, PAUSE_MS).unref()),
      (error: unknown) => log.error('warm-up', error),
    )
  }

  return () => {
    questions.length = 0
    clearTimeout(timer)
  }
}

/** One question of each language after the other. */
function listInTurn(languages: readonly LanguageKnowledge[]): Ask[] {
  const each = Math.ceil(QUESTIONS / languages.length)
  const lists = languages.map((one) => {
    // A site in one language reads all words by its rules.
    const scope: Scope =
      languages.length > 1 ? (work) => inWordsOf(one.config.language, work) : (work) => work()
    return scope(() => listAsks(one, each, scope))
  })
  return Array.from({ length: each }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
}

/** Does some work by the rules of a language. */
type Scope = <Result>(work: () => Result) => Result

function listAsks(
  { knowledge, config: { brand, language } }: LanguageKnowledge,
  most: number,
  scope: Scope,
): Ask[] {
  const engine = createExtractiveEngine({ knowledge, brand, language })
  return listQuestions(knowledge, most).map((text) => () => {
    return scope(async () => {
      const question = { text, history: [], again: 0, avoid: [] }
      // The first part comes when the whole answer is known.
      for await (const _ of engine.answer(question, { signal: NEVER })) return
    })
  })
}

const NEVER = new AbortController().signal

/** From pages all over the site, so that many of its words are known afterwards. */
function listQuestions(knowledge: Knowledge, most: number): string[] {
  const pages = knowledge.pages()
  const every = Math.max(1, Math.ceil((FORMS.length * pages.length) / most))
  return pages
    .filter((_, place) => place % every === 0)
    .flatMap((page) => FORMS.map((form) => form(page)))
    .filter((text) => text !== '')
    .slice(0, most)
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
