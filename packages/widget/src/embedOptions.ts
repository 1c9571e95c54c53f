import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { readAssistantSettings, readBehaviour } from '@docent/protocol/api'
import type { ReadSettings } from '@docent/protocol/api'
import type { EmbedOptions } from './embed/types.ts'
import type { WidgetOptions } from './ui/settings/options.ts'
import { applySettings } from './ui/settings/settings.ts'

/** The tag's options, and the server's settings for the rest. */
export async function toEmbedWidgetOptions(
  { endpoint, position, label, ...own }: EmbedOptions,
  value: unknown,
  panel: WidgetTexts,
): Promise<WidgetOptions> {
  const settings = readAssistantSettings(value)
  const brand = settings.brand ?? ''
  // The pill was seen before the server was asked: the owner's label would come too late. If neither
  // tag nor page names a language, it is drawn in English, and then changes to the server's language.
  const words = { launcher: label ?? panel.launcher }
  const fixed = { brand, endpoint, position, language: panel.language, keepsLabel: true }
  const base = { ...fixed, texts: words, quickReplies: await findQuickReplies(settings, panel) }
  const built = { options: base, panel, texts: fillTexts(panel, brand, words) }
  const { options, texts } = applySettings(built, settings)
  const behaviour = readBehaviour(value)
  return {
    ...options,
    texts,
    ...behaviour,
    persist: own.persist ?? behaviour.persist,
    restoreOpen: own.restoreOpen ?? behaviour.restoreOpen,
    contact: readContact(Object(value)['contact'], endpoint),
  }
}

/** The owner's are in the language of the owner's site; on a page in another, ours are shown. */
async function findQuickReplies(
  { language }: ReadSettings,
  panel: WidgetTexts,
): Promise<readonly string[]> {
  const shown = chooseLanguage(panel.language)
  if (chooseLanguage(language) === shown) return []
  const { DEFAULTS } = await import('@docent/texts/defaults')
  return DEFAULTS[shown].quickReplies
}

/** A path is one of the assistant's own site, and not of the page. */
function readContact(value: unknown, endpoint: string): WidgetOptions['contact'] {
  const { label, href } = Object(value) as Record<string, unknown>
  if (typeof label !== 'string' || typeof href !== 'string' || !URL.canParse(href, endpoint)) {
    return undefined
  }
  return { label, href: new URL(href, endpoint).href }
}
