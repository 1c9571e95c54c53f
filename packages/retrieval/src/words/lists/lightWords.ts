import { readTerms } from '../analyze.ts'
import { readWordLists } from './wordLists.ts'

const WORDS = `
  able actually against ago already always anybody anyone anything ask away bad basically behind best
  better bit boss bunch certain colleague correct couple day definitely else end even exactly explain eventually
  everybody everyone everything feel find finally friend fully get gimme give go gone gonna good got gotta great guess
  guy guys handy happen hard hear help hope idea immediately instead interested kind know last later
  least let little long look lot luck make man many matter mean mind minute moment month months much nearly need
  never nice nobody normally nowadays often ok okay old otherwise part people person place please
  pls plz possible possibly probably problem properly put question quickly reason recently right say see seem
  show simply single slightly somebody someone something sometimes somewhere soon sort spot stuff
  suddenly suppose sure take talk tell thank thing think three thx today together tomorrow totally
  toward towards tried true try turn two understand ur use usually wanna want way week weird well wonder work worry
  wrong year yesterday
`

/** Filler words of questions, not stemmed. */
export const LIGHT_WORDS: readonly string[] = WORDS.trim().split(/\s+/)

const english: ReadonlySet<string> = new Set(readTerms(WORDS))

/**
 * Whether a term is a filler word, which is rarely the subject of a question. It weighs little if pages
 * have it, and is ignored if no page does.
 */
export function isLight(term: string): boolean {
  return (readWordLists()?.light ?? english).has(term)
}

const WEAK_WORDS = `
  across anyway apart apply ask asking assume automatic back beforehand begin blank box bring
  brought came careful cheaper come coming count different end ends expect expected extra
  figure fit five forever front full gives half halfway hand handle hang hold ignore inside keep
  kept kick leave left less let list load longer lose lost made meanwhile older one onto
  open overnight own particular pass pick picks plug post present publish purpose reach real
   rest result run running runs save second send sense serious show sit stand standard start
  starts stay stop straight switch tells ten third throw told twice visit wait want whole
  zero
`

/**
 * The terms of words that fewer than two in five answering sections contain, and then mostly by
 * chance: people say "come", "leave" or "send" and authors use another word. They weigh less than
 * their rarity suggests.
 */
export const WEAK_TERMS: ReadonlySet<string> = new Set(readTerms(WEAK_WORDS))
