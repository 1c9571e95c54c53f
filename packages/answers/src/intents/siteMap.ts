import { compareForLists } from '@docent/content'
import { foldArabic } from '@docent/retrieval'
import type { PageInfo } from '@docent/retrieval'
import { normalise } from '../compose/normalise.ts'

/** A top folder of the site with its pages. */
export interface Collection {
  /** `products` */
  readonly name: string
  /** The page that lists the folder, if that page has its own text. */
  readonly index?: PageInfo
  readonly pages: readonly PageInfo[]
}

/** The contents of a site, derived only from the structure of its folders. */
export interface SiteMap {
  readonly home?: PageInfo
  /** Products come first, then tutorials, then articles, then the rest. */
  readonly collections: readonly Collection[]
  /** Top-level pages outside any collection: `/about-us`. */
  readonly single: readonly PageInfo[]
}

// The words that visitors use for the pages of a folder, whatever its owner named it, folded like
// the patterns.
const NAMES = [
  `product tool offering service package solution app plan item thing
   produkt produkte werkzeug werkzeuge angebot angebote dienst dienste dienstleistungen
   produit outil offre producto herramienta servicio oferta prodotto prodotti strumento strumenti
   servizio servizi offerta offerte produto ferramenta serviço producten dienst diensten aanbod
   منتج منتجات المنتجات منتجاتكم اداه ادوات الادوات خدمه خدمات الخدمات`,
  `tutorial guide how-to howto lesson course walkthrough doc manual
   anleitung anleitungen leitfaden leitfäden handbuch handbücher kurs kurse lektionen
   tutoriel guía tutorial guida tutoriale guia aula handleiding handleidingen gids gidsen
   درس دروس الدروس دليل ادله شروح الشروح`,
  `article blog post story news essay report
   artikel beitrag beiträge blogbeiträge neuigkeiten nachrichten
   nouveauté nouvelle artículo noticia entrada articolo articoli notizia notizie artigo notícia
   artikelen bericht berichten nieuws
   مقال مقاله مقالات المقالات مدونه المدونه اخبار الاخبار`,
].map((names) => foldArabic(names).split(/\s+/))

export function readSiteMap(pages: readonly PageInfo[]): SiteMap {
  const home = pages.find((page) => toPath(page) === '/')
  const names = new Set(pages.map((page) => page.collection).filter((name) => name !== ''))
  const inOrder = [...names].toSorted((a, b) => rankOf(a) - rankOf(b))
  const collections = inOrder.map((name) => {
    const index = pages.find((page) => toPath(page) === `/${name}`)
    const own = pages.filter((page) => page.collection === name && page !== index)
    return { name, pages: own.toSorted(compareForLists), ...(index && { index }) }
  })
  const single = pages.filter(
    (page) => page !== home && /^\/[^/]+$/.test(toPath(page)) && !names.has(toPath(page).slice(1)),
  )
  return {
    collections: collections.filter((one) => one.pages.length > 0),
    single,
    ...(home && { home }),
  }
}

/** A page's route within its language. */
function toPath({ route, language }: PageInfo): string {
  return language === undefined ? route : route.slice(language.length + 1) || '/'
}

/** Finds the collection that a word such as "products", "guides" or "blog posts" refers to. */
export function findCollection(site: SiteMap, noun: string): Collection | undefined {
  const wanted = toSingular(foldName(noun)).replace('blog post', 'post')
  const named = (names: readonly string[]) =>
    site.collections.find(({ name }) => names.includes(toSingular(name.toLowerCase())))
  return named([wanted]) ?? named(NAMES.find((names) => names.includes(wanted)) ?? [])
}

/**
 * Finds the page that a name in a question refers to: the page with that title, or the only one
 * whose title contains it.
 */
export function findSitePage(pages: readonly PageInfo[], name: string): PageInfo | undefined {
  const wanted = foldName(name).replace(/^(?:the|your|a|an|this) /, '')
  if (wanted === '') return undefined
  const exact = pages.find(({ title }) => foldName(title) === wanted)
  if (exact) return exact
  const words = wanted.split(' ')
  const holding = pages.filter(({ title }) => {
    const inTitle = new Set(
      foldName(title)
        .split(/[ -]/)
        .flatMap((word) => [word, toSingular(word)]),
    )
    return words.every((word) => inTitle.has(word) || inTitle.has(toSingular(word)))
  })
  return holding.length === 1 ? holding[0] : undefined
}

/** A name as the patterns of every language fold it. */
function foldName(text: string): string {
  return foldArabic(normalise(text))
}

function toSingular(noun: string): string {
  if (noun === 'news') return noun
  return noun.replace(/ies$/, 'y').replace(/s$/, '')
}

function rankOf(name: string): number {
  const place = NAMES.findIndex((names) => names.includes(toSingular(name.toLowerCase())))
  return place < 0 ? NAMES.length : place
}
