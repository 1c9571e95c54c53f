// Loaded by pages with a text at the first sign of a visitor: what only who presses something needs.

import { askNearEnd } from './reading/askNearEnd.ts'
import { copyOnClick, offerPages } from './reading/copying.ts'
import { showNotes } from './reading/noteCard.ts'

copyOnClick(document)
showNotes(document)

/** To be called for every such page, once it is shown. */
export function offerTools(): void {
  offerPages(document)
  askNearEnd(document)
}
