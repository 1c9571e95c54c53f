/** A larger page is left out: no reader gets to its end, and a hostile one fills the memory. */
export const MAX_PAGE_BYTES: number = 4 * 1024 * 1024

/** The maximum depth of elements. Code that walks a page may recurse safely below this. */
export const MAX_ELEMENT_DEPTH = 256

/** Reading a page ends if more elements are open than this. */
export const MAX_OPEN_ELEMENTS = 2_000

/** Lists inside each other that are kept; deeper ones are written at this depth. */
export const MAX_LIST_DEPTH = 8

export const MAX_HEADING_LENGTH = 300

/** Pages that are compared to learn what the template of a site repeats. */
export const TEMPLATE_PAGES = 60

/**
 * The largest share of a page's words that a template may repeat inside the main text. Above it, the
 * pages themselves say the same things, as references do, and nothing is taken out.
 */
export const MAX_REPEATED_SHARE = 0.1

/** Cells of one table; the rows after them are left out. */
export const MAX_IMPORTED_CELLS = 20_000

/** Versions and languages of one source besides the main one: each has an index. */
export const MAX_EDITIONS = 20
