import { readTerms, SIMILAR_STRENGTH } from '@docent/retrieval'
import type { Query, Unit } from '@docent/retrieval'

/** What a unit is worth as an answer: the share of the question that it holds, and a little more. */
export type JudgeUnit = (unit: Unit) => number

const NUMBER_BONUS = 0.12
const POINTER_LOSS = 0.3

const ASKS_NUMBER =
  /\b(?:how (?:long|many|much|often|big|large|far|fast|soon|old)|what (?:percentage|percent|port|size|number|version|share|time)|which (?:port|version)|max(?:imum)?|min(?:imum)?|biggest|largest|smallest|oldest|newest|most|least|default|limits?|cap|retention|when|price|cost)\b/i

// Sentences that send the reader elsewhere, which the citation does already.
const POINTER = new RegExp(
  `^(?:${[
    '(?:please )?(?:see|read|refer to|check out|visit|head over|have a look|take a look|consult)',
    '(?:learn|read) (?:more|how|about)',
    '(?:for|to learn|to find out) (?:more|further|additional|full)',
    '(?:more (?:information|details)|you can (?:read|find|learn) (?:more|out more))',
    '(?:this|in this) (?:page|guide|document|section|article|tutorial) (?:includes|covers|describes|explains|shows|will|provides|contains|you will|we will)',
  ].join('|')})\\b`,
  'i',
)

export function createJudge({ text, terms }: Query): JudgeUnit {
  const weights = new Map<string, readonly [place: number, weight: number]>()
  terms.forEach(({ term, weight, similar }, place) => {
    weights.set(term, [place, weight])
    for (const other of similar) {
      if (!weights.has(other.term)) weights.set(other.term, [place, weight * SIMILAR_STRENGTH])
    }
  })
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const asksNumber = ASKS_NUMBER.test(text)

  return (unit) => {
    const found = new Map<number, number>()
    for (const term of readTerms(unit.text)) {
      const known = weights.get(term)
      if (known) found.set(known[0], Math.max(found.get(known[0]) ?? 0, known[1]))
    }
    let worth = [...found.values()].reduce((sum, weight) => sum + weight, 0) / total
    if (asksNumber && /\d/.test(unit.text)) worth += NUMBER_BONUS
    if (isPointer(unit)) worth -= POINTER_LOSS
    return worth
  }
}

/** Whether a unit only sends its reader elsewhere: in words, or as a link and nothing else. */
export function isPointer({ text, markdown }: Unit): boolean {
  return POINTER.test(text) || /^\[[^\]]*\]\([^)\s]*\)\.?$/.test(markdown)
}
