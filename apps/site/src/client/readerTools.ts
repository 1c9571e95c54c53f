// Loaded by pages with a text at a visitor's first sign of activity: code for readers who press
// something.

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
