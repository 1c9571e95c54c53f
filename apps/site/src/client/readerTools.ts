// Loaded by pages with a text at the first sign of a visitor: what only who presses something needs.

import { copyOnClick } from './reading/copying.ts'
import { showNotes } from './reading/noteCard.ts'

export { offerPages } from './reading/copying.ts'

copyOnClick(document)
showNotes(document)
