import type { Document } from '@docent/content'
import { sampleEvenly, type QuestionStock, type TrialQuestion } from './chooseQuestions.ts'

/** The most sites that are asked together, and the fewest that are worth it. */
const MOST_SITES = 5
const FEWEST_SITES = 3

/** The most answered questions of each site. */
const MOST_ANSWERED = 70
/** This many letters of the name of a site are enough to tell which site a question is about. */
const NAME_LETTERS = 5

/** A site with the questions that it is asked. */
export interface AskedSite<One> {
  readonly content: { readonly hash: string; readonly documents: readonly One[] }
  readonly stock: QuestionStock
}

/** Everything in a document that depends on its route. */
type MovedFields = Pick<Document, 'file' | 'route' | 'links'>

/** Deals sites like cards into groups of about the same size. None if there are only a few sites. */
export function dealSites<Site>(sites: readonly Site[]): Site[][] {
  if (sites.length < FEWEST_SITES) return []
  const count = Math.ceil(sites.length / MOST_SITES)
  return Array.from({ length: count }, (_, group) =>
    sites.filter((_site, number) => number % count === group),
  )
}

/** Joins sites into one with each below its name, as in a documentation of several products. */
export function joinSites<One extends MovedFields>(
  name: string,
  sites: readonly AskedSite<One>[],
): AskedSite<One> {
  return {
    content: {
      hash: name,
      documents: sites.flatMap(({ content, stock: { site } }) =>
        content.documents.map((document) => moveDocument(document, site)),
      ),
    },
    stock: {
      site: name,
      answered: sites.flatMap(({ stock }) => chooseAnswered(stock)),
      unanswered: sites.flatMap(({ stock }) => chooseUnanswered(stock)),
      elsewhere: [],
      offset: 0.5,
    },
  }
}

function moveDocument<One extends MovedFields>(document: One, site: string): One {
  const { file, route, links } = document
  return {
    ...document,
    route: moveTo(route, site),
    // The summary of a page of a source is read in another way, and only its file tells that it is one.
    file: file === route ? moveTo(route, site) : file,
    links: links.map((link) =>
      link.target?.startsWith('/') ? { ...link, target: moveTo(link.target, site) } : link,
    ),
  }
}

/** The route or id below `/SITE`. The page `/` becomes `/SITE`, without a slash at its end. */
function moveTo(id: string, site: string): string {
  return `/${site}${id.replace(/^\/(?=#|$)/, '')}`
}

function chooseAnswered({ site, answered }: QuestionStock): QuestionStock['answered'] {
  return sampleEvenly(answered, MOST_ANSWERED).map(({ section, question }, number) => ({
    section: moveTo(section, site),
    question: nameSite(question, site, number),
  }))
}

/**
 * Two of three. Without the name of its product, a question near it is left out: another product of the group may
 * answer it.
 */
function chooseUnanswered({ site, unanswered }: QuestionStock): TrialQuestion[] {
  return unanswered
    .filter((_, number) => number % 3 < 2)
    .map((trial, number) =>
      trial.kind === 'near'
        ? { ...trial, question: nameSite(trial.question, site, number) }
        : trial,
    )
    .filter(({ question, kind }) => kind !== 'near' || hasName(question, site))
}

/** On a site with several products, most visitors say which one they mean, each in their own way. */
function nameSite(question: string, site: string, number: number): string {
  if (hasName(question, site)) return question
  const way = number % 10
  const open = question.replace(/\?$/, '')
  if (way < 3) return `${site} ${question}`
  if (way < 6) return `${open} in ${site}`
  if (way < 8) return `${site}: ${question}`
  return way === 8 ? `${open} with ${site}?` : question
}

function hasName(question: string, site: string): boolean {
  return question.toLowerCase().includes(site.slice(0, NAME_LETTERS).toLowerCase())
}
