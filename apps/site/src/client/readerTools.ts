// Loaded by pages with a text at a visitor's first sign of activity: code for readers who press
// something.

import { askNearEnd } from './reading/askNearEnd.ts'
import { copyFrom, copyOnClick } from './reading/copying.ts'
import { showNotes } from './reading/noteCard.ts'

copyOnClick(document)
showNotes(document)

/** To be called for every such page, once it is shown, with the clicks that came before this code. */
export function offerTools(presses: readonly Event[]): void {
  for (const press of presses) void copyFrom(press)
  askNearEnd(document)
}
