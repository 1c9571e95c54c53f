import type { WidgetTexts } from '../widgetTexts.ts'
import { later } from './later.ts'
import { panel } from './panel.ts'

/** All that the panel says, also what others load on demand. */
export const whole: WidgetTexts = { ...panel, ...later }
