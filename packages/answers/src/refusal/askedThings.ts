// Recognises the things that people ask for, such as a dark mode, an invoice or a delivery to an island, and tells
// whether a section writes about one. A site may have all words of the question and no answer: "are my messages end
// to end encrypted" finds a list of projects, one of which is encrypted.

import { readTerms } from '@docent/retrieval'
import type { Hit } from '@docent/retrieval'
import { toTerm } from './askedFeatures.ts'
import { BUSINESS_THINGS } from './things/business.ts'
import { SHOP_THINGS } from './things/shops.ts'
import { SOFTWARE_THINGS } from './things/software.ts'

/** The number of best sections that are checked. */
const WRITTEN_AMONG = 2

/**
 * One way to ask for a thing. A line of the lists has all ways to ask for it, separated by bars, and after the colon
 * the other words of which an answer has at least one, with `_` between those of one name.
 */
interface Asked {
  readonly words: readonly string[]
  readonly line: string
}

interface Listed {
  /** Ways of several words by the term of the first, because those words are inflected. */
  readonly several: ReadonlyMap<string, readonly Asked[]>
  /** Ways of one word as it is written: "ads" has the term of "added". */
  readonly single: ReadonlyMap<string, readonly Asked[]>
}

let listed: Listed | undefined

/** Reads the lists with the first question. */
function readLists(): Listed {
  if (listed) return listed
  const lists = [SOFTWARE_THINGS, BUSINESS_THINGS, SHOP_THINGS]
  const all = lists.flatMap((list) => list.trim().split('\n').flatMap(readWays))
  listed = {
    several: Map.groupBy(
      all.filter(({ words }) => words.length > 1),
      ({ words: [first = ''] }) => keepTerm(first),
    ),
    single: Map.groupBy(
      all.filter(({ words }) => words.length === 1),
      ({ words: [only = ''] }) => toSingular(only),
    ),
  }
  return listed
}

function readWays(line: string): Asked[] {
  const [ways = ''] = line.split(':')
  return ways.split('|').map((way) => ({ words: way.split(' '), line }))
}

const terms = new Map<string, string>()
const MOST_KEPT = 10_000

function keepTerm(word: string): string {
  const known = terms.get(word)
  if (known !== undefined) return known
  const term = toTerm(word)
  if (terms.size >= MOST_KEPT) terms.clear()
  terms.set(word, term)
  return term
}

function toSingular(word: string): string {
  return word.replace(/s$/, '')
}

function findAsked(text: string): Asked[] {
  const { several, single } = readLists()
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word, start) => [
    ...(single.get(toSingular(word)) ?? []),
    ...(several.get(keepTerm(word)) ?? []).filter(({ words: way }) =>
      way.every((part, place) => keepTerm(words[start + place] ?? '') === keepTerm(part)),
    ),
  ])
}

/** The things that a question asks for. */
export interface AskedThings {
  /** How many entries of the lists the question matches. A way to ask that is in two lists counts twice. */
  readonly count: number
  /** Those that none of the best sections writes about, as the visitor named them. */
  readonly unwritten: readonly string[]
}

/** Finds the things that a question asks for. `hits` are the sections that were found, the most likely first. */
export function readAskedThings(text: string, hits: readonly Hit[]): AskedThings {
  const asked = findAsked(leaveStory(text))
  return { count: asked.length, unwritten: asked.length === 0 ? [] : findUnwritten(asked, hits) }
}

function findUnwritten(asked: readonly Asked[], hits: readonly Hit[]): string[] {
  const sections = hits.slice(0, WRITTEN_AMONG).map(({ passage: { title, path, text: own } }) => {
    return ` ${readTerms([title, ...path, own].join('\n')).join(' ')} `
  })
  const isWritten = ({ line }: Asked): boolean =>
    readNames(line).some((name) => sections.some((section) => section.includes(name)))
  return [...new Set(asked.filter((one) => !isWritten(one)).map(({ words }) => words.join(' ')))]
}

/** "I paid with PayPal. How do I reset my password?" does not ask for PayPal. */
function leaveStory(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const asking = sentences.filter((sentence) => sentence.endsWith('?'))
  return asking.length > 0 ? asking.join(' ') : text
}

const kept = new Map<string, readonly string[]>()

/** All names of a line as terms between spaces. */
function readNames(line: string): readonly string[] {
  const known = kept.get(line)
  if (known) return known
  const [ways = '', names = ''] = line.split(':')
  const all = [
    ...ways.split('|'),
    ...names
      .trim()
      .split(' ')
      .map((name) => name.replaceAll('_', ' ')),
  ]
  const read = all
    .map((name) => ` ${readTerms(name).join(' ')} `)
    .filter((name) => name.trim() !== '')
  kept.set(line, read)
  return read
}
