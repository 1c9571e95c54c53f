import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import type { EmbedOptions } from './embed/types.ts'
import type { WidgetOptions } from './ui/settings/options.ts'
import { applySettings, readPanelSettings } from './ui/settings/settings.ts'
import type { PanelSettings } from './ui/settings/settings.ts'

/** What the server says beside its texts, of which nothing is certain. */
type Owners = Partial<Record<keyof WidgetOptions, unknown>>

/** What the tag says, and for the rest what the server says. */
export async function toEmbedWidgetOptions(
  { endpoint, position, label, ...own }: EmbedOptions,
  value: unknown,
  panel: WidgetTexts,
): Promise<WidgetOptions> {
  const settings = readPanelSettings(value)
  const brand = settings.brand ?? ''
  // The pill was seen before the server was asked: the owner's name for it would come too late. Only
  // where neither tag nor page names a language is it drawn in English, and said in that of the server.
  const words = { launcher: label ?? panel.launcher }
  const fixed = { brand, endpoint, position, language: panel.language, keepsLabel: true }
  const base = { ...fixed, texts: words, quickReplies: await findQuickReplies(settings, panel) }
  const built = { options: base, panel, texts: fillTexts(panel, brand, words) }
  const { options, texts } = applySettings(built, settings)
  const { scroll, persist, restoreOpen, announce, feedback, showReasoning, contact } =
    value as Owners
  return {
    ...options,
    texts,
    scroll: scroll === 'always' ? scroll : 'follow',
    persist: own.persist ?? readPersist(persist),
    restoreOpen: own.restoreOpen ?? restoreOpen === true,
    announce: announce === 'sentences' || announce === 'off' ? announce : 'end',
    feedback: feedback !== false,
    showReasoning: showReasoning === true,
    contact: readContact(contact, endpoint),
  }
}

/** The owner's are in the language of the owner's site; on a page in another, ours are shown. */
async function findQuickReplies(
  { language }: PanelSettings,
  panel: WidgetTexts,
): Promise<readonly string[]> {
  const shown = chooseLanguage(panel.language)
  if (chooseLanguage(language) === shown) return []
  const { DEFAULTS } = await import('@docent/texts/defaults')
  return DEFAULTS[shown].quickReplies
}

function readPersist(value: unknown): WidgetOptions['persist'] {
  return value === 'none' || value === 'local' ? value : 'session'
}

/** A path is one of the assistant's own site, and not of the page. */
function readContact(value: unknown, endpoint: string): WidgetOptions['contact'] {
  const { label, href } = Object(value) as Record<string, unknown>
  if (typeof label !== 'string' || typeof href !== 'string' || !URL.canParse(href, endpoint)) {
    return undefined
  }
  return { label, href: new URL(href, endpoint).href }
}
