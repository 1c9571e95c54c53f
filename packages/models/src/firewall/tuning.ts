/** A passage supports a sentence if it holds this share of its terms: docs/firewall.md. */
export const LEAST_SHARE = 0.6
/** Of several that are cited together, each must hold this share. */
export const LEAST_SHARE_OF_SEVERAL = 0.3
/** If another passage holds this much more, it should have been cited. */
export const FAR_BETTER = 0.25
/** A conclusion at the end of cited text, such as "so remove that call", must share this much. */
export const LEAST_SHARE_OF_CONCLUSION = 0.3
/** Fewer terms are not a claim: the sentences before count too. */
export const MIN_TERMS = 2

/** The part of a block that is judged together with the cited line above it that ends in a colon. */
export const MAX_BLOCK_LENGTH = 1500

/** A piece that no sentence and no line ends is cut. */
export const MAX_PIECE_LENGTH = 600
/** The same if it holds a script or a style sheet, whose end is looked for. */
export const MAX_HIDDEN_LENGTH = 4000
