// Where on a page its front matter is shown, so that a citation of it lands there. With a capital, they
// never meet the anchor of a heading.

/** The anchor of the block on who should get a page's subject, and who should not. */
export const AUDIENCE_ANCHOR = 'Audience'

/** The anchor of the answer to the nth question of `Document.questions`, from 0. */
export function questionAnchor(index: number): string {
  return `Question-${index + 1}`
}

/** Where the page of a product says what it costs. */
export const OFFER_ANCHOR = 'Price'
