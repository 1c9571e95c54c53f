import type { ReadSettings } from '@docent/protocol/api'
import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import type { WidgetOptions } from './options.ts'

/** What a page was built with. */
export interface Built {
  readonly options: WidgetOptions
  /** The dictionary that the texts are from. */
  readonly panel: WidgetTexts
  readonly texts: WidgetTexts
}

/** What is shown. */
export interface ShownSettings extends Built {
  readonly isOff: boolean
}

/**
 * What a page was built with, and over it what the server says. Where all texts are the same they
 * stay the same object: nothing that reads them is rendered again. A server that speaks another
 * language than the panel only says its brand and its notice.
 */
export function applySettings(built: Built, settings: ReadSettings): ShownSettings {
  const { options, panel } = built
  const { brand = options.brand, language = panel.language, texts, quickReplies, limits } = settings
  const base = brand === options.brand ? built.texts : fillTexts(panel, brand, options.texts)
  const isSame = chooseLanguage(language) === panel.language
  const own = isSame ? texts : { notice: texts['notice'] }
  return {
    panel,
    options: { ...options, ...limits, ...(isSame && quickReplies && { quickReplies }) },
    texts: replaceTexts(base, options.keepsLabel ? { ...own, launcher: undefined } : own),
    isOff: settings.isOff,
  }
}

function replaceTexts(base: WidgetTexts, own: Readonly<Record<string, unknown>>): WidgetTexts {
  // The texts that count are the page's, and so is the language that they count in.
  const { language: _, ...open } = base
  const known = new Map<string, unknown>(Object.entries(open))
  const changed = Object.entries(own).filter(
    ([name, text]) => isText(text) && isText(known.get(name)) && text !== known.get(name),
  )
  return changed.length > 0 ? { ...base, ...Object.fromEntries(changed) } : base
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
