import type { ReceivedAnswer } from './answer.ts'
import { UNANSWERABLE, type EvalQuestion, type ExpectedPlace } from './question.ts'
import { isSection, type EvalSite } from './site.ts'
import { measureWordSupport } from './support.ts'

/** The judgement of one answer; a field is undefined if the question does not ask for it. */
export interface Judgement {
  /** It says that the pages do not answer, or is not sure that they do. */
  readonly isRefused: boolean
  /** The answer failed: it broke, or it has no text. */
  readonly isBroken: boolean
  /** Whether the first page shown is an expected one, whether one of the first three is. */
  readonly sourceFirst: boolean | undefined
  readonly sourceInThree: boolean | undefined
  /** The same with the pages that a lenient judge accepts. */
  readonly sourceInThreeLenient: boolean | undefined
  /** Whether one of the first three passages cited is an expected one. */
  readonly sectionInThree: boolean | undefined
  /** Whether all facts are said early enough. */
  readonly saysFacts: boolean | undefined
  /** Whether all facts are said where a reader's first look falls. */
  readonly saysFactsAtGlance: boolean | undefined
  readonly saysForbidden: boolean | undefined
  /** The share of its sentences that are on the pages it shows. */
  readonly support: number | undefined
  readonly isCorrect: boolean
  readonly length: number
  /** The pages it shows, in order. */
  readonly pages: readonly string[]
}

/** A fact counts in this many first characters of an answer: telling everything does not pay. */
const FACT_LENGTH = 1200
/** This many are what a visitor takes in without scrolling. */
const GLANCE_LENGTH = 350
const SHOWN = 3

/** `headingOf` knows the passages behind sources. */
export function judgeAnswer(
  question: EvalQuestion,
  answer: ReceivedAnswer,
  site: EvalSite,
  headingOf: (passageId: string) => string | undefined,
): Judgement {
  const { expected, also, facts, forbid } = question
  const isBroken = answer.failure !== undefined
  const isRefused = !isBroken && answer.grounded === false
  const pages = readPages(answer, site)
  const among = (places: readonly ExpectedPlace[], shown: readonly string[]) => {
    if (expected.length === 0) return undefined
    return places.some(({ file }) => shown.some((route) => route === site.routeOf(file)))
  }
  const saysFactsWithin = (length: number) => {
    const text = answer.text.slice(0, length)
    return facts.length === 0 ? undefined : facts.every((fact) => fact.test(text))
  }
  const judged = {
    isRefused,
    isBroken,
    sourceFirst: among(expected, pages.slice(0, 1)),
    sourceInThree: among(expected, pages.slice(0, SHOWN)),
    sourceInThreeLenient: among([...expected, ...also], pages.slice(0, SHOWN)),
    sectionInThree:
      expected.length === 0 ? undefined : citesSection(question, answer, site, headingOf),
    saysFacts: saysFactsWithin(FACT_LENGTH),
    saysFactsAtGlance: saysFactsWithin(GLANCE_LENGTH),
    saysForbidden: forbid.length === 0 ? undefined : forbid.some((one) => one.test(answer.text)),
    support: isRefused ? undefined : measureWordSupport(answer.text, pages, site),
    length: answer.text.length,
    pages,
  }
  return { ...judged, isCorrect: isCorrect(question, judged) }
}

/** The pages of its sources; of an answer without any, those that its text links to. */
function readPages({ text, sources }: ReceivedAnswer, site: EvalSite): string[] {
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
  const urls = sources.length > 0 ? sources.map(({ url }) => url) : links
  return [...new Set(urls.map(site.routeAt))]
}

function citesSection(
  { expected }: EvalQuestion,
  { sources }: ReceivedAnswer,
  site: EvalSite,
  headingOf: (passageId: string) => string | undefined,
): boolean {
  return sources.slice(0, SHOWN).some(({ id, url }) => {
    const heading = headingOf(id)
    if (heading === undefined) return false
    return expected.some((place) => {
      return site.routeOf(place.file) === site.routeAt(url) && isSection(place, heading)
    })
  })
}

function isCorrect(
  { kind }: EvalQuestion,
  judged: Pick<
    Judgement,
    'isBroken' | 'isRefused' | 'sourceInThree' | 'saysFacts' | 'saysForbidden'
  >,
): boolean {
  if (judged.isBroken || judged.saysForbidden === true) return false
  if (kind === UNANSWERABLE) return judged.isRefused
  return !judged.isRefused && judged.sourceInThree === true && judged.saysFacts !== false
}
