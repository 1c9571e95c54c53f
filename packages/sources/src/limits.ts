/** A larger page is left out: no reader gets to its end, and a hostile one fills the memory. */
export const MAX_PAGE_BYTES: number = 4 * 1024 * 1024

/** The maximum depth of elements. Code that walks a page may recurse safely below this. */
export const MAX_ELEMENT_DEPTH = 256

/** Reading a page ends if more elements are open than this. */
export const MAX_OPEN_ELEMENTS = 2_000

/** Elements of one page. Reading it ends there, because a larger tree fills the memory. */
export const MAX_ELEMENTS = 300_000

/** Lists inside each other that are kept; deeper ones are written at this depth. */
export const MAX_LIST_DEPTH = 8

/** Characters of a heading or title. Each section below it repeats it. */
export const MAX_HEADING_LENGTH = 300

/** Characters of what a page says of itself. Search results and models repeat it. */
export const MAX_DESCRIPTION_LENGTH = 2_000

/** A longer id does not become an anchor. */
export const MAX_ANCHOR_LENGTH = 500

/** Sections inside each other. Deeper ones are at this level. */
export const MAX_SECTION_LEVEL = 8

/** Sections of one page. The headings of later ones become text. */
export const MAX_SECTIONS = 50_000

/** A page with more links keeps their labels only: each link is written as a whole address. */
export const MAX_LINKS = 20_000

/** Characters of an address that the crawler reads. */
export const MAX_URL_LENGTH = 1_000

/** Pages that are compared to learn what the template of a site repeats. */
export const TEMPLATE_PAGES = 60

/**
 * The largest share of a page's words that a template may repeat inside the main text. Above it, the
 * pages themselves say the same things, as references do, and nothing is taken out.
 */
export const MAX_REPEATED_SHARE = 0.1

/** Lines of one page that are compared for it. */
export const MAX_TEMPLATE_LINES = 20_000

/** Cells of one table, with those that fill short rows. The rows after them are left out. */
export const MAX_IMPORTED_CELLS = 20_000

/** Versions and languages of one source besides the main one: each has an index. */
export const MAX_EDITIONS = 20

/** A larger PDF, Word document or text with all pages is refused. */
export const MAX_DOCUMENT_BYTES: number = 64 * 1024 * 1024

/** Characters of one page in a text with all pages. Reading it needs a hundred times as much memory. */
export const MAX_TEXT_PAGE_LENGTH: number = 8 * 1024 * 1024

/** A larger OpenAPI file is refused: the parser of YAML needs fifty times its size in memory. */
export const MAX_API_BYTES: number = 16 * 1024 * 1024

/**
 * Characters and fields that the references of an OpenAPI file may lead to, counted each time. A small
 * file can name its largest part again and again.
 */
export const MAX_API_WORK = 50_000_000

/** Rows of a table of parameters, responses or properties. The others are left out. */
export const MAX_API_ROWS = 200

/** The unpacked text of a Word document. A file of a thousand times less can hold it. */
export const MAX_WORD_BYTES: number = 32 * 1024 * 1024

/** Elements of a Word document: a book of a thousand pages has fewer. */
export const MAX_WORD_ELEMENTS = 1_000_000

/** A PDF that says it has more pages is refused. */
export const MAX_PDF_PAGES = 5_000

/** How long reading one PDF may take. */
export const MAX_PDF_MS: number = 5 * 60_000

/** Memory that reading one PDF may need: a small file can unpack to gigabytes. */
export const MAX_PDF_MEMORY: number = 1024 * 1024 * 1024
