// The part that loads after the tag: React, the chat and its rules.

import type { EmbeddedChat, EmbedPlace } from '@docent/widget/embed'
import { startEmbedded } from '@docent/widget/embedded'
import panelRules from '@docent/widget/styles/panel.css?inline'
import { verifyWith } from './verified.ts'
import type { Verify } from './verified.ts'

export function startEmbeddedChat(place: EmbedPlace, verify: Verify): Promise<EmbeddedChat> {
  verifyWith(verify)
  return startEmbedded(place, panelRules)
}
