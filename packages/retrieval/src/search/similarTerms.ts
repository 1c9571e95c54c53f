import { findLoose, LOOSE_WORDS } from '../words/lists/everydayGroups.ts'
import { findKindred, KINDRED_WORDS } from '../words/lists/kindred.ts'
import { findSimilar, THESAURUS_WORDS } from '../words/lists/thesaurus.ts'
import { SIMILAR_STRENGTH, SYNONYM_STRENGTH } from '../ranking/tuning.ts'
import { readWordForms, splitRuns } from '../words/analyze.ts'
import { createSynonyms, type SynonymGroups, type Synonyms } from '../words/synonyms.ts'
import type { NamePhrase, NearTerm } from './siteIndex.ts'

/** How many sections have a term; 0 if none has it. */
type CountSections = (term: string) => number

/** The similar words of a site: those of the lists and of its owner that lead to words on its pages. */
export interface SimilarTerms {
  /** The terms that mean nearly the same as one, the owner's first. */
  ofTerm(term: string): readonly NearTerm[]
  /** The words that are on no page, but have a similar one there, with their terms. */
  readonly forms: ReadonlyMap<string, string>
  readonly phrases: readonly NamePhrase[]
}

export function findSimilarTerms(groups: SynonymGroups, count: CountSections): SimilarTerms {
  const synonyms = createSynonyms(groups, (term) => count(term) || undefined)
  const ofTerm = (term: string): NearTerm[] => listSimilar(term, synonyms, count)
  const words = [...THESAURUS_WORDS, ...KINDRED_WORDS, ...LOOSE_WORDS, ...groups.flat()]
  // `2fa` is one term here, as it is in a text: its whole.
  const forms = words.flatMap((word) => readWordForms(word).slice(-1))
  const known = new Map(forms.filter(([, term]) => count(term) === 0 && ofTerm(term).length > 0))
  return {
    ofTerm,
    forms: known,
    phrases: synonyms.names.map(({ name, similar }) => ({
      forms: splitRuns(name).flatMap((run) => readWordForms(run).map(([form]) => form)),
      similar: rate(similar, SYNONYM_STRENGTH, count),
    })),
  }
}

function listSimilar(term: string, synonyms: Synonyms, count: CountSections): NearTerm[] {
  const own = rate(synonyms.ofTerm(term), SYNONYM_STRENGTH, count)
  const near = rate(findSimilar(term), SIMILAR_STRENGTH, count)
  const all = [...own, ...near.filter(([other]) => own.every(([one]) => one !== other))]
  if (all.length > 0 || count(term) > 0) return all
  const kindred = rate(findKindred(term), SIMILAR_STRENGTH, count)
  return kindred.length > 0 ? kindred : rate(findLoose(term), SIMILAR_STRENGTH, count)
}

function rate(terms: readonly string[], strength: number, count: CountSections): NearTerm[] {
  return [...new Set(terms)].filter((term) => count(term) > 0).map((term) => [term, strength])
}
