// The constants of retrieval. The ranking weights were fitted on the documentation of six products,
// checked on each product with a fit on the other five, and rounded. `title` and `heading` are a
// little higher than the fit, because two thirds of its questions had their headings removed.
// `quoted` and `near` are set by hand, because the fit had no examples of them.

/**
 * Only this many of a question's rarest terms are searched for. Two thousand characters can have
 * more.
 */
export const MAX_QUERY_TERMS = 24

/**
 * The maximum number of words to check for typing errors in a question. Each takes a millisecond.
 */
export const MAX_CORRECTIONS = 3

/** The share of a corrected word that counts as unknown, because the correction is a guess. */
export const MISSPELT_DOUBT = 0.05
/**
 * The share of an ordinary word that counts as unknown if pages have only one that is spelt like it.
 */
export const CHANCE_DOUBT = 0.4
/** The same for a word that is joined from words of the pages. */
export const JOINED_DOUBT = 0.4
/** The same for a word that only a loose group connects with a word of the pages. */
export const LOOSE_DOUBT = 0.6

/** The weight of a term relative to a literal one. */
export const CORRECTED_WEIGHT = 0.9
/** The weight of a word of an earlier question, on pages, in notes and in vectors. */
export const CONTEXT_WEIGHT = 0.4
export const SAYING_WEIGHT = 0.5
export const LIGHT_WEIGHT = 0.15
export const WEAK_WEIGHT = 0.5
/**
 * The weight of words on no page, relative to the rarest possible word. Many are missing by chance.
 */
export const UNKNOWN_WEIGHTS = { ordinary: 0.3, other: 0.7, name: 0.7 } as const
export const SIMILAR_STRENGTH = 0.5
/** An owner's synonym is nearly as good as the visitor's own word. */
export const SYNONYM_STRENGTH = 0.9
export const LOOSE_STRENGTH = 0.4
/** A compound of the pages with a German word that they have on at most this many pages, and its longest stem. */
export const COMPOUND_STRENGTH = 0.5
export const MOST_WIDENED_PAGES = 4
export const LONGEST_WIDENED = 10
/**
 * A word that is often where the visitor's own is answered, each time that a passage has it; all of them
 * together; and in a window without the visitor's own word.
 */
export const RELATED_STRENGTH = 0.08
export const MOST_RELATED = 0.5
export const RELATED_IN_WINDOW = 0.6

/**
 * The score of one standard deviation of likeness above the average section. A good passage has about 10.
 */
export const LIKENESS_WEIGHT = 0.6

/** The number of passages that the full-text index hands to the ranking. */
export const FIRST_STAGE = 120

/**
 * The index searches for the rarest terms: at least this many, and more while their passages stay
 * below this number.
 */
export const MIN_FIRST_TERMS = 3
export const MAX_FIRST_PASSAGES = 4000

export const DEFAULT_HITS = 10

/**
 * The number of pages whose counts stay in memory, at about 4 KB each. Only very large sites have
 * more.
 */
export const PAGE_CACHE_SIZE = 4000

/** The part of the file that may be mapped into memory. Few sites have a larger file. */
export const MAP_BYTES = 1_073_741_824

/** BM25: how soon a repeated term stops counting, and how much a long text is penalised. */
export const BM25_SATURATION = 1.2
export const BM25_LENGTH = 0.75

/** The number of adjacent terms that are looked at together. */
export const WINDOW = 15

/** The weight of each feature of a passage, in answers. */
export const RANKING = {
  passage: 3.2,
  related: 3.2,
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

/** The same in the search of visitors, which does not know the places of words. */
export const SEARCH_PASSAGE = 3.2
export const SEARCH_PAGE = 3.3
export const SEARCH_COVERAGE = 3.4
export const SEARCH_TITLE = 1
export const SEARCH_HEADING = 0.8
export const SEARCH_LENGTH = -1.4
export const SEARCH_COLLECTION = 1.5
export const SEARCH_DATED = -1
