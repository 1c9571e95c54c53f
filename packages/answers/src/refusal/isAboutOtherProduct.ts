import { readTerms, WORLD_NAMES } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'
import { readHolding, readOwnTerms, weighUnknown } from './holding.ts'

/** A section that holds a smaller share of the rest of a question does not answer it. */
const SAYS_SOMETHING = 0.34

const WORD = /[\p{L}\p{N}]+/gu
/** The words before the verb of a question or of an instruction. */
const LEAD =
  /^(?:please |how (?:to|do i|do we|do you|can i|can we|would i) |(?:can|could|may) (?:i|we|you) |i (?:want|need|would like) to |help me )+/i
/** A verb and an article, and nothing else, before the name. */
const ITS_OBJECT = /^\p{L}+ (?:(?:an?|the|my|our|your) )?(?:new )?$/iu
/**
 * Words that ask how the name and the site work together: "can I use Postgres", "Slack integration", "Mailchimp
 * says 500, but I see 300".
 */
const TOGETHER =
  /\b(?:us(?:e|es|ing)|connect\w*|integrat\w*|support\w*|compatib\w*|work\w*|add|embed|run|have|need|get|choose|take|read|import|is|are|does|do|vs|versus|with|apps?|plugins?|bots?|versions?|says?|shows?|reports?|but)\b/i

/**
 * Whether a question is about a product known everywhere, and not about how the site and that product work
 * together: "install WordPress", "Zendesk price per agent". Pages that say how to add a chat to WordPress have
 * both words, in different sections. So one section must have the name and something of the rest.
 */
export function isAboutOtherProduct(query: Query, hits: readonly Hit[]): boolean {
  const subject = findSubject(query.text)
  if (subject === undefined) return false
  const terms = readOwnTerms(query).filter(({ term }) => !subject.includes(term))
  if (terms.length === 0) return false
  const speaking = hits.filter(({ passage: { title, path, text } }) => {
    const held = new Set(readTerms([title, ...path, text].join('\n')))
    return subject.some((term) => held.has(term) && WORLD_NAMES.has(term))
  })
  const rest = { ...query, terms }
  const unknown = weighUnknown(query)
  return speaking.every((hit) => readHolding(rest, [hit], unknown).share < SAYS_SOMETHING)
}

/** The terms of a known name that begins a text or is the object of its verb: "WordPress" is two words too. */
function findSubject(text: string): readonly string[] | undefined {
  const asked = text.trim().replace(LEAD, '')
  if (TOGETHER.test(asked)) return undefined
  for (const { 0: word, index } of asked.matchAll(WORD)) {
    const terms = readTerms(word)
    if (!terms.some((term) => WORLD_NAMES.has(term))) continue
    return index === 0 || ITS_OBJECT.test(asked.slice(0, index)) ? terms : undefined
  }
  return undefined
}
