import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document } from '@docent/content'
import type { Knowledge } from '@docent/retrieval'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import {
  readDocumentation,
  readQuestionLines,
  UNANSWERED,
  type QuestionLine,
} from '../wordVectors/texts.ts'
import { chooseQuestions, type QuestionStock, type TrialQuestion } from './chooseQuestions.ts'
import { cutSite } from './cutSite.ts'
import { joinSites, type AskedSite } from './joinSites.ts'
import { CUTS, type JudgedQuestion, type Part } from './judgedQuestion.ts'
import { judgeQuestion } from './judgeQuestion.ts'
import { readBusinessQuestions } from '../wordVectors/business.ts'
import { readKind, readUnanswered } from './readUnanswered.ts'

export interface ReadSite {
  readonly judged: readonly JudgedQuestion[]
  readonly asked: number
  /** Questions about passages that the pages do not have: then they are not the pages that were asked about. */
  readonly lost: number
}

/** A knowledge file and its questions. */
interface SitePart extends AskedSite<Document> {
  readonly part: Part
}

/** Builds the site in `folder` as a server would, and parts of it, and asks each its questions. */
export async function readSite(folder: string, stock: QuestionStock): Promise<ReadSite> {
  const content = await readDocumentation(folder)
  const cuts = CUTS.filter((pages) => pages < content.documents.length / 2)
  return askParts([
    { part: 'whole', content, stock },
    ...cuts.map((pages) => ({
      part: `${pages} pages` as const,
      ...cutSite(content, stock, pages),
    })),
  ])
}

/** Builds one site from those in folders of `folder`, and asks it questions about each. */
export async function readGroup(
  folder: string,
  name: string,
  stocks: readonly QuestionStock[],
): Promise<ReadSite> {
  const sites = await Promise.all(
    stocks.map(async (stock) => ({
      content: await readDocumentation(join(folder, stock.site)),
      stock,
    })),
  )
  return askParts([{ part: 'several sites', ...joinSites(name, sites) }])
}

async function askParts(parts: readonly SitePart[]): Promise<ReadSite> {
  const temporary = await mkdtemp(join(tmpdir(), 'docent-confidence-'))
  try {
    const read = parts.map(({ part, content, stock }) => {
      const file = join(temporary, `${part}.db`)
      buildKnowledge(content, file)
      const knowledge = openKnowledge(file)
      const asked = askQuestions(stock, part, knowledge)
      knowledge.close()
      return asked
    })
    return {
      judged: read.flatMap(({ judged }) => judged),
      asked: read.reduce((sum, { asked }) => sum + asked, 0),
      lost: read.reduce((sum, { lost }) => sum + lost, 0),
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function askQuestions(stock: QuestionStock, part: Part, knowledge: Knowledge): ReadSite {
  const trials = chooseQuestions(stock)
  const known = trials.filter(
    ({ passage }) => passage === undefined || knowledge.passage(passage) !== undefined,
  )
  const place = { site: stock.site, part }
  const judged = known.flatMap((trial) => judgeQuestion(place, trial, knowledge) ?? [])
  return { judged, asked: trials.length, lost: trials.length - known.length }
}

/**
 * Reads the questions for some sites. Questions of other sites come from these sites too if there are
 * several, because the word vectors have seen none of them. If there is only one, they come from all
 * sites in `folder`.
 *
 * @throws {Error} if a site has no questions.
 */
export function readStocks(
  folder: string,
  sites: readonly string[],
  allSites: readonly string[],
): QuestionStock[] {
  const file = join(folder, 'unanswered.tsv')
  const unanswered = existsSync(file) ? readUnanswered(readFileSync(file, 'utf8')) : new Map()
  const pool = sites.length > 1 ? sites : allSites
  const read = new Map(
    [...new Set([...sites, ...pool])].map((site) => [site, readLines(folder, site)]),
  )
  const answered = new Map([...read].map(([site, lines]) => [site, lines.filter(isAnswered)]))
  const missing = (site: string): TrialQuestion[] =>
    (read.get(site) ?? [])
      .filter((line) => !isAnswered(line))
      .map(({ question }) => ({ question, kind: 'near' }))
  return sites.map((site, number) => ({
    site,
    answered: answered.get(site) ?? [],
    unanswered: [...(unanswered.get(site) ?? []), ...missing(site)],
    elsewhere: pool
      .filter((other) => other !== site)
      .flatMap((other) => (answered.get(other) ?? []).map(({ question }) => question)),
    offset: (number + 0.5) / sites.length,
  }))
}

/**
 * Reads the questions of businesses. Questions from elsewhere are about documentations, in `folder`: what
 * customers ask one business, many others answer too.
 */
export async function readBusinessStocks(
  businesses: string,
  sites: readonly string[],
  folder: string,
  allSites: readonly string[],
): Promise<QuestionStock[]> {
  const elsewhere = allSites.flatMap((other) =>
    readAnswered(folder, other).map(({ question }) => question),
  )
  return Promise.all(
    sites.map(async (site, number) => {
      const { answered, unanswered } = await readBusinessQuestions(join(businesses, site))
      return {
        site,
        answered: answered.flatMap(({ sections: [section, ...others], question }) =>
          section === undefined ? [] : [{ section, others, question }],
        ),
        unanswered: unanswered.map(({ kind, question }) => ({ kind: readKind(kind), question })),
        elsewhere,
        offset: (number + 0.5) / sites.length,
      }
    }),
  )
}

function readAnswered(folder: string, site: string): QuestionStock['answered'] {
  return readLines(folder, site).filter(isAnswered)
}

function isAnswered({ section }: QuestionLine): boolean {
  return section !== UNANSWERED
}

function readLines(folder: string, site: string): readonly QuestionLine[] {
  const file = join(folder, `${site}.txt`)
  if (!existsSync(file)) throw new Error(`Cannot read ${site}: there is no file ${file}.`)
  return readQuestionLines(readFileSync(file, 'utf8'))
}
