import { configIn } from '@docent/content'
import type { Config, Limits } from '@docent/content'
import type { AssistantSettings, SignSetting } from '@docent/protocol/api'

/** The settings of a widget in each language of a site, the one at the root first. */
export function describeAssistants(
  config: Config,
  limits: Limits,
  sign?: SignSetting,
): [AssistantSettings, ...AssistantSettings[]] {
  const others = config.languages
    .filter(({ language }) => language !== config.language)
    .map(({ language }) => describeAssistant(configIn(config, language), limits, sign))
  return [describeAssistant(config, limits, sign), ...others]
}

function describeAssistant(
  config: Config,
  { messageLength, noteLength }: Limits,
  sign: SignSetting | undefined,
): AssistantSettings {
  const { brand, language, chat, contact, assistant, notice } = config
  const { scroll, persist, restoreOpen, announce, feedback, showReasoning, resume, theme } = config
  const { title, quickReplies, ...texts } = assistant
  return {
    brand,
    language,
    title,
    texts,
    quickReplies,
    enabled: chat,
    notice,
    limits: { messageLength, noteLength },
    scroll,
    persist,
    restoreOpen,
    announce,
    feedback,
    showReasoning,
    resume,
    theme,
    sign,
    contact,
  }
}
