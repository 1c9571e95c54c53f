// The part that the embed loads when a visitor wants to use it: the chat as on our own site.

import { readAssistantSettings } from '@docent/protocol/api'
import { rewordPill } from './embed/drawPill.ts'
import type { EmbeddedChat, EmbedPlace } from './embed/types.ts'
import { toEmbedWidgetOptions } from './embedOptions.ts'
import { seedGet } from './fetching/useGet.ts'
import { followUnread, followFeedback } from './followChat.ts'
import { mountWidget } from './mount.tsx'
import { loadOwnersSign } from './ownersSign.ts'
import { formatOwnersTheme } from './ownersTheme.ts'
import { createWidget, loadTexts } from './widget.ts'

/** Turns the pill that is already on a page into the chat. */
export async function startEmbedded(place: EmbedPlace, rules: string): Promise<EmbeddedChat> {
  const { container, options, settings, tell, addRules } = place
  const known = readAssistantSettings(settings)
  const { language = known.language } = options
  const panel = await loadTexts({ language: language ?? 'en' })
  const widget = createWidget(await toEmbedWidgetOptions(options, settings, panel), panel)
  if (widget.settingsAddress) seedGet(widget.settingsAddress, readAssistantSettings, known)
  addRules(rules + formatOwnersTheme(Object(settings).theme))
  // The chat does not wait for a picture.
  void loadOwnersSign(Object(settings).sign, options.endpoint).then(addRules)
  container.lang = panel.language
  container.dir = panel.direction
  rewordPill(container, { label: widget.texts.launcher, tooltip: widget.texts.tooltip })
  const unfollow = followUnread(widget, tell)
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
