import { cite } from '@docent/answers'
import type { Citation } from '@docent/answers'
import type { Passage } from '@docent/retrieval'
import { readAtomText, type Atom } from './atoms.ts'
import {
  findQuote,
  isContradicted,
  isForeign,
  measureClaimSupport,
  measureUnitShare,
  readClaim,
  type Claim,
  type Support,
} from './claims.ts'
import { findSpans, isCopiedCode } from './copiedCode.ts'
import { NUMBER_WORDS } from './exactWords.ts'
import {
  FAR_BETTER,
  LEAST_SHARE,
  LEAST_SHARE_AROUND_CODE,
  LEAST_SHARE_OF_CONCLUSION,
  LEAST_SHARE_OF_SEVERAL,
  MAX_BLOCK_LENGTH,
  MIN_TERMS,
} from './tuning.ts'
import type { JudgedAtom } from './writeAtoms.ts'

export interface MarkJudge {
  /** Replaces the marks of a piece with citations, and removes those that no passage supports. */
  judge(atoms: readonly Atom[], place: PiecePlace): JudgedAtom[]
  /** Reads a line of a code block, which a citation below it may cover. */
  readCode(line: string): void
  /** Says that a paragraph, an item or a heading begins. */
  beginBlock(): void
}

interface PiecePlace {
  readonly endsBlock: boolean
  /** The block after the piece's colon; empty if there is none, or if its entries are cited. */
  readonly below: { readonly text: string; readonly entries: number }
}

/** A text that a mark may cover. */
interface Candidate {
  readonly claim: Claim
  /** The part in the sentence of the mark, if the text is longer. */
  readonly own?: Claim
  /** The numbers that are cited in the same sentence, if the claim is the sentence. */
  readonly together?: readonly number[]
  /** The code of the claim, and the line that introduces it. */
  readonly block?: { readonly code: string; readonly lead: Claim }
}

export interface MarkJudgeOptions {
  readonly passages: () => readonly Passage[]
  readonly count: (what: 'cited' | 'unknown' | 'unsupported') => void
}

export function createMarkJudge(options: MarkJudgeOptions): MarkJudge {
  /** The text of this paragraph since its last citation. */
  let uncited = ''
  /** The last text and the code below it: a citation on the next line may cover them. */
  let recent = ''
  let code = ''

  /** The texts that a mark may cover, the narrowest first. Each is read when it is needed. */
  function* listClaims(
    atoms: readonly Atom[],
    at: number,
    { endsBlock, below }: PiecePlace,
  ): Generator<Candidate> {
    const said = dropCount(readClause(atoms, at), below.entries)
    const isLast = !atoms.slice(at + 1).some(({ type }) => type === 'mark')
    // Judged alone, a correct line would make a wrong block below it look cited.
    if (isLast && below.text !== '') {
      const block = { code: below.text, lead: readClaim(said) }
      return yield { claim: readClaim(`${said}\n${below.text}`), block }
    }
    const whole = readAtomText(atoms)
    if (whole.trim() === '' && code !== '') {
      const lead = /[:：]\s*$/.test(recent) ? recent : ''
      return yield { claim: readClaim(`${lead}\n${code}`), block: { code, lead: readClaim(lead) } }
    }
    const clause = readClaim(said)
    if (clause.terms.size >= MIN_TERMS) yield { claim: clause }
    const isOnly = atoms.every(({ type }, index) => type !== 'mark' || index === at)
    const own = isOnly ? clause : readClaim(whole)
    if (!isOnly && clause.terms.size < MIN_TERMS && clause.exact.length > 0) {
      yield { claim: own, own: clause, together: readNumbers(atoms) }
    }
    if (own.terms.size < MIN_TERMS) yield { claim: readClaim(`${recent} ${whole}`), own }
    else if (clause.terms.size < MIN_TERMS) yield { claim: own }
    if (endsBlock && isLast && uncited !== '') {
      yield { claim: readClaim(`${uncited} ${whole}`), own }
    }
  }

  return {
    judge(atoms, place) {
      const judged = atoms.flatMap((atom, index): JudgedAtom[] =>
        atom.type === 'mark'
          ? judgeMark(atom.numbers, listClaims(atoms, index, place), options)
          : [atom],
      )
      const last = atoms.findLastIndex(({ type }) => type === 'mark')
      const rest = readAtomText(atoms.slice(last + 1))
      uncited = last < 0 ? uncited + rest : rest
      const said = readAtomText(atoms)
      if (said.trim() !== '') {
        recent = said
        code = ''
      }
      return judged
    },
    readCode(line) {
      if (code.length < MAX_BLOCK_LENGTH) code += `${line}\n`
    },
    beginBlock() {
      uncited = ''
    },
  }
}

/** The citations of a mark whose passages support one of the texts that it may cover. */
function judgeMark(
  numbers: readonly number[],
  candidates: Iterable<Candidate>,
  { passages, count }: MarkJudgeOptions,
): Citation[] {
  const given = passages()
  const known = numbers.flatMap((number) => {
    const passage = given[number - 1]
    if (!passage) count('unknown')
    return passage ? [passage] : []
  })
  const kept = new Map<Passage, Citation>()
  for (const { claim, own, block, together } of candidates) {
    const cited = together?.flatMap((number) => given[number - 1] ?? []) ?? known
    for (const passage of known) {
      if (kept.has(passage)) continue
      const isCopied =
        block !== undefined && isCopiedBlock({ ...block, claim }, passage, cited, given)
      if (!isCopied && !isSupported(claim, passage, cited, given)) continue
      if (own && !isConclusion(own, passage)) continue
      kept.set(passage, cite(passage, findQuote(claim, passage)?.text ?? passage.text))
    }
    if (kept.size === known.length) break
  }
  known.forEach((passage) => count(kept.has(passage) ? 'cited' : 'unsupported'))
  return known.flatMap((passage) => kept.get(passage) ?? [])
}

function readNumbers(atoms: readonly Atom[]): number[] {
  return [...new Set(atoms.flatMap((atom) => (atom.type === 'mark' ? atom.numbers : [])))]
}

/** Drops the number of "these four:". It counts the entries below, and no passage needs to have it. */
function dropCount(said: string, entries: number): string {
  const word = NUMBER_WORDS[entries]
  if (word === undefined || entries === 0) return said
  const counted = new RegExp(String.raw`\b(these|following) (?:${word}|${entries})\b`, 'i')
  return said.replace(counted, '$1')
}

/** The part of a sentence before a mark or, if the mark comes first, after it. */
function readClause(atoms: readonly Atom[], at: number): string {
  const from = atoms.slice(0, at).findLastIndex(({ type }) => type === 'mark') + 1
  const before = readAtomText(atoms.slice(from, at))
  if (/[\p{L}\p{N}]/u.test(before)) return before
  const to = atoms.findIndex(({ type }, index) => index > at && type === 'mark')
  return readAtomText(atoms.slice(at + 1, to < 0 ? undefined : to))
}

/** Whether a passage supports a claim, alone or with the passages that are cited in the same place. */
export function isSupported(
  claim: Claim,
  passage: Passage,
  together: readonly Passage[],
  given: readonly Passage[],
): boolean {
  if (isContradicted(claim, passage)) return false
  const own = measureClaimSupport(claim, [passage])
  if (claim.terms.size === 0) return own.missing === 0
  if (together.length > 1) {
    const all = measureClaimSupport(claim, together)
    if (isEnough(all) && own.share >= LEAST_SHARE_OF_SEVERAL) return true
  } else if (isEnough(own)) {
    return !isFarBetterElsewhere(claim, own, given)
  }
  return own.missing === 0 && isForeign(claim, passage)
}

/** Whether a sentence can continue cited text: it may have new words, but must not contradict the passage. */
function isConclusion(own: Claim, passage: Passage): boolean {
  if (own.terms.size === 0) return true
  const { share, missing } = measureClaimSupport(own, [passage])
  const isShared = share >= LEAST_SHARE_OF_CONCLUSION || isForeign(own, passage)
  return missing === 0 && isShared && !isContradicted(own, passage)
}

/** Whether a passage has the code, and the line above the code says nothing else. */
function isCopiedBlock(
  { code, lead, claim }: NonNullable<Candidate['block']> & Pick<Candidate, 'claim'>,
  passage: Passage,
  cited: readonly Passage[],
  given: readonly Passage[],
): boolean {
  const isBlock = isCopiedCode(code, passage)
  if (!isBlock && findSpans(code, passage).length === 0) return false
  if (isContradicted(lead, passage)) return false
  if (measureClaimSupport(lead, [passage]).missing > 0) return false
  if (isBlock) return true
  const own = measureClaimSupport(claim, [passage])
  if (own.share < LEAST_SHARE_OF_SEVERAL || isFarBetterElsewhere(claim, own, given)) return false
  // A command in a sentence is short, so the words around it must be the same too.
  const around = cited.flatMap((each) => findSpans(code, each))
  const terms = lead.terms.difference(readClaim(code).terms)
  return measureUnitShare({ ...lead, terms }, around) >= LEAST_SHARE_AROUND_CODE
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
    const there = measureClaimSupport(claim, [other])
    return there.missing === 0 && there.share >= share + FAR_BETTER
  })
}
