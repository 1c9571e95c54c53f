// What the embed loads when somebody means to use it: the chat as it is on our own site.

import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { rewordPill } from './embed/drawPill.ts'
import type { EmbeddedChat, EmbedOptions, EmbedPlace } from './embed/types.ts'
import { followChat, followFeedback } from './followChat.ts'
import { mountWidget } from './mount.tsx'
import { applySettings, readSettings } from './ui/settings.ts'
import type { Settings } from './ui/settings.ts'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget, loadTexts } from './widget.ts'

/** Brings the pill that stands on a page to life as it is. */
export async function startEmbedded(place: EmbedPlace, rules: string): Promise<EmbeddedChat> {
  const { container, options, settings, tell, addRules } = place
  const { language = readSettings(settings).language } = options
  const panel = await loadTexts({ language: language ?? 'en' })
  const widget = createWidget(await toWidgetOptions(options, settings, panel), panel)
  addRules(rules)
  container.lang = panel.language
  container.dir = panel.direction
  rewordPill(container, { label: widget.texts.launcher, tooltip: widget.texts.tooltip })
  const unfollow = followChat(widget, tell)
  const feedback = followFeedback(widget.feedback, tell)
  const handle = mountWidget(container, { ...widget, feedback })
  return {
    ...handle,
    reset: widget.session.clear,
    destroy() {
      unfollow()
      handle.destroy()
    },
  }
}

/** What the tag says, and for the rest what the server says. */
async function toWidgetOptions(
  { endpoint, position, label, ...own }: EmbedOptions,
  value: unknown,
  panel: WidgetTexts,
): Promise<WidgetOptions> {
  const settings = readSettings(value)
  const brand = settings.brand ?? ''
  // The pill is seen before the server is asked: what it says then, it says on.
  const words = { launcher: label ?? panel.launcher }
  const fixed = { brand, endpoint, position, language: panel.language, keepsLabel: true }
  const base = { ...fixed, texts: words, quickReplies: await findQuickReplies(settings, panel) }
  const built = { options: base, panel, texts: fillTexts(panel, brand, words) }
  const { options, texts } = applySettings(built, settings)
  const { scroll, persist, restoreOpen, contact } = value as Record<string, unknown>
  return {
    ...options,
    texts,
    scroll: scroll === 'always' ? scroll : 'follow',
    persist: own.persist ?? readPersist(persist),
    restoreOpen: own.restoreOpen ?? restoreOpen === true,
    contact: readContact(contact, endpoint),
  }
}

/** The owner's are in the language of the owner's site; on a page in another, ours are shown. */
async function findQuickReplies(
  { language }: Settings,
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
