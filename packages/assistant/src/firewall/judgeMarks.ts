import { cite, type Citation } from '../engine/draft.ts'
import type { Passage } from '../knowledge/types.ts'
import { readText, type Atom } from './atoms.ts'
import {
  findQuote,
  isForeign,
  measureSupport,
  readClaim,
  type Claim,
  type Support,
} from './claims.ts'
import { FAR_BETTER, LEAST_SHARE, LEAST_SHARE_OF_SEVERAL, MIN_TERMS } from './tuning.ts'
import type { JudgedAtom } from './writeAtoms.ts'

export interface MarkJudge {
  /** Replaces the marks of a piece by citations, and takes out those that nothing supports. */
  judge(atoms: readonly Atom[], place: { readonly endsBlock: boolean }): JudgedAtom[]
  /** Tells that a paragraph, an item or a heading begins. */
  beginBlock(): void
}

export interface MarkJudgeOptions {
  readonly passages: () => readonly Passage[]
  readonly count: (what: 'cited' | 'unknown' | 'unsupported') => void
}

export function createMarkJudge({ passages, count }: MarkJudgeOptions): MarkJudge {
  /** What was said in this paragraph since its last citation. */
  let uncited = ''
  /** What was said last, for a citation that stands alone. */
  let recent = ''

  /** What a mark may stand for, the narrowest first. Each is read when it is needed. */
  function* listClaims(atoms: readonly Atom[], at: number, endsBlock: boolean): Generator<Claim> {
    const clause = readClaim(readClause(atoms, at))
    if (clause.terms.size >= MIN_TERMS) yield clause
    const isOnly = atoms.every(({ type }, index) => type !== 'mark' || index === at)
    const whole = readText(atoms)
    const claim = isOnly ? clause : readClaim(whole)
    if (claim.terms.size < MIN_TERMS) yield readClaim(`${recent} ${whole}`)
    else if (clause.terms.size < MIN_TERMS) yield claim
    const isLast = !atoms.slice(at + 1).some(({ type }) => type === 'mark')
    if (endsBlock && isLast && uncited !== '') yield readClaim(`${uncited} ${whole}`)
  }

  function judgeMark(numbers: readonly number[], claims: Iterable<Claim>): Citation[] {
    const given = passages()
    const known = numbers.flatMap((number) => {
      const passage = given[number - 1]
      if (!passage) count('unknown')
      return passage ? [passage] : []
    })
    const kept = new Map<Passage, Citation>()
    for (const claim of claims) {
      for (const passage of known) {
        if (kept.has(passage) || !isSupported(claim, passage, known, given)) continue
        kept.set(passage, cite(passage, findQuote(claim, passage)?.text ?? passage.text))
      }
      if (kept.size === known.length) break
    }
    known.forEach((passage) => count(kept.has(passage) ? 'cited' : 'unsupported'))
    return known.flatMap((passage) => kept.get(passage) ?? [])
  }

  return {
    judge(atoms, { endsBlock }) {
      const judged = atoms.flatMap((atom, index): JudgedAtom[] =>
        atom.type === 'mark'
          ? judgeMark(atom.numbers, listClaims(atoms, index, endsBlock))
          : [atom],
      )
      const last = atoms.findLastIndex(({ type }) => type === 'mark')
      const rest = readText(atoms.slice(last + 1))
      uncited = last < 0 ? uncited + rest : rest
      const said = readText(atoms)
      if (said.trim() !== '') recent = said
      return judged
    },
    beginBlock() {
      uncited = ''
    },
  }
}

/** The part of a sentence that a mark stands behind, or where it stands first, before. */
function readClause(atoms: readonly Atom[], at: number): string {
  const from = atoms.slice(0, at).findLastIndex(({ type }) => type === 'mark') + 1
  const before = readText(atoms.slice(from, at))
  if (/[\p{L}\p{N}]/u.test(before)) return before
  const to = atoms.findIndex(({ type }, index) => index > at && type === 'mark')
  return readText(atoms.slice(at + 1, to < 0 ? undefined : to))
}

/** Whether a passage, with those that are cited beside it, says what is claimed. */
export function isSupported(
  claim: Claim,
  passage: Passage,
  together: readonly Passage[],
  given: readonly Passage[],
): boolean {
  const own = measureSupport(claim, [passage])
  if (claim.terms.size === 0) return own.missing === 0
  if (together.length > 1) {
    const all = measureSupport(claim, together)
    if (isEnough(all) && own.share >= LEAST_SHARE_OF_SEVERAL) return true
  } else if (isEnough(own)) {
    return !isFarBetterElsewhere(claim, own, given)
  }
  return own.missing === 0 && isForeign(claim, passage)
}

function isEnough({ share, missing }: Support): boolean {
  return missing === 0 && share >= LEAST_SHARE
}

function isFarBetterElsewhere(
  claim: Claim,
  { share }: Support,
  given: readonly Passage[],
): boolean {
  if (share + FAR_BETTER > 1) return false
  return given.some((other) => {
    const there = measureSupport(claim, [other])
    return there.missing === 0 && there.share >= share + FAR_BETTER
  })
}
