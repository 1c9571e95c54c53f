import {
  createListOrder,
  IMPRINT_ROUTE,
  PRIVACY_ROUTE,
  type Config,
  type Content,
  type Document,
  lexMarkdown,
} from '@docent/content'
import { chooseLanguage, fillTexts, type SiteTexts, type WidgetTexts } from '@docent/texts'
import { PANELS } from '@docent/texts/panels'
import { SITES } from '@docent/texts/sites'
import { createBlank } from './blank.ts'
import { chooseIcon, chooseSign } from './shell/siteIcon.ts'
import type { PageNote } from './faq/types.ts'
import type { HeroAnswer } from './hero/types.ts'

/** Width and height of a picture in its own pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** A smaller copy of a picture. */
export interface PictureCopy {
  readonly src: string
  readonly width: number
  readonly bytes: number
}

/** The data that a build or a development server passes to the pages. */
export interface SiteData {
  readonly content: Content
  readonly config: Config
  /** The sizes of the pictures in the content folder, by their path on the site. */
  readonly images: ReadonlyMap<string, ImageSize>
  /** Smaller copies of pictures, the narrowest first, by the path of the picture on the site. */
  readonly copies?: ReadonlyMap<string, readonly PictureCopy[]>
  /** The files that pages of sources show, by their path on the site. */
  readonly sourceFiles?: readonly string[]
  /** The sizes of files to download, in bytes, by their path on the site. */
  readonly bytes?: ReadonlyMap<string, number>
  /** The assistant's answers to the questions of the home page; empty if it was not asked. */
  readonly hero?: readonly HeroAnswer[] | undefined
  /** The proven notes on the pages, in the order of the pages. */
  readonly notes?: readonly PageNote[] | undefined
}

/** Everything that a page may ask about the other pages in its language. */
export interface Site {
  readonly config: Config
  /** The site's own words, in the language of its configuration or in English. */
  readonly texts: SiteTexts
  /** The words of the chat, with the owner's own in them. */
  readonly panel: WidgetTexts
  readonly documents: readonly Document[]
  readonly hero: readonly HeroAnswer[]
  readonly notes: readonly PageNote[]
  /** The path of the owner's icon, or of the one that is drawn in their accent. */
  readonly icon: string
  /** The path of the owner's logo or icon as a picture; undefined if they have none. */
  readonly sign: string | undefined
  /** The start of its routes: `/de`; empty for the language at the root. */
  readonly base: string
  /** The site in each of its languages, this one too; itself alone in one language. */
  readonly sites: readonly Site[]
  /** The route of a path in this language: `/de/products` for `/products`. */
  to(this: void, path: string): string
  /** The path of a route, the same in each language; undefined for a route of another language. */
  pathOf(route: string): string | undefined
  find(route: string): Document | undefined
  /** The documents of a collection, its index apart, in the order in which they are shown. */
  list(collection: string): readonly Document[]
  /** The label that the navigation gives to a route. */
  labelOf(route: string): string | undefined
  sizeOf(path: string): ImageSize | undefined
  /** The smaller copies of a picture, the narrowest first. */
  copiesOf(path: string): readonly PictureCopy[]
  /** The files that pages refer to, by their path on the site. */
  readonly files: ReadonlySet<string>
  /** How large a file is that visitors can download, in bytes. */
  bytesOf(path: string): number | undefined
}

/** The data of a site in one of its languages, whose documents and configuration these are. */
export interface OneSiteData extends SiteData {
  readonly base?: string
  readonly sites?: readonly Site[]
}

export function createSite({
  content,
  config,
  images,
  copies = new Map(),
  bytes = new Map(),
  sourceFiles = [],
  hero = [],
  notes = [],
  base = '',
  sites = [],
}: OneSiteData): Site {
  const to = (path: string): string => base + (base !== '' && path === '/' ? '' : path)
  const texts = SITES[chooseLanguage(config.language)]
  const { privacy, imprint, notice, chat } = config
  const summary = chat ? notice : texts.privacy
  const documents = [
    ...content.documents,
    ...createLegalPage(content, to(PRIVACY_ROUTE), texts.privacy, privacy, summary),
    ...createLegalPage(content, to(IMPRINT_ROUTE), texts.imprint, imprint),
  ]
  const byRoute = new Map(documents.map((document) => [document.route, document]))
  const byCollection = Map.groupBy(
    documents.filter(({ route, collection }) => collection && route !== to(`/${collection}`)),
    ({ collection }) => collection,
  )
  for (const [collection, documents] of byCollection) {
    documents.sort(createListOrder(byRoute.get(to(`/${collection}`))?.sort))
  }
  const labels = new Map(config.navigation.map(({ to, label }) => [to, label]))

  return {
    config,
    icon: chooseIcon(content, config, images),
    sign: chooseSign(content, config),
    texts,
    panel: readPanelTexts(config),
    documents,
    hero,
    notes: notes.filter(({ route }) => byRoute.has(route)),
    base,
    sites,
    to,
    pathOf(route) {
      const isOwn = base === '' || route === base || route.startsWith(`${base}/`)
      return isOwn ? route.slice(base.length) || '/' : undefined
    },
    find: (route) => byRoute.get(route),
    list: (collection) => byCollection.get(collection) ?? [],
    labelOf: (route) => labels.get(route),
    sizeOf: (path) => images.get(path),
    copiesOf: (path) => copies.get(path) ?? [],
    files: new Set([...content.assets.map((file) => `/${file}`), ...sourceFiles]),
    bytesOf: (path) => bytes.get(path),
  }
}

function readPanelTexts({ assistant, brand, language }: Config): WidgetTexts {
  const { quickReplies: _, ...own } = assistant
  return fillTexts(PANELS[chooseLanguage(language)], brand, own)
}

/** A page that the configuration has the text of, if no page of the author's is at its route. */
function createLegalPage(
  { documents }: Content,
  route: string,
  title: string,
  markdown: string,
  summary = title,
): Document[] {
  if (markdown === '' || documents.some((document) => document.route === route)) return []
  return [createBlank({ route, title, summary, tokens: lexMarkdown(markdown) })]
}
