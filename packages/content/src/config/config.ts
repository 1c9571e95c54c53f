import { DEFAULT_BEHAVIOUR } from '@docent/protocol/api'
import {
  hostName,
  destination,
  editAddress,
  origin,
  picture,
  redirectTarget,
  siteAddress,
  webAddress,
} from './configAddresses.ts'
import { analytics, listCountingTools } from './configAnalytics.ts'
import { BRAND_READERS, theme } from './configBrand.ts'
import { readDefaults } from './configDefaults.ts'
import type { ConfigDefaults } from './configDefaults.ts'
import {
  amount,
  groupOf,
  label,
  listOf,
  longText,
  oneOf,
  optional,
  recordOf,
  someText,
  text,
  textLike,
  yesOrNo,
} from './configReaders.ts'
import type { ConfigFault, Reader } from './configReaders.ts'
import { KEEP_DAYS } from '../limits.ts'
import { isOldPath, OLD_PATH } from '../pages/oldPath.ts'
import { readModels } from './configModels.ts'
import { synonyms } from './configSynonyms.ts'
import { readSourceConfigs } from './configSources.ts'
import { completeTheme } from '../theme/completeTheme.ts'
import type { AssistantTexts, Config, ContactLink, NavigationLink } from './configTypes.ts'

/** A configuration with wrong keys, all of them listed in its message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: readonly ConfigFault[]

  constructor(file: string, faults: readonly ConfigFault[], options?: ErrorOptions) {
    const lines = faults.map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`))
    super(`Cannot use ${file}:\n${lines.map((line) => `  ${line}`).join('\n')}`, options)
    this.faults = faults
  }
}

function createTextReaders(defaults: AssistantTexts): {
  [Name in keyof AssistantTexts]: Reader<AssistantTexts[Name]>
} {
  return {
    title: optional(label, defaults.title),
    subtitle: optional(text, defaults.subtitle),
    thinking: optional(someText, defaults.thinking),
    launcher: optional(label, defaults.launcher),
    tooltip: optional(text, defaults.tooltip),
    welcome: optional(someText, defaults.welcome),
    greeting: optional(text, defaults.greeting),
    placeholder: optional(text, defaults.placeholder),
    hint: optional(text, defaults.hint),
    typing: optional(someText, defaults.typing),
    quickReplies: optional(listOf(someText), defaults.quickReplies),
  }
}

function createReader({ navigation, assistant, notice, privacy }: ConfigDefaults): Reader<Config> {
  const texts = createTextReaders(assistant)
  return groupOf<Config>({
    brand: label,
    url: optional(siteAddress, ''),
    language: optional(textLike('a language such as "en"', isLanguage), 'en'),
    description: optional(text, ''),
    tagline: optional(text, ''),
    navigation: optional(listOf(groupOf<NavigationLink>({ label, to: destination })), navigation),
    assistant: (value, path, faults) => groupOf(texts)(value ?? {}, path, faults),
    theme: optional(theme, {}),
    ...BRAND_READERS,
    position: optional(oneOf('left', 'right'), 'left'),
    scroll: optional(oneOf('follow', 'always'), DEFAULT_BEHAVIOUR.scroll),
    persist: optional(oneOf('none', 'session', 'local'), DEFAULT_BEHAVIOUR.persist),
    restoreOpen: optional(yesOrNo, DEFAULT_BEHAVIOUR.restoreOpen),
    announce: optional(oneOf('end', 'sentences', 'off'), DEFAULT_BEHAVIOUR.announce),
    keys: optional(yesOrNo, true),
    feedback: optional(yesOrNo, DEFAULT_BEHAVIOUR.feedback),
    showReasoning: optional(yesOrNo, DEFAULT_BEHAVIOUR.showReasoning),
    resume: optional(yesOrNo, DEFAULT_BEHAVIOUR.resume),
    masking: optional(yesOrNo, false),
    allowedOrigins: optional(listOf(origin), []),
    assistantUrl: optional(siteAddress, ''),
    hosts: optional(listOf(hostName), []),
    mcp: optional(yesOrNo, true),
    contact: optional(groupOf<ContactLink>({ label, href: destination }), undefined),
    notice: optional(text, notice),
    privacy: optional(longText, privacy),
    analytics: (value, path, faults) => analytics(value ?? {}, path, faults),
    footer: optional(text, ''),
    repository: optional(webAddress, ''),
    editUrl: optional(editAddress, ''),
    image: optional(picture, ''),
    redirects: optional(recordOf(OLD_PATH, isOldPath, redirectTarget), {}),
    synonyms: optional(listOf(synonyms), []),
    limits: optional(
      recordOf('the name of a limit', (name) => name !== '', amount),
      {},
    ),
    models: (value, path, faults) => readModels(value ?? {}, path, faults),
    sources: optional(readSourceConfigs, []),
  })
}

/**
 * Checks what an owner wrote and fills in what they left out. Pure: a value read from anywhere.
 *
 * @param file what the error calls the place of the value.
 * @throws {ConfigError} listing every wrong key with its path.
 */
export function readConfig(value: unknown, file = 'the configuration'): Config {
  const faults: ConfigFault[] = []
  const defaults = readDefaults(findLanguage(value))
  const config = createReader(defaults)(value, '', faults)
  if (faults.length > 0) throw new ConfigError(file, faults)
  const days = String(config.limits['keepDays'] ?? KEEP_DAYS)
  const url = withoutSlash(config.url)
  const assistantUrl = withoutSlash(config.assistantUrl)
  const theme = completeTheme(config.theme, config)
  const privacy = tellCounting(config, defaults)
  return fill({ ...config, url, assistantUrl, theme, privacy }, { brand: config.brand, days })
}

/** The privacy notice; the shipped one also says which tools count visits. */
function tellCounting({ privacy, analytics }: Config, defaults: ConfigDefaults): string {
  if (privacy !== defaults.privacy) return privacy
  const sentences = listCountingTools(analytics).map(({ tool, origin }) =>
    defaults.counting.replace('{tool}', tool).replace('{host}', new URL(origin).host),
  )
  return [privacy, ...sentences].join('\n')
}

/** The configured language. Texts that the owner leaves out are in this language. */
function findLanguage(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('language' in value)) return undefined
  return typeof value.language === 'string' ? value.language : undefined
}

/** Replaces `{brand}` and `{days}` in all texts of a value, at any depth. */
function fill<T>(value: T, values: { brand: string; days: string }): T {
  if (typeof value === 'string') {
    return value.replace(/\{(brand|days)\}/g, (_, name: 'brand' | 'days') => values[name]) as T
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, values)) as T
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).map(([name, one]) => [name, fill(one, values)])
  return Object.fromEntries(filled) as T
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

function isLanguage(value: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)
}
