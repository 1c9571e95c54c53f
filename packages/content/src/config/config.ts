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
import { createTextReaders } from './configTexts.ts'
import {
  completeLanguages,
  findLanguageTags,
  isLanguage,
  readLanguages,
} from './configLanguages.ts'
import type { GivenLanguage } from './configLanguages.ts'
import { completeTheme } from '../theme/completeTheme.ts'
import type { Config, ContactLink, LanguageConfig, NavigationLink } from './configTypes.ts'

/** A configuration with wrong keys, all of them listed in its message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: readonly ConfigFault[]
  /**
   * The configuration without the wrong keys. Undefined if it cannot be read at all, or if a wrong key decides
   * which pages there are.
   */
  readonly rest: Config | undefined

  constructor(file: string, faults: readonly ConfigFault[], options: ConfigErrorOptions = {}) {
    const lines = faults.map(({ path, line, reason }) => {
      const place = line === undefined ? path : `line ${line}`
      return place === '' ? reason : `${place}: ${reason}`
    })
    super(`Cannot use ${file}:\n${lines.map((line) => `  ${line}`).join('\n')}`, options)
    this.faults = faults
    this.rest = options.rest
  }
}

interface ConfigErrorOptions extends ErrorOptions {
  readonly rest?: Config | undefined
}

type Given = Omit<Config, 'languages'> & { readonly languages: readonly GivenLanguage[] }

function createReader(
  { navigation, assistant, notice, privacy }: ConfigDefaults,
  first: string | undefined,
): Reader<Given> {
  const texts = createTextReaders(assistant)
  return groupOf<Given>({
    brand: label,
    url: optional(siteAddress, ''),
    language:
      first === undefined
        ? optional(textLike('a language such as "en"', isLanguage), 'en')
        : optional(
            textLike(`"${first}", the first of the languages`, (tag) => tag === first),
            first,
          ),
    languages: optional(readLanguages, []),
    description: optional(text, ''),
    tagline: optional(text, ''),
    navigation: optional(listOf(groupOf<NavigationLink>({ label, to: destination })), navigation),
    assistant: (value, path, faults) => groupOf(texts)(value ?? {}, path, faults),
    theme: optional(theme, {}),
    ...BRAND_READERS,
    chat: optional(yesOrNo, true),
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
  const [first] = findLanguageTags(value)
  const defaults = readDefaults(first ?? findLanguage(value))
  const config = createReader(defaults, first)(value, '', faults)
  if (faults.length > 0) throw new ConfigError(file, faults, { rest: readRest(value, faults) })
  const days = String(config.limits['keepDays'] ?? KEEP_DAYS)
  const url = withoutSlash(config.url)
  const assistantUrl = withoutSlash(config.assistantUrl)
  const theme = completeTheme(config.theme, config)
  const privacy = completePrivacy(config, config, defaults)
  const languages = completeLanguages(config, config.languages).map((one): LanguageConfig => {
    const privacy = completePrivacy(one, config, readDefaults(one.language))
    return fill({ ...one, privacy }, { brand: one.brand, days })
  })
  const whole = { ...config, languages, url, assistantUrl, theme, privacy }
  return fill(whole, { brand: config.brand, days })
}

/** Without them, links and pictures of right pages seem to lead nowhere. */
const KEYS_OF_PAGES = ['language', 'languages', 'sources']

function readRest(value: unknown, faults: readonly ConfigFault[]): Config | undefined {
  const wrong = new Set(faults.map(({ path }) => path.split(/[.[]/, 1)[0]))
  if (typeof value !== 'object' || value === null || wrong.has('')) return undefined
  if (KEYS_OF_PAGES.some((key) => wrong.has(key))) return undefined
  const given = Object.entries(value)
  const right = given.filter(([key]) => !wrong.has(key))
  // A name such as "a.b" is not found by its path. Another try would end in the same way.
  if (right.length === given.length && !wrong.has('brand')) return undefined
  try {
    return readConfig({ brand: 'Docent', ...Object.fromEntries(right) })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return undefined
  }
}

/** The privacy notice; the shipped one fits the site: it says whether there is a chat, and which tools count visits. */
function completePrivacy(
  { privacy }: Pick<Config, 'privacy'>,
  { analytics, chat }: Pick<Config, 'analytics' | 'chat'>,
  defaults: ConfigDefaults,
): string {
  if (privacy !== defaults.privacy) return privacy
  const sentences = listCountingTools(analytics).map(({ tool, origin }) =>
    defaults.counting.replace('{tool}', tool).replace('{host}', new URL(origin).host),
  )
  return [chat ? privacy : defaults.privacyWithoutChat, ...sentences].join('\n')
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
