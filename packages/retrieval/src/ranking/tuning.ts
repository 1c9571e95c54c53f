// The numbers of retrieval. Those of the ranking were fitted on the documentation of six products,
// checked on each product with a fit on the other five, and rounded. `title` and `heading` are a
// little higher than that fit had them, because two thirds of its questions had their headings
// taken away; `quoted` and `near`, of which it had no example, are set by hand.

/** A question's rarest terms, as many as this, are searched for; two thousand characters hold more. */
export const MAX_QUERY_TERMS = 24

/** How many words of one question may be looked up for a typing error: each takes a millisecond. */
export const MAX_CORRECTIONS = 3

/** How much of a corrected word stays unknown: the correction is a guess. */
export const MISSPELT_DOUBT = 0.1
/** The same for a word for which pages have only one of a loose group. */
export const LOOSE_DOUBT = 0.6

/** The weight of a term compared with a literal one. */
export const CORRECTED_WEIGHT = 0.8
export const CONTEXT_WEIGHT = 0.4
export const SAYING_WEIGHT = 0.5
export const LIGHT_WEIGHT = 0.15
export const WEAK_WEIGHT = 0.5
/** Words on no page: their weight compared with the rarest possible word, since many are chance. */
export const UNKNOWN_WEIGHTS = { ordinary: 0.3, other: 0.7, name: 0.7 } as const
export const SIMILAR_STRENGTH = 0.5
/** The owner's synonyms: nearly as good as the visitor's own word. */
export const SYNONYM_STRENGTH = 0.9
export const LOOSE_STRENGTH = 0.4

/** How many passages the full-text index hands to the ranking. */
export const FIRST_STAGE = 120

/** It is asked for the rarest terms, this many at least, while so few passages hold them together. */
export const MIN_FIRST_TERMS = 3
export const MAX_FIRST_PASSAGES = 4000

export const DEFAULT_HITS = 10

/** How many pages' counts are kept in memory, at about 4 KB each: those of all but very large sites. */
export const PAGE_CACHE_SIZE = 4000

/** How much of the file may be mapped into memory: all of it, for any site that one author fills. */
export const MAP_BYTES = 1_073_741_824

/** BM25: how soon a repeated term stops to count, and how much a long text is held against it. */
export const BM25_SATURATION = 1.2
export const BM25_LENGTH = 0.75

/** How many terms side by side are looked at together. */
export const WINDOW = 15

/** The weight of each feature of a passage. */
export const RANKING = {
  passage: 3.2,
  page: 3.3,
  coverage: 3.4,
  window: 2.1,
  pairs: 1.5,
  quoted: 3,
  title: 1,
  heading: 0.8,
  length: -1.4,
  collection: 1.5,
  dated: -1,
  near: 0.5,
} as const
