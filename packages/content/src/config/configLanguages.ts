import { findLanguage } from '@docent/texts'
import { DEFAULTS } from '@docent/texts/defaults'
import { readDefaults } from './configDefaults.ts'
import type { ConfigDefaults } from './configDefaults.ts'
import { destination } from './configAddresses.ts'
import { groupOf, label, listOf, longText, optional, text } from './configReaders.ts'
import type { ConfigFault, Reader } from './configReaders.ts'
import { createTextReaders } from './configTexts.ts'
import { synonyms } from './configSynonyms.ts'
import type { Config, ContactLink, LanguageConfig, NavigationLink } from './configTypes.ts'
import { describeValue } from '../frontMatter/value.ts'

/** A language as it is read: `undefined` is what it takes from the first one. */
export type GivenLanguage = {
  readonly [Name in keyof LanguageConfig]: LanguageConfig[Name] | undefined
} & Pick<LanguageConfig, 'language' | 'label'>

const EXPECTED =
  'languages such as ["en", "de"], or a group of texts for each such as { en: {}, de: {} }'

/** The tags of the languages that an owner lists, right or wrong. The first one is that of the root. */
export function findLanguageTags(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('languages' in value)) return []
  const { languages } = value
  if (Array.isArray(languages)) return languages.filter((tag) => typeof tag === 'string')
  return typeof languages === 'object' && languages !== null ? Object.keys(languages) : []
}

export function isLanguage(value: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)
}

/** Reads the languages of a site: a list of tags, or texts by tag. */
export const readLanguages: Reader<readonly GivenLanguage[]> = (value, path, faults) => {
  const settings = toSettings(value)
  if (settings === undefined) {
    faults.push({ path, reason: `expected ${EXPECTED}, found ${describeValue(value)}` })
    return []
  }
  reportTags(settings, path, faults)
  return settings.map(([tag, given], place) => {
    const names = { language: tag, label: nameLanguage(tag) }
    if (place > 0) return { ...names, ...readTexts(tag)(given, `${path}.${tag}`, faults) }
    const { label: own } = FIRST(given, `${path}.${tag}`, faults)
    return { ...names, ...NOTHING, ...(own !== undefined && { label: own }) }
  })
}

/** Each language with all of its texts. */
export function completeLanguages(
  config: Omit<Config, 'languages'>,
  given: readonly GivenLanguage[],
): LanguageConfig[] {
  const tags = given.map(({ language }) => language)
  return given.map((one, place) => {
    const placed = place === 0 ? one : withPaths(one, tags)
    const own = Object.entries(placed).filter(([, value]) => value !== undefined)
    const contact = place > 0 ? relabel(config, one.language) : config.contact
    return { ...pickTexts(config), contact, ...Object.fromEntries(own) } as LanguageConfig
  })
}

/** The contact of the first language, with a label in another one, if Docent has that. */
function relabel(
  { contact, language }: Pick<Config, 'contact' | 'language'>,
  tag: string,
): ContactLink | undefined {
  const shipped = findLanguage(tag)
  if (!contact || !shipped || shipped === findLanguage(language)) return contact
  return { ...contact, label: DEFAULTS[shipped].contact }
}

/** The configuration of a site in one of its languages, as if it were the only one. */
export function configIn(config: Config, language: string): Config {
  const found = config.languages.find((one) => one.language === language)
  if (found === undefined) return config
  const { label: _, ...texts } = found
  return { ...config, ...texts }
}

type Settings = readonly (readonly [tag: string, given: unknown])[]

function toSettings(value: unknown): Settings | undefined {
  if (Array.isArray(value)) {
    return value.every((tag) => typeof tag === 'string') ? value.map((tag) => [tag, {}]) : undefined
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined
}

function reportTags(settings: Settings, path: string, faults: ConfigFault[]): void {
  const tags = settings.map(([tag]) => tag)
  tags.forEach((tag, place) => {
    const at = `${path}.${tag}`
    if (!isLanguage(tag)) {
      faults.push({
        path: at,
        reason: `expected a language such as "de", found ${describeValue(tag)}`,
      })
    } else if (tags.indexOf(tag) < place) {
      faults.push({ path: at, reason: `is listed twice: remove one of the two` })
    }
  })
}

/** A language by its own name: `Deutsch`. */
function nameLanguage(tag: string): string {
  if (!isLanguage(tag)) return tag
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The other texts of the first language are those of the configuration itself. */
const FIRST = groupOf<{ label: string | undefined }>({ label: optional(label, undefined) })

const links = listOf(groupOf<NavigationLink>({ label, to: destination }))

/** Texts have defaults in their language. Whatever has none is the same in every language. */
function readTexts(tag: string): Reader<Omit<GivenLanguage, 'language'>> {
  const { navigation, assistant, notice, privacy }: ConfigDefaults = readDefaults(tag)
  const texts = createTextReaders(assistant)
  return groupOf<Omit<GivenLanguage, 'language'>>({
    label: optional(label, nameLanguage(tag)),
    brand: optional(label, undefined),
    description: optional(text, ''),
    tagline: optional(text, ''),
    navigation: optional(links, navigation),
    assistant: (value, path, faults) => groupOf(texts)(value ?? {}, path, faults),
    footerLinks: optional(links, undefined),
    contact: optional(groupOf<ContactLink>({ label, href: destination }), undefined),
    notice: optional(text, notice),
    privacy: optional(longText, privacy),
    imprint: optional(longText, undefined),
    footer: optional(text, ''),
    synonyms: optional(listOf(synonyms), []),
  })
}

const NOTHING = {
  brand: undefined,
  description: undefined,
  tagline: undefined,
  navigation: undefined,
  assistant: undefined,
  footerLinks: undefined,
  contact: undefined,
  notice: undefined,
  privacy: undefined,
  imprint: undefined,
  footer: undefined,
  synonyms: undefined,
} satisfies Omit<GivenLanguage, 'language' | 'label'>

function pickTexts(config: Omit<Config, 'languages'>): Omit<LanguageConfig, 'language' | 'label'> {
  const names = Object.keys(NOTHING) as (keyof typeof NOTHING)[]
  const picked = names.map((name) => [name, config[name]])
  return Object.fromEntries(picked) as Omit<LanguageConfig, 'language' | 'label'>
}

/** A path in the texts of a language is one of its own pages: `/products` is `/de/products`. */
function withPaths(texts: GivenLanguage, tags: readonly string[]): GivenLanguage {
  const place = (to: string): string => toLanguagePath(to, texts.language, tags)
  const move = (link: NavigationLink): NavigationLink => ({ ...link, to: place(link.to) })
  const { contact } = texts
  return {
    ...texts,
    navigation: texts.navigation?.map(move),
    footerLinks: texts.footerLinks?.map(move),
    contact: contact && { ...contact, href: place(contact.href) },
  }
}

function toLanguagePath(to: string, tag: string, tags: readonly string[]): string {
  const [path = ''] = to.split(/[?#]/, 1)
  const isFile = /\.\w+$/.test(path)
  const isPlaced = tags.includes(path.split('/')[1] ?? '')
  if (!to.startsWith('/') || isFile || isPlaced) return to
  return `/${tag}${path === '/' ? to.slice(1) : to}`
}
