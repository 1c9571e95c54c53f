// Documentation in several versions has an index and an engine for each, so an answer never mixes them.
// The version of the visitor's page answers, else the newest one, and the answer says which. If the
// version of the page has no answer and the newest one does, the newest one answers.

import type { StreamPart } from '@docent/protocol'
import type { Knowledge } from '@docent/retrieval'
import { fillText } from '@docent/texts'
import type { AnswerContext, AnswerEngine, Question } from '../contract/types.ts'
import { createPhraseReader } from '../drafter.ts'
import type { FormedDraft } from '../drafter.ts'
import { hasAnswer } from '../languages/createLanguagesEngine.ts'
import { createEditionFinder } from './findEdition.ts'

/** The answers from one version, in one language. */
export interface EditionAnswers {
  /** Empty for the language of the site. */
  readonly language: string
  /** Other names of the folder that has its version. */
  readonly aliases?: readonly string[]
  readonly knowledge: Knowledge
  readonly engine: AnswerEngine
  /** The answer that these pages alone give. It decides which edition answers. */
  readonly draft: (question: Question) => FormedDraft
}

export interface MainEdition extends EditionAnswers {
  /** All languages that it answers. */
  readonly languages: readonly string[]
}

/** An engine for all editions. Without other editions, it is the engine of the main one. */
export function createEditionsEngine(
  main: MainEdition,
  others: readonly EditionAnswers[],
  brand: string,
): AnswerEngine {
  if (others.length === 0) return main.engine
  const find = createEditionFinder(others.map(withRoutes), {
    languages: main.languages,
    routes: main.knowledge.pages().map(({ route }) => route),
  })
  const readPhrases = createPhraseReader(brand, main.language)
  const newest = createVersionReader(main.knowledge)

  async function* answerFromMain(
    question: Question,
    context: AnswerContext,
    own?: EditionAnswers & { readonly readVersion: VersionReader },
  ): AsyncGenerator<StreamPart> {
    const phrases = readPhrases(question.language)
    const isOther = own !== undefined && own.language !== ''
    if (isOther) {
      const names = new Intl.DisplayNames(phrases.language, { type: 'language' })
      const language = names.of(main.language) ?? main.language
      yield { type: 'text', value: `${fillText(phrases.onlyIn, { language })}\n\n` }
    }
    const missing = own?.readVersion.any ?? ''
    yield* withVersion(main.engine.answer(question, context), newest, (version) => {
      const said = version === '' ? phrases.fromNewest : phrases.fromVersionNewest
      const parts = [
        ...(missing === '' ? [] : [fillText(phrases.notInVersion, { version: missing })]),
        fillText(said, { version }),
      ]
      return parts.join(' ')
    })
  }

  return {
    ...main.engine,
    answer(question, context) {
      const own = find(question)
      if (!own) return answerFromMain(question, context)
      const draft = own.draft(question)
      // Small talk, and questions about the whole site, are not about a version.
      if (draft.form !== 'pages') return answerFromMain(question, context)
      if (!hasAnswer(draft) && hasOwnAnswer(main.draft(question)))
        return answerFromMain(question, context, own)
      const { fromVersion } = readPhrases(question.language)
      return withVersion(own.engine.answer(question, context), own.readVersion, (version) =>
        version === '' ? '' : fillText(fromVersion, { version }),
      )
    },
  }
}

function hasOwnAnswer(draft: FormedDraft): boolean {
  return draft.form === 'pages' && hasAnswer(draft)
}

function withRoutes(edition: EditionAnswers) {
  const routes = edition.knowledge.pages().map(({ route }) => route)
  return { ...edition, routes, readVersion: createVersionReader(edition.knowledge) }
}

interface VersionReader {
  /** The version of one of the pages; empty if none has a version. */
  readonly any: string
  /** The version of a cited page; undefined if it is not part of documentation with versions. */
  readonly of: (url: string) => string | undefined
}

function createVersionReader(knowledge: Knowledge): VersionReader {
  const versions = new Map(
    knowledge
      .pages()
      .flatMap(({ route, version }) => (version === undefined ? [] : [[route, version] as const])),
  )
  const [any = ''] = versions.values()
  return { any, of: (url) => versions.get(url.split('#', 1)[0] ?? '') }
}

/** Says at the end of an answer which version it is from, if it cites a page that has one. */
async function* withVersion(
  parts: AsyncIterable<StreamPart>,
  reader: VersionReader,
  say: (version: string) => string,
): AsyncGenerator<StreamPart> {
  const cited = new Set<string>()
  for await (const part of parts) {
    if (part.type === 'source') {
      const version = reader.of(part.value.url)
      if (version !== undefined) cited.add(version)
    }
    const isEnd = part.type === 'message_annotations' || part.type === 'finish_message'
    if (isEnd && cited.size > 0) {
      const sentence = [...cited].map(say).filter(Boolean).join(' ')
      if (sentence !== '') yield { type: 'text', value: `\n\n${sentence}` }
      cited.clear()
    }
    yield part
  }
}
