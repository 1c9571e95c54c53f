// Loaded by pages with a text: what helps a reader who has script, and nobody misses without.

import { copyOnClick, offerPages } from './reading/copying.ts'
import { showNotes } from './reading/noteCard.ts'
import { markPlace } from './reading/place.ts'
import { keepTabs, restoreTabs } from './reading/tabs.ts'

copyOnClick(document)
showNotes(document)
keepTabs(document)

/** To be called for every page with a text, once it is shown. */
export function startReading(): void {
  offerPages(document)
  restoreTabs(document)
  markPlace(document)
}
