/** A passage supports a sentence if it holds this share of its terms: docs/firewall.md. */
export const LEAST_SHARE = 0.6
/** Each of several that are cited together must have this share. */
export const LEAST_SHARE_OF_SEVERAL = 0.3
/** If another passage has this much more, the model should have cited that one. */
export const FAR_BETTER = 0.25
/** A conclusion at the end of cited text, such as "so remove that call", must share this much. */
export const LEAST_SHARE_OF_CONCLUSION = 0.3
/** A line above code must share this much with the sentence that has this code in its text. */
export const LEAST_SHARE_AROUND_CODE = 0.4
/** A text with fewer terms is judged together with the sentences before it. */
export const MIN_TERMS = 2

/** The part of a block that is judged together with the cited line above it that ends in a colon. */
export const MAX_BLOCK_LENGTH = 1500

/** A piece is cut at this length if neither a sentence nor a line ends it. */
export const MAX_PIECE_LENGTH = 600
/** The same for a piece with a script or a style sheet, whose closing tag must be found. */
export const MAX_HIDDEN_LENGTH = 4000
