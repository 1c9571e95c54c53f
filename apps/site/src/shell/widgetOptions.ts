import { CHAT_PATH } from '@docent/protocol/api'
import type { Config } from '@docent/content'
import { chooseLanguage, fillTexts } from '@docent/texts'
import { PANELS } from '@docent/texts/panels'
import type { WidgetOptions, WidgetTexts } from '@docent/widget'

/** The options that a page gives to its chat. Every page carries them: only the differences. */
export function toSiteWidgetOptions(config: Config): WidgetOptions {
  const { brand, language, position, scroll, persist, restoreOpen, feedback, announce } = config
  const { keys, showReasoning, resume, contact, notice, assistantUrl, limits } = config
  const { quickReplies, ...texts } = config.assistant
  const panel = PANELS[chooseLanguage(language)]
  return {
    brand,
    endpoint: assistantUrl + CHAT_PATH,
    ...(assistantUrl && { home: CHAT_PATH }),
    // Said, since a browser that translates the page says another one of it.
    language,
    texts: withoutDefaults({ ...texts, notice }, fillTexts(panel, brand)),
    quickReplies,
    position,
    ...(scroll !== 'follow' && { scroll }),
    ...(persist !== 'session' && { persist }),
    ...(restoreOpen && { restoreOpen }),
    ...(announce !== 'end' && { announce }),
    ...(keys && { keys }),
    ...(!feedback && { feedback }),
    ...(showReasoning && { showReasoning }),
    ...(resume && { resume }),
    ...(contact && { contact }),
    ...pick(limits, ['messageLength', 'noteLength']),
  }
}

function pick<Name extends string>(
  limits: Config['limits'],
  names: readonly Name[],
): Partial<Record<Name, number>> {
  return Object.fromEntries(
    names.filter((name) => limits[name] !== undefined).map((name) => [name, limits[name]]),
  ) as Partial<Record<Name, number>>
}

function withoutDefaults(
  texts: Readonly<Record<string, string>>,
  defaults: WidgetTexts,
): Partial<WidgetTexts> {
  const known: Readonly<Record<string, unknown>> = { ...defaults }
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => known[name] !== text))
}
