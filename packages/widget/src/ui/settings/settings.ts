import type { ReadSettings } from '@docent/protocol/api'
import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import type { WidgetOptions } from './options.ts'

/** The settings that a page was built with. */
export interface Built {
  readonly options: WidgetOptions
  /** The dictionary that the texts are from. */
  readonly panel: WidgetTexts
  readonly texts: WidgetTexts
}

/** The settings that are shown. */
export interface ShownSettings extends Built {
  readonly isOff: boolean
}

/**
 * The settings of the page's build, overridden by the server's. If all texts are equal they stay the
 * same object, so that no component renders again. A server in another language than the panel sends
 * only its brand and its notice.
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
  // Texts and the language of their plural forms are the page's.
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
