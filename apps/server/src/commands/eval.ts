import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createExplainer, createExtractiveEngine } from '@docent/answers'
import type { Knowledge } from '@docent/retrieval'
import type { IndexedContent } from '@docent/retrieval/node'
import { findStudyFolder } from '@docent/study'
import {
  addSlips,
  createEvalSite,
  createServerAsker,
  evaluate,
  findDoubts,
  QuestionFileError,
  readQuestions,
  readReliability,
  summarise,
} from '@docent/evaluation'
import type { Evaluated, EvalQuestion, EvaluateOptions, EvalSite } from '@docent/evaluation'
import { CommandError } from '../commandError.ts'
import { noContent, noPages, readConfigFile, readContentLeniently } from '../content/content.ts'
import { openSources, withSources } from '../sources/openSources.ts'
import { keepNamedSources, readSiteConfig } from '../sources/readSiteConfig.ts'
import { splitLanguages } from '@docent/content'
import type { Config, Content, Document, LanguagePart } from '@docent/content'
import { inWordsOf } from '@docent/retrieval/node'
import { noInternal } from '../content/requireInternal.ts'
import { requireLanguage } from '../content/requireLanguage.ts'
import { holdGate, renewGate } from '../evaluation/gateFile.ts'
import { readEvalSettings, type EvalSettings } from '../evaluation/evalSettings.ts'
import { formatFailures, formatReasons } from '../evaluation/formatFailures.ts'
import { formatSummary } from '../evaluation/formatSummary.ts'
import { toReport, type Evaluation } from '../evaluation/report.ts'
import { readNamedFile } from '../readNamedFile.ts'
import { writeNamedFile } from '../writeNamedFile.ts'
import { withStudy } from '../study/withStudy.ts'
import { withKnowledge } from '../content/temporaryKnowledge.ts'

const NEVER = new AbortController().signal

/** `docent eval FILE`: asks the questions in a file and prints the quality of the answers. */
export async function runEval(args: string[]): Promise<void> {
  const settings = readEvalSettings(args)
  const evaluation = await measure(settings)
  print(evaluation, settings.verbose)
  const { json, gate, gateFile, updateGate } = settings
  if (json !== undefined) {
    const text = `${JSON.stringify(toReport(evaluation), undefined, 2)}\n`
    await writeNamedFile(json, 'the figures', text)
  }
  if (updateGate) await renewGate(gateFile, evaluation.summary)
  if (gate) await holdGate(gateFile, evaluation.summary)
}

/** A site in several languages is measured in one of them, which has its own pages and its own words. */
async function measure(settings: EvalSettings): Promise<Evaluation> {
  const config = await readConfigFile(settings.configFile)
  const asked = requireLanguage(config, settings.language)
  const parts = splitLanguages(await readEvalContent(settings), config)
  const part = parts.find((one) => one.config.language === asked.language) ?? parts[0]
  return parts.length === 1
    ? measurePart(settings, part)
    : inWordsOf(part.config.language, () => measurePart(settings, part))
}

async function measurePart(
  settings: EvalSettings,
  { base, content, config }: LanguagePart,
): Promise<Evaluation> {
  const { file, from, contentFolder, endpoint, slips } = settings
  const questions = await readAsked(settings)
  if (content.documents.length === 0) throw noPages(settings)
  const read = new Map(content.documents.map(({ file: page, markdown }) => [page, markdown]))
  const site = createEvalSite(content.documents, (page) => {
    // A page may show the text of other files, and words of its tags as text.
    const file = from.length > 0 ? '' : readFileSync(join(contentFolder, page), 'utf8')
    return `${file}\n${read.get(page) ?? ''}`
  })
  const indexed = settings.notes ? await addNotes(content) : content
  const evaluateAll = async (knowledge: Knowledge) =>
    evaluate(questions, prepare(endpoint, config, knowledge, site))
  const results = await withKnowledge(indexed, evaluateAll, config.synonyms, base)
  requireAnswers(results)
  return {
    questions: nameHere(file),
    content: from.length > 0 ? from.join(', ') : nameHere(contentFolder),
    pages: content.documents.length,
    asked: endpoint?.href ?? 'the engine of this process',
    ...(slips !== undefined && { slips }),
    doubts: findDoubts(questions, site),
    summary: summarise(results),
    reliability: readReliability(results),
    results,
  }
}

/**
 * The owner's own pages, or the pages of the sources that the command line names instead.
 */
async function readEvalContent(settings: EvalSettings): Promise<Content> {
  if (settings.from.length === 0) {
    const config = await readConfigFile(settings.configFile)
    const content = await readContentLeniently(settings.contentFolder, config)
    return settings.internal ? addInternal(content, content.internal) : content
  }
  const named = keepNamedSources(await readSiteConfig(settings), settings.from)
  // Notes know a page by the address at which "docent serve" shows it.
  const mount = settings.mount || (settings.notes ? '' : '/')
  const opened = await openSources(named, { ...settings, mount })
  const documents = [...withSources(noContent(settings.contentFolder), opened).documents]
  for (const line of opened.describe()) console.log(line)
  const content = { ...noContent(settings.contentFolder), documents, hash: opened.hash }
  return settings.internal ? addInternal(content, opened.internal?.()) : content
}

/** The pages that the internal assistant answers from: those in the first language. */
function addInternal(content: Content, internal: Iterable<Document> = []): Content {
  const more = [...internal].filter(({ language }) => language === undefined)
  if (more.length === 0) throw noInternal()
  return { ...content, documents: [...content.documents, ...more] }
}

/** Without notes, the figures would be those without --notes. */
async function addNotes(content: Content): Promise<IndexedContent> {
  const indexed = await withStudy(content, content)
  if (indexed.notes?.length) return indexed
  throw new CommandError(
    `There are no notes about these pages in ${nameHere(findStudyFolder(content.folder))}: run "docent study" ` +
      'with the same --content or --from first, or leave out --notes.',
  )
}

/** Figures over nothing would look like bad answers. */
function requireAnswers(results: readonly Evaluated[]): void {
  const failures = results.map(({ answer }) => answer.failure)
  if (failures.some((failure) => failure === undefined)) return
  throw new CommandError(`None of the ${failures.length} questions was answered: ${failures[0]}.`)
}

function print(evaluation: Evaluation, verbose: boolean): void {
  const { questions, content, pages, asked, slips, doubts, summary, reliability, results } =
    evaluation
  const size = `${pages} ${pages === 1 ? 'page' : 'pages'}`
  const typed = slips === undefined ? '' : `, with a typing error in each question, seed ${slips}`
  console.log(`${questions} over ${content}, ${size}, ${asked}${typed}\n`)
  console.log(`${formatSummary(summary, reliability)}\n`)
  if (verbose) console.log(`${formatFailures(results)}\n`)
  console.log(formatReasons(results))
  for (const doubt of doubts) console.log(`Doubtful: ${doubt}`)
}

async function readAsked({ file, slips }: EvalSettings): Promise<EvalQuestion[]> {
  const questions = await readQuestionFile(file)
  return slips === undefined ? questions : addSlips(questions, slips)
}

async function readQuestionFile(file: string): Promise<EvalQuestion[]> {
  try {
    return readQuestions(await readNamedFile(file, 'the file of questions'))
  } catch (error) {
    if (error instanceof QuestionFileError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}

function prepare(
  endpoint: URL | undefined,
  { brand, language, contact }: Config,
  knowledge: Knowledge,
  site: EvalSite,
): EvaluateOptions {
  const options = { knowledge, brand, language, contact }
  const engine = createExtractiveEngine(options)
  const askEngine: EvaluateOptions['ask'] = (question) => engine.answer(question, { signal: NEVER })
  return {
    ask: endpoint ? createServerAsker(endpoint) : askEngine,
    explain: createExplainer(options),
    knowledge,
    site,
  }
}

function nameHere(path: string): string {
  return relative(process.cwd(), resolve(path)) || '.'
}
