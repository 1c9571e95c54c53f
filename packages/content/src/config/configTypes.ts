import type { AnnounceMode, PersistMode, ScrollMode } from '@docent/protocol/api'
/**
 * The contents of `docent.config.ts`. In texts, `{brand}` stands for the brand, and `{days}` for how
 * long conversations are kept.
 */
export interface DocentConfig {
  brand: string
  /** The public address of the site: `https://docent.example`. */
  url?: string
  /** The language of the pages, as in `<html lang>`, and of all texts that are left out here. */
  language?: string
  /**
   * The languages of a site with several, the one at the root first: `['en', 'de']`, or the texts of each
   * by its tag. The pages of every other language are in the folder of its tag: `content/de`.
   */
  languages?: readonly string[] | Readonly<Record<string, LanguageSetting>>
  /** One sentence about the site, for search engines and shared links. */
  description?: string
  /** A few words next to the brand, as in the title of the home page. */
  tagline?: string
  navigation?: readonly NavigationLink[]
  assistant?: Partial<AssistantTexts>
  /** Links at the foot of each page, after those of the navigation. */
  footerLinks?: readonly NavigationLink[]
  /** Where the brand is on other sites: `{ label: 'Mastodon', to: 'https://mastodon.example/@acme' }`. */
  social?: readonly NavigationLink[]
  /**
   * The logo, a path in the content folder: SVG or PNG. One for the dark theme is next to it under the
   * name `logo.dark.svg`.
   */
  logo?: string
  /** The sign of browser tabs and home screens, SVG or PNG; without it, the logo if it is not wide. */
  icon?: string
  /** Fonts from the content folder, which the site serves itself. */
  fonts?: readonly (Omit<FontConfig, 'weight'> & Partial<FontConfig>)[]
  /** How round the corners of buttons, fields and the panel are. */
  corners?: BrandConfig['corners']
  /**
   * Values for the design's custom properties, without their dashes: `{ accent: '#b23a1e' }`. From
   * `neutral`, a colour, all greys are made.
   */
  theme?: Readonly<Record<string, string>>
  /** Whether the site has the chat. Without it, pages and search stay. */
  chat?: boolean
  /** The side of the window for the assistant. */
  position?: 'left' | 'right'
  /** Whether an arriving answer leaves a reader who has scrolled up at their place. */
  scroll?: ScrollMode
  /** How long a visitor's conversation lasts: as long as its page, its tab, or from visit to visit. */
  persist?: PersistMode
  /** Whether a panel that was open is open again after a load of the page, in the same tab. */
  restoreOpen?: boolean
  /**
   * How a screen reader announces an answer: all of it at its end, sentence by sentence, or not at all.
   */
  announce?: AnnounceMode
  /** Whether Ctrl or Command with a slash opens the chat, and F6 leads to it and back. */
  keys?: boolean
  /** Whether visitors are asked to rate answers, and whether a page was helpful. */
  feedback?: boolean
  /** Whether a model's reasoning appears above its answer, folded. */
  showReasoning?: boolean
  /** Whether an answer continues after a lost connection or a reload. */
  resume?: boolean
  /** Whether mail addresses, phone numbers and the like are masked before anything is stored or asked. */
  masking?: boolean
  /** Other sites whose pages may show the assistant: `https://shop.example`. */
  allowedOrigins?: readonly string[]
  /** Where the assistant is, if the pages are on another host: `https://assistant.docent.example`. */
  assistantUrl?: string
  /**
   * Other hosts that visitors reach this server by, besides those of `url` and `assistantUrl`:
   * `['www.docent.example']`. Questions that come for any other host are refused.
   */
  hosts?: readonly string[]
  /** Whether other people's language models may search and read the pages at `/mcp`. */
  mcp?: boolean
  /** The contact to ask when the site has no answer. */
  contact?: ContactLink
  /** The notice about answers that visitors read before they ask for the first. */
  notice?: string
  /**
   * The privacy notice, as Markdown: the page `/privacy`. Without it, the page has a text that is true
   * for any site; if empty, there is no such page.
   */
  privacy?: string
  /**
   * Who is responsible for the site, as Markdown: the page `/imprint`. Without it there is no such
   * page.
   */
  imprint?: string
  /** Tools that count visits, each with the host that its script comes from. */
  analytics?: {
    readonly plausible?: Pick<Plausible, 'domain'> & Partial<Plausible>
    readonly matomo?: Matomo
    readonly umami?: Umami
  }
  /** One line at the foot of each page. */
  footer?: string
  /** Where the source of the site is. */
  repository?: string
  /**
   * Where a reader may change a page: an address with `{path}` for its file in the content folder,
   * such as `https://github.com/acme/site/edit/main/content/{path}`.
   */
  editUrl?: string
  /**
   * The preview image for links to pages without an image: the path of a file in the content
   * folder, or an address.
   */
  image?: string
  /** Where old paths of the site lead now: `{ '/lamp': '/products/desk-lamp' }`. */
  redirects?: Readonly<Record<string, string>>
  /**
   * Words that mean the same on this site, a list for each meaning:
   * `[['guarantee', 'warranty'], ['store locator', 'branches']]`.
   */
  synonyms?: readonly (readonly string[])[]
  /** Limits of the assistant by name, which override the defaults. */
  limits?: Readonly<Record<string, number>>
  /** Language models that write the answers, from the same passages. */
  models?: Partial<ModelsConfig>
  /** Documentation that the assistant answers from besides the site's own pages. */
  sources?: readonly SourceSetting[]
}

/** The texts of a language as an owner writes them. */
type LanguageSetting = Partial<Omit<LanguageConfig, 'language' | 'assistant'>> & {
  readonly assistant?: Partial<AssistantTexts>
}

/** A source as an owner writes it. */
type SourceSetting = Pick<SourceConfig, 'from'> & Partial<SourceConfig>

/** The settings for a site's look and links. */
export interface BrandConfig {
  /** Paths on the site; empty for none. */
  readonly logo: string
  readonly icon: string
  readonly fonts: readonly FontConfig[]
  readonly corners: 'square' | 'soft' | 'round'
  readonly footerLinks: readonly NavigationLink[]
  readonly social: readonly NavigationLink[]
  /** Markdown; empty for no such page. */
  readonly imprint: string
}

/** A font of the owner's, and the texts that use it. */
export interface FontConfig {
  readonly for: 'headings' | 'text' | 'code'
  readonly family: string
  /** The path of a WOFF2 file on the site. */
  readonly file: string
  /** Its weight, or the range that a variable font has. */
  readonly weight: string
}

/** One language of a site, with its texts. Their paths lead to pages in that language. */
export interface LanguageConfig {
  /** Its BCP 47 tag, which is the name of its folder. */
  readonly language: string
  /** Its own name, as the menu of languages shows it: `Deutsch`. */
  readonly label: string
  readonly brand: string
  readonly description: string
  readonly tagline: string
  readonly navigation: readonly NavigationLink[]
  readonly assistant: AssistantTexts
  readonly footerLinks: readonly NavigationLink[]
  readonly contact: ContactLink | undefined
  readonly notice: string
  readonly privacy: string
  readonly imprint: string
  readonly footer: string
  readonly synonyms: readonly (readonly string[])[]
}

/** The same with everything filled in; a text that an owner left out is empty. */
export interface Config extends BrandConfig {
  readonly brand: string
  /** Without a slash at its end; empty if it is not known. */
  readonly url: string
  readonly language: string
  /** All languages, the first of them at the root. Empty for a site in one language. */
  readonly languages: readonly LanguageConfig[]
  readonly description: string
  readonly tagline: string
  readonly navigation: readonly NavigationLink[]
  readonly assistant: AssistantTexts
  readonly theme: Readonly<Record<string, string>>
  readonly chat: boolean
  readonly position: 'left' | 'right'
  readonly scroll: ScrollMode
  readonly persist: PersistMode
  readonly restoreOpen: boolean
  readonly announce: AnnounceMode
  readonly keys: boolean
  readonly feedback: boolean
  readonly showReasoning: boolean
  readonly resume: boolean
  readonly masking: boolean
  readonly allowedOrigins: readonly string[]
  /** Without a slash at its end; empty if the pages' own host answers. */
  readonly assistantUrl: string
  readonly hosts: readonly string[]
  readonly mcp: boolean
  readonly contact: ContactLink | undefined
  readonly notice: string
  readonly privacy: string
  readonly analytics: AnalyticsConfig
  readonly footer: string
  readonly repository: string
  readonly editUrl: string
  readonly image: string
  readonly redirects: Readonly<Record<string, string>>
  readonly synonyms: readonly (readonly string[])[]
  readonly limits: Readonly<Record<string, number>>
  readonly models: ModelsConfig
  readonly sources: readonly SourceConfig[]
}

interface Plausible {
  readonly domain: string
  readonly url: string
}

interface Matomo {
  readonly url: string
  readonly siteId: string
}

interface Umami {
  readonly url: string
  readonly websiteId: string
}

/** The tools that count visits; undefined if an owner does not use one. */
export interface AnalyticsConfig {
  readonly plausible: Plausible | undefined
  readonly matomo: Matomo | undefined
  readonly umami: Umami | undefined
}

/** Documentation from elsewhere. If a text is empty, the pages themselves decide. */
export interface SourceConfig {
  /** A folder of built HTML or of Markdown, a file such as `llms-full.txt`, or the address of a site. */
  readonly from: string
  /** Its name in messages; by default its folder or host. */
  readonly name: string
  /** Where readers find the pages of a folder: `https://docs.example.com/`. */
  readonly url: string
  /** Patterns of the paths that are taken, and of those that are left out: `/guide/**`. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** The element that holds the text of a page, if it is not found otherwise. */
  readonly selector: string
  readonly version: string
  readonly language: string
  /** `internal`: only the internal assistant answers from it. */
  readonly audience: 'public' | 'internal'
  /** Patterns of the paths that only the internal assistant answers from. */
  readonly internal: readonly string[]
  /** The paths of versions and languages whose folders do not say it. */
  readonly editions: readonly SourceEditionRule[]
  /** How often a site is read again while the server runs: `1d`, `6h`. */
  readonly every: string
  /** Whether a site may be at a private address, such as one in a company's own network. */
  readonly allowPrivate: boolean
  readonly limits: SourceLimits
}

/** The pages at these paths are one version, or one language, or both. */
export interface SourceEditionRule {
  /** A pattern: `/legacy/**`. */
  readonly path: string
  readonly version: string
  readonly language: string
}

/** How much of a site one crawl reads, and how fast. Each is the default of the crawler if it is 0. */
export interface SourceLimits {
  readonly pages: number
  readonly perSecond: number
  readonly minutes: number
}

export interface ModelsConfig {
  /** The models in order of use: the second one is the fallback of the first. */
  readonly use: readonly ModelConfig[]
  /** The owner's additions to our instructions: tone, emphasis, names. */
  readonly notes: string
  /** Whether visitors with the same first question get a cached answer. */
  readonly cache: boolean
  /** Where answers may link to outside the site: addresses, with all addresses that begin like them. */
  readonly links: readonly string[]
  /** The currency of the prices. */
  readonly currency: string
}

export interface ModelConfig {
  /** `openai:NAME`, `anthropic:NAME`, `google:NAME` or `openai-compatible:NAME`. */
  readonly model: string
  /** Where it is: required for `openai-compatible`. */
  readonly url?: string | undefined
  /** The environment variable that holds its key, if it is not the provider's usual one. */
  readonly keyFrom?: string | undefined
  /** Whether it can call tools. @default true */
  readonly tools?: boolean
  /** Whether it reads images and texts that visitors attach. @default false */
  readonly files?: boolean
  /** The price of a million tokens. */
  readonly price?: ModelPrice | undefined
}

export interface ModelPrice {
  readonly prompt: number
  readonly completion: number
}

export interface NavigationLink {
  readonly label: string
  /** A path of the site, or an address elsewhere. */
  readonly to: string
}

export interface ContactLink {
  readonly label: string
  /** A path of the site, or an address such as `mailto:hello@docent.example`. */
  readonly href: string
}

export interface AssistantTexts {
  readonly title: string
  /** Below the title while no reply is awaited, and while one is. */
  readonly subtitle: string
  readonly thinking: string
  readonly launcher: string
  readonly tooltip: string
  /** The heading and the text of a conversation that has not begun. */
  readonly welcome: string
  readonly greeting: string
  readonly placeholder: string
  readonly hint: string
  readonly typing: string
  readonly quickReplies: readonly string[]
}
