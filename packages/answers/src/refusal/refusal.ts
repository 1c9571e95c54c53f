import { decodePath } from '@docent/content'
import { fillText } from '@docent/texts'
import type { Phrases } from '@docent/texts'
import { foldAccents, isLight, isOrdinary, readTerms } from '@docent/retrieval'
import type { Query, Hit, Knowledge, PageInfo, StudyNote } from '@docent/retrieval'
import { readKnownShare } from './confidence.ts'
import { findMissingPairs } from './missingPairs.ts'
import { hasLikeWord } from './likeWords.ts'
import { escapeMarkdown, type Draft } from '../contract/draft.ts'
import { linkTo } from '../compose/pageLine.ts'
import { sayUnmentioned } from '../phrases.ts'
import { readSiteMap } from '../intents/siteMap.ts'
import { MAX_NEAREST } from '@docent/protocol/api'
import { FAR_BELOW, MISSING_CONFIDENCE, NEAREST_COVERAGE } from '../tuning.ts'

export interface Contact {
  readonly label: string
  readonly href: string
}

/** The subject of a refusal, and its reason. */
export interface Unanswered {
  readonly query: Query
  readonly hits: readonly Hit[]
  readonly confidence: number
  /** The visitor asked again, and everything that fits was already said. */
  readonly exhausted: boolean
  /** The note that says that no page answers. Its page is close. */
  readonly missing?: StudyNote | undefined
}

/** Says that the site does not answer, and where to look or who to ask instead. */
export function refuse(
  { query, hits, confidence, exhausted, missing }: Unanswered,
  knowledge: Knowledge,
  contact: Contact | undefined,
  phrases: Phrases,
): Draft {
  const nearest = findNearestPages(hits, readKnownShare(query))
  const found = confidence < FAR_BELOW ? nearest.filter((page) => isNamed(page, query)) : nearest
  const near = putFirst(missing && knowledge.passage(missing.passage), found)
  const pages = near.length > 0 ? near : findMainPages(knowledge)
  const paragraphs = [
    exhausted ? phrases.noMore : sayNotFound(query, knowledge, phrases),
    ...(pages.length > 0 ? [near.length > 0 ? phrases.nearest : phrases.covers] : []),
    ...(pages.length > 0 ? [pages.map((page) => sayNearPage(page, knowledge)).join('\n')] : []),
    ...(contact ? [sayContact(contact, phrases)] : []),
  ]
  return {
    said: [paragraphs.join('\n\n')],
    grounded: false,
    confidence: missing ? Math.min(confidence, MISSING_CONFIDENCE) : confidence,
    nearest: pages.map(({ route, title }) => ({ url: route, title })),
  }
}

/** Says that no answer was found, and which of the visitor's words no page has. */
export function sayNotFound(query: Query, knowledge: Knowledge, phrases: Phrases): string {
  const unmentioned = isQuestion(query.text) ? showWords(query, knowledge) : []
  return [
    phrases.notFound,
    ...(unmentioned.length > 0 ? [sayUnmentioned(phrases, unmentioned)] : []),
  ].join(' ')
}

export function sayContact({ label, href }: Contact, phrases: Phrases): string {
  return fillText(phrases.contact, { link: `[${label}](${href})` })
}

/** A page as a link, with its summary. */
export function sayNearPage(page: Link, knowledge: Knowledge): string {
  const summary = knowledge.pages().find(({ route }) => route === page.route)?.summary
  return summary ? `- ${linkTo(page)}: ${escapeMarkdown(summary)}` : `- ${linkTo(page)}`
}

type Link = Pick<PageInfo, 'route' | 'title'>

/**
 * The pages of the hits that contain enough of a question. `known` is the share that the site
 * knows.
 */
export function findNearestPages(hits: readonly Hit[], known: number): Link[] {
  const pages = new Map<string, Link>()
  for (const { passage, features } of hits) {
    if (features.coverage * known >= NEAREST_COVERAGE) pages.set(passage.route, passage)
  }
  return [...pages.values()].slice(0, MAX_NEAREST)
}

function putFirst(page: Link | undefined, pages: readonly Link[]): Link[] {
  if (page === undefined) return [...pages]
  return [page, ...pages.filter(({ route }) => route !== page.route)].slice(0, MAX_NEAREST)
}

/** Whether the title of a page has a word of the question, also a part of one: "subcommands". */
function isNamed({ title }: Link, { terms }: Query): boolean {
  const asked = new Set(terms.map(({ term }) => term))
  return readTerms(title).some((term) => asked.has(term))
}

/**
 * If nothing is close, the first pages of the site. If no page introduces a folder, this is the home page: a refusal
 * without a link is a dead end.
 */
function findMainPages(knowledge: Knowledge): Link[] {
  const { collections, home, single } = readSiteMap(knowledge.pages())
  const main = collections.flatMap(({ index, pages }) => index ?? findIntroduction(pages) ?? [])
  const helping = single.filter(({ route }) => HELPS.test(decodePath(route)))
  const pages = [...main, ...helping].slice(0, MAX_NEAREST)
  return pages.length > 0 || !home ? pages : [home]
}

/** Pages that help whatever the question was, by their address. */
const HELPS =
  /^\/(?:[a-z]{2}\/)?(?:faqs?|help|support|contact(?:-us)?|haeufige-fragen|häufige-fragen|fragen|hilfe|kontakt|aide|contacto?|ayuda|contatti|contato|ajuda|veelgestelde-vragen)(?:\/|$)/iu

/** Names of pages that introduce a folder. Addresses have no accents, or have them encoded. */
const INTRODUCTIONS = [
  'introduction|intro|overview|getting-started|start|start-here|quick-?start|welcome|about',
  'einleitung|einf(?:ü|ue|u)hrung|(?:ü|ue|u)berblick|(?:ü|ue|u)bersicht|erste-schritte|schnellstart|willkommen',
  'presentation|présentation|aper[cç]u|premiers-pas|d[eé]marrage(?:-rapide)?|bienvenue',
  'introducci[oó]n|visi[oó]n-general|primeros-pasos|inicio(?:-r[aá]pido)?|bienvenid[ao]',
  'introduzione|panoramica|primi-passi|guida-rapida|benvenut[io]',
  'introdu[cç][aã]o|vis[aã]o-geral|primeiros-passos|in[ií]cio(?:-r[aá]pido)?|bem-vindo',
  'inleiding|overzicht|aan-de-slag|eerste-stappen|snelstart|welkom',
]

const INTRODUCTION = new RegExp(`(?:^|/)(?:${INTRODUCTIONS.join('|')})(?:/|$)`, 'i')

/** The page that introduces its folder, by its address. Any other page of the folder would be arbitrary. */
function findIntroduction(pages: readonly PageInfo[]): PageInfo | undefined {
  const own = pages.filter(({ route }) => INTRODUCTION.test(decodePath(route)))
  return own.toSorted((a, b) => a.route.length - b.route.length)[0]
}

const ASKS =
  /[?؟]|^(?:how|what|where|why|when|which|who|whose|can|could|may|do|does|did|is|are|was|will|would|should|has|have)\b/i
/** Search words without a sentence are at most this long. */
const FEW_WORDS = 6

/**
 * Whether a text asks something. A refusal does not repeat text that tells the assistant what to
 * say.
 */
function isQuestion(text: string): boolean {
  return ASKS.test(text.trim()) || text.trim().split(/\s+/).length <= FEW_WORDS
}

/**
 * The visitor's words, and pairs of words, that no page has in any form, escaped because our sentence
 * quotes them. Words that visitors put in quotes are left out.
 */
function showWords(query: Query, knowledge: Knowledge): string[] {
  const { unknown, text } = query
  const quoted = text.match(/["“][^"”]*["”]?/g)?.join(' ') ?? ''
  const pairs = findMissingPairs(query, knowledge).filter((pair) => !quoted.includes(pair))
  const own = unknown.filter(
    (word) => !quoted.includes(word) && !saysLittle(word) && !hasLikeWord(word, knowledge),
  )
  const alone = own.filter((word) => !pairs.some((pair) => pair.includes(word)))
  const shown = [...pairs, ...alone.map((word) => findSpelling(word, text))].slice(0, 2)
  return shown.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N} '’-]/gu, '').slice(0, 30))
}

/** That no page mentions "old" says nothing. */
function saysLittle(word: string): boolean {
  return readTerms(word).every((term) => isLight(term) || isOrdinary(term))
}

/** A word as the visitor wrote it: the search term has lost its accents. */
function findSpelling(word: string, text: string): string {
  const written = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’._-]+[\p{L}\p{M}\p{N}]+)*/gu)
  return written?.find((one) => foldAccents(one) === foldAccents(word)) ?? word
}
