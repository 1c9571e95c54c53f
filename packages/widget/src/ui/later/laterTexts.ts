import type { LaterTexts, WidgetTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import { usePanelTexts } from '../contexts.ts'

/** The texts of what is loaded on demand, which brings the English ones along. */
export function useLaterTexts(): WidgetTexts & LaterTexts {
  return { ...later, ...usePanelTexts() }
}
