import { cite, type Citation } from '../engine/draft.ts'
import type { Passage } from '../knowledge/types.ts'
import { readText, type Atom } from './atoms.ts'
import { findQuote, measureSupport, readClaim, type Claim, type Support } from './claims.ts'
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

  /** The readings of what a mark stands for, the narrowest first. */
  function listClaims(atoms: readonly Atom[], at: number, endsBlock: boolean): string[] {
    const before = atoms.slice(0, at)
    const whole = readText(atoms)
    const clause = readText(before.slice(before.findLastIndex(({ type }) => type === 'mark') + 1))
    const after = clause.trim() === '' ? readText(atoms.slice(at + 1)) : clause
    const isLast = !atoms.slice(at + 1).some((atom) => atom.type === 'mark')
    const block = endsBlock && isLast ? `${uncited} ${whole}` : whole
    return [after, whole, block, `${recent} ${whole}`]
  }

  function judgeMark(numbers: readonly number[], claims: readonly string[]): Citation[] {
    const given = passages()
    const known = numbers.flatMap((number) => {
      const passage = given[number - 1]
      if (!passage) count('unknown')
      return passage ? [passage] : []
    })
    const [clause, whole, block, recently] = claims.map(readClaim) as [Claim, Claim, Claim, Claim]
    const tried = whole.terms.size < MIN_TERMS ? [recently] : pickClaims(clause, whole, block)
    const kept = known.filter((passage) =>
      tried.some((claim) => isSupported(claim, passage, known, given)),
    )
    kept.forEach(() => count('cited'))
    known.slice(kept.length).forEach(() => count('unsupported'))
    return kept.map((passage) => cite(passage, quote(tried[0] ?? whole, passage)))
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

function pickClaims(clause: Claim, whole: Claim, block: Claim): Claim[] {
  return clause.terms.size < MIN_TERMS ? [whole, block] : [clause, block]
}

/** Whether a passage, with those that are cited beside it, says what is claimed. */
export function isSupported(
  claim: Claim,
  passage: Passage,
  together: readonly Passage[],
  given: readonly Passage[],
): boolean {
  const own = measureSupport(claim, [passage])
  if (claim.terms.size === 0 || own.isForeign) return own.missing === 0
  if (together.length > 1) {
    const all = measureSupport(claim, together)
    return all.missing === 0 && all.share >= LEAST_SHARE && own.share >= LEAST_SHARE_OF_SEVERAL
  }
  return isEnough(own) && !isFarBetterElsewhere(claim, own, given)
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

function quote(claim: Claim, passage: Passage): string {
  return findQuote(claim, passage)?.text ?? passage.text
}
