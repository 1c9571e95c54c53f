import { ANNOUNCE_KEY, WHOLE_KEY } from '../settings/choices.ts'
import type { Choices } from '../settings/choices.ts'

/** Has the browser remember what a visitor has chosen. Where it cannot, the choice lasts as long as the panel. */
export function saveChoices({ announce, isWhole }: Choices): void {
  try {
    localStorage.setItem(ANNOUNCE_KEY, announce ?? '')
    localStorage.setItem(WHOLE_KEY, isWhole ? '1' : '')
  } catch {
    // Storage is blocked or full.
  }
}
