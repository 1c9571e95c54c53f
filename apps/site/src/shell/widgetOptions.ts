import type { Config } from '@docent/content'
import type { WidgetOptions } from '@docent/widget'

const ENDPOINT = '/api/gen-ai'

/** What the chat is told by the page that it stands on. */
export function toWidgetOptions(config: Config): WidgetOptions {
  const { brand, position, scroll, contact, notice } = config
  const { quickReplies, ...texts } = config.assistant
  return {
    brand,
    endpoint: ENDPOINT,
    texts: { ...texts, notice },
    quickReplies,
    position,
    scroll,
    ...(contact && { contact }),
  }
}
