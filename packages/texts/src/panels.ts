import { panel as ar } from './ar/panel.ts'
import { panel as de } from './de/panel.ts'
import { panel as en } from './en/panel.ts'
import { panel as es } from './es/panel.ts'
import { panel as fr } from './fr/panel.ts'
import { panel as it } from './it/panel.ts'
import { panel as nl } from './nl/panel.ts'
import { panel as pt } from './pt/panel.ts'
import type { Language } from './language.ts'
import type { WidgetTexts } from './widgetTexts.ts'

/** The panel texts in each language, for builds and servers. A browser loads one: `loadPanel`. */
export const PANELS: Readonly<Record<Language, WidgetTexts>> = { en, de, ar, fr, es, it, pt, nl }
