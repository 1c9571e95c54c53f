/** A larger file is left out: no page that a visitor reads is this long. */
export const MAX_FILE_BYTES: number = 2 * 1024 * 1024

export const MAX_FRONT_MATTER_LENGTH: number = 64 * 1024

/** Values in one front matter, those that aliases repeat counted each time. */
export const MAX_FRONT_MATTER_VALUES = 5_000

export const MAX_TITLE_LENGTH = 200

/** Lists and quotes inside each other. Code that walks tokens can recurse safely below this. */
export const MAX_NESTING = 50

/** Characters handed to the block lexer, for each character of the text. */
export const MAX_BLOCK_WORK = 60

/** Length times marks, summed over the long paragraphs of a text: about a second of work. */
export const MAX_INLINE_WORK = 1_000_000_000

/** The longest name that an e-mail address may have before its `@`, by RFC 5321. */
export const MAX_EMAIL_NAME = 64

/** A longer web address that is written without brackets stays text. */
export const MAX_BARE_ADDRESS = 2_000

/** Empty cells count too: a row of one character has as many cells as its table has columns. */
export const MAX_TABLE_CELLS = 50_000

export const MAX_QUOTE_LINES = 2_000

/** How long conversations are kept, unless an owner's limits say otherwise: texts speak of it. */
export const KEEP_DAYS = 90

export const MAX_FILES_READ_AT_ONCE = 32

/** Links that lead nowhere and get a "did you mean", each the price of a walk over all pages. */
export const MAX_SUGGESTIONS = 500

/** Characters of the configuration: a name or a label, any other text, and the page on privacy. */
export const MAX_CONFIG_LABEL = 100
export const MAX_CONFIG_TEXT = 2_000
export const MAX_CONFIG_PAGE = 100_000

/** The highest price of a million tokens, in any currency. */
export const MAX_PRICE = 1_000_000_000
