// Loaded by pages with contents or tabs: improvements that need script, before a reader does anything.

import { markPlace } from './reading/place.ts'
import { keepTabs, restoreTabs } from './reading/tabs.ts'

keepTabs(document)

/** To be called for every such page, once it is shown. */
export function startReading(): void {
  restoreTabs(document)
  markPlace(document)
}
