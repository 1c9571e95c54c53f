import { EXTRACTIVE } from '@docent/answers'
import type { ConversationsReader, StoredTurn } from '@docent/chat-server'
import { toUtcDay } from '@docent/content'
import { readAnswerAnnotations } from '@docent/protocol/api'

/** Visitors' questions and page views in a period. */
export interface VisitorReport {
  readonly since: number
  readonly until: number
  readonly conversations: number
  readonly questions: number
  /** How many of the questions were greetings, errands and the like, which no page has to answer. */
  readonly smallTalk: number
  /** Questions sorted by count, with the spelling of the last visitor. */
  readonly asked: readonly QuestionFigures[]
  readonly pages: readonly PageFigures[]
  readonly views: number
  readonly crawls: number
  readonly searches: number
}

export interface QuestionFigures {
  readonly text: string
  readonly count: number
  /** How often the pages had no answer, and how often a visitor disliked the answer. */
  readonly unanswered: number
  readonly disliked: number
  /** The pages on which it was asked, by address. */
  readonly pages: readonly string[]
}

interface PageFigures {
  /** The path of the page. */
  readonly page: string
  readonly views: number
  readonly questions: number
  /** Those of these questions to which the pages had no answer. */
  readonly unanswered: number
}

type PageQuestions = Pick<PageFigures, 'questions' | 'unanswered'>

interface Tally {
  text: string
  count: number
  unanswered: number
  disliked: number
  readonly pages: Set<string>
}

/** The period of a report. */
export interface ReportedPeriod {
  /** From `since` to `until`, in milliseconds. */
  readonly since: number
  readonly until: number
  /**
   * Whether a host shows the site's own pages. Its questions are then counted by path, like views.
   */
  readonly isOwnHost: (host: string) => boolean
}

/** Collects the report of a period from a store. */
export async function collectReport(
  store: Pick<ConversationsReader, 'list' | 'listCounts'>,
  { since, until, isOwnHost }: ReportedPeriod,
): Promise<VisitorReport> {
  const asked = new Map<string, Tally>()
  const questionsByPage = new Map<string, PageQuestions>()
  let conversations = 0
  let questions = 0
  let smallTalk = 0
  for await (const { turns } of store.list()) {
    const recent = turns.filter(({ askedAt }) => askedAt >= since && askedAt < until)
    if (recent.length > 0) conversations += 1
    questions += recent.length
    smallTalk += recent.filter(({ answers }) => isSmallTalk(answers.at(-1))).length
    for (const turn of recent) addTurn(turn, { asked, questionsByPage, isOwnHost })
  }
  const counts = await countVisits(store, { since, until })
  return {
    since,
    until,
    conversations,
    questions,
    smallTalk,
    asked: [...asked.values()].map(closeTally).toSorted(compareAsked),
    pages: listPages(counts.viewsByPage, questionsByPage),
    views: counts.view,
    crawls: counts.crawl,
    searches: counts.search,
  }
}

interface Tallies extends Pick<ReportedPeriod, 'isOwnHost'> {
  readonly asked: Map<string, Tally>
  readonly questionsByPage: Map<string, PageQuestions>
}

function addTurn(
  { text, page, answers }: StoredTurn,
  { asked, questionsByPage, isOwnHost }: Tallies,
): void {
  const key = toKey(text)
  const tally = asked.get(key) ?? { text, count: 0, unanswered: 0, disliked: 0, pages: new Set() }
  asked.set(key, tally)
  tally.text = text
  tally.count += 1
  const unanswered = isUnanswered(answers.at(-1)) ? 1 : 0
  tally.unanswered += unanswered
  if (answers.some(({ feedback }) => feedback?.vote === 'down')) tally.disliked += 1
  if (page === undefined) return
  const path = toPath(page.url, isOwnHost)
  tally.pages.add(path)
  const before = questionsByPage.get(path) ?? NO_QUESTIONS
  questionsByPage.set(path, {
    questions: before.questions + 1,
    unanswered: before.unanswered + unanswered,
  })
}

const NO_QUESTIONS: PageQuestions = { questions: 0, unanswered: 0 }

/** Questions with the same letters and digits count as one. */
function toKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

type StoredAnswer = StoredTurn['answers'][number]

function isUnanswered(answer: StoredAnswer | undefined): boolean {
  return isWithoutPages(answer) && !isSmallTalk(answer)
}

/** Nobody misses a page about "hello": only small talk is an answer without pages. */
function isSmallTalk(answer: StoredAnswer | undefined): boolean {
  if (!answer || !isWithoutPages(answer) || answer.engine !== EXTRACTIVE) return false
  return readAnswerAnnotations(answer.annotations).outcome === 'answer'
}

/** Whether `docent usage` counts the answer as refused. */
function isWithoutPages(answer: StoredAnswer | undefined): boolean {
  return answer?.status === 'complete' && answer.grounded === false
}

/**
 * A path of the site, spelled like the counted views. An address on another site keeps its host.
 */
function toPath(url: string, isOwnHost: ReportedPeriod['isOwnHost']): string {
  const address = URL.parse(url, 'http://localhost')
  if (address === null) return url
  const isOwn = url.startsWith('/') || isOwnHost(address.host)
  const path = address.pathname.replace(/(?<=.)\/$/, '')
  return isOwn ? path : address.host + path
}

interface Counts {
  readonly view: number
  readonly crawl: number
  readonly search: number
  readonly viewsByPage: ReadonlyMap<string, number>
}

async function countVisits(
  store: Pick<ConversationsReader, 'listCounts'>,
  { since, until }: Pick<ReportedPeriod, 'since' | 'until'>,
): Promise<Counts> {
  const last = toUtcDay(until)
  const counts = (await store.listCounts(toUtcDay(since))).filter(({ day }) => day <= last)
  const sum = (kind: string): number =>
    counts.filter((one) => one.kind === kind).reduce((total, { count }) => total + count, 0)
  const viewsByPage = new Map<string, number>()
  for (const { page, count } of counts.filter(({ kind }) => kind === 'view')) {
    viewsByPage.set(page, (viewsByPage.get(page) ?? 0) + count)
  }
  return { view: sum('view'), crawl: sum('crawl'), search: sum('search'), viewsByPage }
}

function closeTally({ pages, ...tally }: Tally): QuestionFigures {
  return { ...tally, pages: [...pages].toSorted() }
}

function compareAsked(a: QuestionFigures, b: QuestionFigures): number {
  return b.count - a.count || b.disliked - a.disliked || (a.text < b.text ? -1 : 1)
}

function listPages(
  views: ReadonlyMap<string, number>,
  questions: ReadonlyMap<string, PageQuestions>,
): PageFigures[] {
  return [...new Set([...views.keys(), ...questions.keys()])]
    .map((page) => ({
      page,
      views: views.get(page) ?? 0,
      ...(questions.get(page) ?? NO_QUESTIONS),
    }))
    .toSorted(
      (a, b) => b.views - a.views || b.questions - a.questions || (a.page < b.page ? -1 : 1),
    )
}
