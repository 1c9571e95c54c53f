import { isContradicted, measureClaimSupport, readClaim } from '@docent/models/firewall'
import { readTerms } from '@docent/retrieval'
import type { Passage, StudyNote, Unit } from '@docent/retrieval'

/** Two notes that answer one question differently. */
export interface Contradiction {
  readonly question: string
  readonly one: StudyNote
  readonly other: StudyNote
}

/** Two questions are the same if they share this much of their terms. */
const SAME_QUESTION = 0.8
/** Two sentences are about the same thing if they share this much of their terms. */
const SAME_SUBJECT = 0.6

/** Notes of different sections whose answers to the same question have other numbers or a negation. */
export function findContradictions(notes: readonly StudyNote[]): Contradiction[] {
  const asked = notes
    .filter(({ answer }) => answer.length > 0)
    .flatMap((note) =>
      note.questions.map((question) => ({ note, question, terms: new Set(readTerms(question)) })),
    )
  const byTerm = Map.groupBy(
    asked.flatMap((each) => [...each.terms].map((term) => ({ term, each }))),
    ({ term }) => term,
  )
  const found = new Map<string, Contradiction>()
  for (const { note, question, terms } of asked) {
    const [rarest] = [...terms].toSorted((a, b) => countOf(a) - countOf(b))
    for (const { each } of byTerm.get(rarest ?? '') ?? []) {
      if (each.note.passage === note.passage || !isSame(terms, each.terms)) continue
      if (!contradicts(note, each.note)) continue
      const [one, other] = [note, each.note].toSorted((a, b) => (a.passage < b.passage ? -1 : 1))
      if (one && other) found.set(`${one.passage} ${other.passage}`, { question, one, other })
    }
  }
  return [...found.values()]

  function countOf(term: string): number {
    return byTerm.get(term)?.length ?? 0
  }
}

function isSame(terms: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return terms.intersection(others).size / Math.max(terms.size, others.size, 1) >= SAME_QUESTION
}

function contradicts(one: StudyNote, other: StudyNote): boolean {
  const passage = toPassage(other)
  return one.answer.some(({ markdown }) => {
    const claim = readClaim(markdown)
    return isContradicted(claim, passage) || hasOtherNumber(claim, passage)
  })
}

/** Whether a claim has a number that the other note, about the same thing, does not have. */
function hasOtherNumber(claim: ReturnType<typeof readClaim>, passage: Passage): boolean {
  const numbers = claim.exact.filter((word) => /^\d/.test(word))
  if (numbers.length === 0 || !/\d/.test(passage.text)) return false
  const { missing } = measureClaimSupport({ ...claim, exact: numbers }, [passage])
  const { share } = measureClaimSupport({ ...claim, exact: [] }, [passage])
  return missing > 0 && share >= SAME_SUBJECT
}

/** The answer of a note as a passage, to compare another answer with. */
function toPassage({ passage, answer }: StudyNote): Passage {
  const units = answer.map(({ markdown }, block): Unit => {
    return { kind: 'sentence', block, depth: 0, text: markdown, markdown }
  })
  const text = units.map((unit) => unit.text).join('\n')
  const names = { title: '', heading: '', path: [], section: '' }
  return { id: passage, url: passage, route: passage, ...names, units, text }
}
