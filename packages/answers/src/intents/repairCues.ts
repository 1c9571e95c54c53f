// "Technical detials" and "waht is this": the words that make such a question are on no page, so the search cannot correct
// them.

import { STOP_WORDS } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'

const CUES =
  `about contents data description details everything features included information overview package please
  specification specifications specs summary technical tell the this what whats`.split(/\s+/)
const KNOWN = new Set(CUES)
/** In a shorter word, another letter makes another word: "bos" may be "boss". */
const LEAST_CHANGED = 5
const LEAST = 3

/** A short question with its misspelt words for "details", "overview" and the like repaired; undefined if it has none. */
export function repairCues(text: string, knowledge: Knowledge): string | undefined {
  const repaired = text.replaceAll(/\p{L}+/gu, (word) => repairWord(word, knowledge))
  return repaired === text ? undefined : repaired
}

function repairWord(word: string, knowledge: Knowledge): string {
  const lower = word.toLowerCase()
  if (lower.length < LEAST || KNOWN.has(lower) || STOP_WORDS.has(lower)) return word
  const cue = CUES.find((one) => isOneSlip(lower, one))
  if (cue === undefined) return word
  const { terms, corrected } = knowledge.readQuery(word)
  return terms.length > 0 && corrected.length === 0 ? word : cue
}

/** Whether two letters are swapped, or one is missing, added or another one. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length)
  let from = 0
  while (from < shorter && typed[from] === meant[from]) from++
  const rest = [typed.slice(from), meant.slice(from)] as const
  const [own, other] = rest
  if (typed.length === meant.length + 1) return own.slice(1) === other
  if (typed.length + 1 === meant.length) return own === other.slice(1)
  if (typed.length !== meant.length || own === '') return false
  const isSwap = own[0] === other[1] && own[1] === other[0] && own.slice(2) === other.slice(2)
  return isSwap || (typed.length >= LEAST_CHANGED && own.slice(1) === other.slice(1))
}
