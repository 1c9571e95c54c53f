import { chooseLanguage } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { DEFAULTS } from '@docent/texts/defaults'
import { PANELS } from '@docent/texts/panels'
import type { AssistantTexts, NavigationLink } from './configTypes.ts'

/** The pages that every site has, even without a file, in the order of its header. */
export const ROUTES = ['/', '/products', '/tutorials', '/articles', '/about-us'] as const

/** The text of the privacy page, unless the owner writes one. */
export const PRIVACY_ROUTE = '/privacy'

/** The page that names who is responsible for the site, if the configuration has its text. */
export const IMPRINT_ROUTE = '/imprint'

/** Settings that an owner may leave out because the language of the site has words for them. */
export interface ConfigDefaults {
  readonly navigation: readonly NavigationLink[]
  readonly assistant: AssistantTexts
  readonly notice: string
  readonly privacy: string
  /** The same for a site without a chat. */
  readonly privacyWithoutChat: string
  /** The sentence of the privacy notice about a tool that counts visits. */
  readonly counting: string
}

/** The defaults in a language, by its BCP 47 tag. English if Docent does not ship the language. */
export function readDefaults(tag: string | undefined): ConfigDefaults {
  const language = chooseLanguage(tag)
  const { navigation, quickReplies, notice, privacy, counting } = DEFAULTS[language]
  return {
    navigation: ROUTES.map((to) => ({ label: navigation[to], to })),
    assistant: { ...pickTexts(PANELS[language]), quickReplies },
    notice,
    privacy: `${privacy.asking}\n\n${privacy.pages}\n\n${privacy.keeping}\n`,
    privacyWithoutChat: `${privacy.pages}\n`,
    counting,
  }
}

function pickTexts(panel: WidgetTexts): Omit<AssistantTexts, 'quickReplies'> {
  const { title, subtitle, thinking, launcher, tooltip } = panel
  const { welcome, greeting, placeholder, hint, typing } = panel
  const frame = { title, subtitle, thinking, launcher, tooltip }
  return { ...frame, welcome, greeting, placeholder, hint, typing }
}
