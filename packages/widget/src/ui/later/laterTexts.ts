import type { LaterTexts, WidgetTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import { usePanelTexts } from '../contexts.ts'

/** The texts of parts that load on demand, which include the English ones. */
export function useLaterTexts(): WidgetTexts & LaterTexts {
  return { ...later, ...usePanelTexts() }
}
