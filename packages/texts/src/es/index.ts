import type { WidgetTexts } from '../widgetTexts.ts'
import { later } from './later.ts'
import { panel } from './panel.ts'

/** All texts of the panel, including those that English loads on demand. */
export const whole: WidgetTexts = { ...panel, ...later }
