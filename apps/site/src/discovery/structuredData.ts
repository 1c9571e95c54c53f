// A page's structured data for search engines (schema.org). It repeats only what the page says: no
// ratings, and no questions without their answers.

import { type Document, inlineText, lexInline, lexMarkdown, plainText } from '@docent/content'
import { listShownNotes } from '../faq/chooseNotes.ts'
import { readReleases, type Release } from '@docent/content'
import { readMetaText } from '../meta.ts'
import type { Page } from '../page.ts'
import { findAuthor } from '../pages/authors.ts'
import { findList } from '../pages/lists.ts'
import { findProduct, isReference } from '../pages/reference.ts'
import { readStep } from '../prose/layouts/Steps.tsx'
import type { Site } from '../site.ts'
import { toAddress } from './addresses.ts'

export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The subjects of a page; empty for a list, or for an address without a page. */
export function describePage(site: Site, { route, heading }: Page, image?: string): Thing[] {
  if (route === undefined) return []
  const document = site.find(route)
  const things = [
    describeMatter(site, route, document, image),
    document && describeQuestions(site, document),
    describeWay(site, route, heading),
  ]
  return things.filter((thing) => thing !== undefined)
}

/** As JSON for a `<script>`: nothing in it can end the element. */
export function formatThings(things: readonly Thing[]): string {
  const context = { '@context': 'https://schema.org' }
  const [first, ...others] = things
  const value = others.length === 0 ? { ...context, ...first } : { ...context, '@graph': things }
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function describeMatter(
  site: Site,
  route: string,
  document: Document | undefined,
  image: string | undefined,
): Thing | undefined {
  if (route === site.to('/')) return describeSite(site)
  if (!document || document.route === site.to(`/${document.collection}`)) return undefined
  const common = {
    ...(document.summary !== '' && { description: document.summary }),
    ...(image !== undefined && { image }),
  }
  // The page of a site in one language need not say which.
  const inLanguage = site.sites.length > 1 && { inLanguage: site.config.language }
  if (isReference(document)) {
    return { '@type': 'TechArticle', ...describeText(document), ...common, ...inLanguage }
  }
  const releases = readReleases(document).filter(({ version }) => version !== '')
  if (releases.length > 0) return describeReleases(site, document, releases)
  switch (document.collection) {
    case 'products':
      return {
        '@type': 'Product',
        name: document.title,
        brand: nameBrand(site),
        ...common,
        ...describeOffer(site, document),
      }
    case 'tutorials':
      return describeLesson(document, { ...common, ...inLanguage })
    case 'articles':
      return {
        '@type': 'BlogPosting',
        ...describeText(document),
        ...nameAuthor(site, document),
        ...common,
        ...inLanguage,
      }
    default:
      return undefined
  }
}

function describeSite(site: Site): Thing {
  const { brand, description, url, language, logo, social } = site.config
  const accounts = social.map(({ to }) => to).filter((to) => to.startsWith('http'))
  return {
    '@type': 'WebSite',
    name: brand,
    inLanguage: language,
    ...(description !== '' && { description }),
    ...(url !== '' && { url: url + site.to('/') }),
    publisher: {
      '@type': 'Organization',
      name: brand,
      ...(url !== '' && { url: `${url}/`, logo: url + encodeURI(logo || site.icon) }),
      ...(accounts.length > 0 && { sameAs: accounts }),
    },
  }
}

/** The versions of a page of releases, in its order. */
function describeReleases(site: Site, document: Document, releases: readonly Release[]): Thing {
  return {
    '@type': 'ItemList',
    name: document.title,
    itemListElement: releases.map(({ version, date, section }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      item: {
        '@type': 'SoftwareApplication',
        name: site.config.brand,
        softwareVersion: version,
        ...(date !== undefined && { datePublished: date }),
        ...(site.config.url !== '' && {
          releaseNotes: `${toAddress(site, document.route)}#${section.anchor}`,
        }),
      },
    })),
  }
}

function nameBrand({ config }: Site): Thing {
  return { '@type': 'Brand', name: config.brand }
}

const AVAILABILITIES = {
  inStock: 'InStock',
  outOfStock: 'OutOfStock',
  preorder: 'PreOrder',
  discontinued: 'Discontinued',
} as const

function describeOffer(site: Site, { offer, route }: Document): object {
  if (!offer?.price) return {}
  const { price, availability, buy = route } = offer
  const url = buy.startsWith('/') ? toAddress(site, buy) : buy
  return {
    offers: {
      '@type': 'Offer',
      price: price.amount,
      priceCurrency: price.currency,
      ...(availability !== undefined && {
        availability: `https://schema.org/${AVAILABILITIES[availability]}`,
      }),
      ...(url !== undefined && { url }),
    },
  }
}

/** Steps make it a how-to; a text without them is an article about something technical. */
function describeLesson(document: Document, common: object): Thing {
  const steps = document.sections.flatMap(({ depth, heading, text }) => {
    const step = depth === 2 ? readStep(heading) : undefined
    // Its first lines: the page already has the whole text.
    const [opening = ''] = text.split('\n', 1)
    return step ? [{ '@type': 'HowToStep', name: step.words, text: opening || step.words }] : []
  })
  if (steps.length === 0) return { '@type': 'TechArticle', ...describeText(document), ...common }
  const minutes = Number(readMetaText(document, 'minutes'))
  return {
    '@type': 'HowTo',
    name: document.title,
    ...(minutes > 0 && { totalTime: `PT${minutes}M` }),
    ...common,
    step: steps,
  }
}

function describeText({ title, date, updated }: Document): object {
  return {
    headline: title,
    ...(date !== undefined && { datePublished: date }),
    ...(updated !== undefined && { dateModified: updated }),
  }
}

/** An author with the name of the site is not a person. */
function nameAuthor(site: Site, document: Document): object {
  const { config } = site
  const name = readMetaText(document, 'author') ?? config.brand
  const type = name.includes(config.brand) ? 'Organization' : 'Person'
  return {
    author: { '@type': type, name, ...describeAuthorPage(site, name) },
    publisher: { '@type': 'Organization', name: config.brand },
  }
}

function describeAuthorPage(site: Site, name: string): object {
  const page = findAuthor(site, name)
  const url = page && toAddress(site, page.route)
  return url === undefined ? {} : { url }
}

/** The questions that the page shows with their answers: those of its author, and of notes. */
function describeQuestions(site: Site, document: Document): Thing | undefined {
  const written = document.questions.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [{ question, text: plainText(lexMarkdown(answer)) }],
  )
  const noted = listShownNotes(site, document).map(({ question, answer }) => {
    return { question, text: inlineText(lexInline(answer)) }
  })
  const answered = [...written, ...noted]
  if (answered.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** The way from the home page down, which has to name whole addresses. */
function describeWay(site: Site, route: string, heading: string): Thing | undefined {
  const { url, brand } = site.config
  if (url === '' || route === site.to('/')) return undefined
  const list = findList(site, route)
  const document = site.find(route)
  const product = document && findProduct(site, document)
  const stops = [
    { name: site.labelOf(site.to('/')) ?? brand, item: url + site.to('/') },
    ...(list ? [{ name: list.labelOf(site), item: url + site.to(list.path) }] : []),
    ...(product ? [{ name: product.title, item: toAddress(site, product.route) }] : []),
    { name: heading, item: toAddress(site, route) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map((stop, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      ...stop,
    })),
  }
}
