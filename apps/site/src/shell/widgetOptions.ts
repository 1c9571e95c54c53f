import type { Config } from '@docent/content'
import { createEnglishTexts } from '@docent/widget'
import type { WidgetOptions, WidgetTexts } from '@docent/widget'

const ENDPOINT = '/api/gen-ai'

/** What the chat is told by the page that it stands on. Every page carries it: only what differs. */
export function toWidgetOptions(config: Config): WidgetOptions {
  const { brand, position, scroll, persist, restoreOpen, feedback, announce, keys } = config
  const { contact, notice } = config
  const { quickReplies, ...texts } = config.assistant
  return {
    brand,
    endpoint: ENDPOINT,
    texts: withoutDefaults({ ...texts, notice }, createEnglishTexts(brand)),
    quickReplies,
    position,
    ...(scroll !== 'follow' && { scroll }),
    ...(persist !== 'session' && { persist }),
    ...(restoreOpen && { restoreOpen }),
    ...(announce !== 'end' && { announce }),
    ...(keys && { keys }),
    ...(!feedback && { feedback }),
    ...(contact && { contact }),
  }
}

function withoutDefaults(
  texts: Readonly<Record<string, string>>,
  defaults: WidgetTexts,
): Partial<WidgetTexts> {
  const known: Readonly<Record<string, unknown>> = { ...defaults }
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => known[name] !== text))
}
