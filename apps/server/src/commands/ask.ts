import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createExplainer } from '@docent/answers'
import type { Config } from '@docent/content'
import type { Knowledge } from '@docent/retrieval'
import { inWordsOf } from '@docent/retrieval/node'
import type { IndexedContent } from '@docent/retrieval/node'
import type { AnswerEngine, Question, Receipt } from '@docent/answers'
import { CommandError } from '../commandError.ts'
import { noContent, noPages, readContentLeniently } from '../content/content.ts'
import type { openLanguages } from '../content/languageFiles.ts'
import { requireLanguage } from '../content/requireLanguage.ts'
import { requirePage } from '../content/requirePage.ts'
import { hasData } from '../dataFolder/dataFolder.ts'
import { openLanguageEngines } from '../assistant/languageEngines.ts'
import { createEngines } from '../assistant/engines.ts'
import type { EngineParts } from '../assistant/engines.ts'
import { createEscapeDropper } from '../printing/dropEscapes.ts'
import { formatExplanation } from '../printing/explanation.ts'
import { createLog } from '../printing/log.ts'
import { chooseModels } from '../assistant/modelChoices.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { parseWithWords, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'
import { requireInternal } from '../content/requireInternal.ts'
import { openSources, withSources } from '../sources/openSources.ts'
import type { SourceEdition } from '../sources/joinSources.ts'
import { readQuickly } from '../sources/readQuickly.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { keepNamedSources, readSiteConfig } from '../sources/readSiteConfig.ts'
import { openStoreToRead } from '../stores/openStore.ts'
import { withStudy } from '../study/withStudy.ts'
import { tellEngine } from '../assistant/tellEngine.ts'
import { withLanguages } from '../content/temporaryKnowledge.ts'

/** `docent ask "…"`: answers one question in the terminal, with the engine that the server uses. */
export async function ask(args: string[]): Promise<void> {
  const { values, positionals } = parseWithWords(args, {
    ...SOURCE_OPTIONS,
    explain: { type: 'boolean', default: false },
    internal: { type: 'boolean', default: false },
    language: { type: 'string' },
    page: { type: 'string' },
    before: { type: 'string', multiple: true, default: [] },
  })
  const { settings, words } = takePlace(toSettings(values), positionals)
  const text = words.join(' ').trim()
  if (text === '') throw new CommandError('Ask something: docent ask "What is this?"')

  const config = await readSiteConfig(settings)
  const models = chooseModels(config.models, process.env)
  const makeEngine = createEngines({
    limits: readOwnersLimits(config),
    // A sentence below the answer says why a model did not write it.
    log: { ...createLog(), info: () => undefined },
    conversations: readCosts(settings),
  })
  const history = values.before.map((before) => ({ role: 'user' as const, text: before }))
  const asked = requireLanguage(config, values.language)
  const page = values.page === undefined ? {} : { page: { url: values.page, title: '' } }
  const question: Question = { text, history, again: 0, avoid: [], ...asked, ...page }
  const { content, editions: all } = await readAll(settings, config, values.internal)
  // Only a page can say that another edition is meant, and each has an index to build.
  const editions = values.page === undefined ? [] : all
  const answer = async (...opened: Parameters<Parameters<typeof withLanguages>[2]>) => {
    const [languages, others] = opened
    const hasPages = languages.some(({ knowledge }) => knowledge.pages().length > 0)
    if (!hasPages) throw noPages(settings)
    if (values.page !== undefined) requirePage(values.page, listRoutes([...languages, ...others]))
    if (values.explain) console.log(`${explainIn(languages, question)}\n`)
    const engine = await openLanguageEngines(languages, makeEngine, others)
    const receipt = await print(engine, question)
    console.log(`\n${tellEngine(receipt, models)}`)
  }
  await withLanguages(content, config, answer, editions)
}

function listRoutes(indexes: readonly { readonly knowledge: Knowledge }[]): string[] {
  return indexes.flatMap(({ knowledge }) => knowledge.pages().map(({ route }) => route))
}

/** The explanation of the answer that the question's own language gives. */
function explainIn(languages: ReturnType<typeof openLanguages>, question: Question): string {
  const { knowledge, config } =
    languages.find((one) => one.config.language === question.language) ?? languages[0]
  const { brand, language, contact } = config
  const explain = () => createExplainer({ knowledge, brand, language, contact })(question)
  return formatExplanation(languages.length > 1 ? inWordsOf(language, explain) : explain())
}

/** `docent ask ./build "…"`: answers come from a folder or an address before the question. */
function takePlace(
  settings: ServerSettings,
  words: readonly string[],
): { settings: ServerSettings; words: readonly string[] } {
  const [place, ...others] = words
  // One word can be a folder and a question, and so can the first word of a question without quotes.
  const mayBePlace = others.length === 1 || PATH.test(place ?? '')
  if (place === undefined || !mayBePlace) return { settings, words }
  if (!isWebPlace(place) && !existsSync(place)) {
    if (isPathLike(place, others)) throw missingPlace(place)
    return { settings, words }
  }
  return { settings: { ...settings, from: [...settings.from, place] }, words: others }
}

const PATH = /^(?:\.{0,2}[\\/]|~[\\/]|[a-z]:[\\/]|https?:)/i

/** Whether somebody who typed the word meant a path: `./docs`, or `docs/guide` before a question in quotes. */
function isPathLike(place: string, others: readonly string[]): boolean {
  if (others.length === 0) return false
  const isQuoted = others.some((other) => other.includes(' '))
  return PATH.test(place) || (isQuoted && /^[^\s?]*[\\/][^\s?]*$/.test(place))
}

function missingPlace(place: string): CommandError {
  return new CommandError(
    `There is no folder ${place}: check its name. If it is part of the question, put the whole question in quotes.`,
  )
}

interface Readable {
  readonly content: IndexedContent
  readonly editions: readonly SourceEdition[]
}

/** The pages of the sources, and the owner's own pages unless the command line names a source. */
async function readAll(
  settings: ServerSettings,
  config: Config,
  isInternal: boolean,
): Promise<Readable> {
  const { contentFolder, from } = settings
  const isNamed = from.length > 0
  const content = isNamed
    ? noContent(contentFolder)
    : await readContentLeniently(contentFolder, config)
  const sources = isNamed
    ? await openSources(keepNamedSources(config, from), {
        ...settings,
        ...readQuickly(),
        whereElse: toFileAddress,
      })
    : await openSources(config, settings)
  if (isNamed) for (const { message } of sources.warnings) console.warn(message)
  // Like the internal assistant, without notes: visitors' questions are about public pages.
  if (isInternal) return { content: requireInternal(content, sources), editions: [] }
  const indexed = await withStudy(content, withSources(content, sources))
  return { content: indexed, editions: sources.editions }
}

/** No server runs here, so a page without an address is cited as a file. */
function toFileAddress(folder: string): string {
  return `${pathToFileURL(folder).href}/`
}

/** The cost of today's answers; undefined without stored conversations. */
function readCosts(settings: ServerSettings): EngineParts['conversations'] {
  return {
    async costSince(at) {
      if (settings.databaseUrl === undefined && !hasData(settings.dataFolder)) return 0
      const conversations = await openStoreToRead(settings, createLog())
      try {
        return await conversations.costSince(at)
      } finally {
        await conversations.close()
      }
    },
  }
}

const NEVER = new AbortController().signal

/** Prints the lines of an answer as they arrive. @throws {CommandError} if it breaks off. */
async function print(engine: AnswerEngine, question: Question): Promise<Partial<Receipt>> {
  const sources: string[] = []
  const text = createEscapeDropper()
  let receipt: Partial<Receipt> = {}
  const note = (facts: Partial<Receipt>): void => {
    receipt = { ...receipt, ...facts }
  }
  try {
    for await (const part of engine.answer(question, { signal: NEVER, note })) {
      if (part.type === 'text') process.stdout.write(text.take(part.value))
      if (part.type === 'source') sources.push(part.value.url)
    }
  } catch (error) {
    const failed = receipt.calls?.at(-1)
    if (failed === undefined) throw error
    throw new CommandError(
      `\n${failed.model} stopped in the middle of its answer (${failed.outcome}).`,
    )
  } finally {
    process.stdout.write(text.end())
  }
  console.log()
  for (const [index, url] of sources.entries()) console.log(`[${index + 1}] ${url}`)
  return receipt
}
