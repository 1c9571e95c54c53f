import type { Document } from '@docent/content'
import { expect, it } from 'vitest'
import type { Page } from '../page.ts'
import { findPage } from '../pages/index.ts'
import { createDocument, createTestSite } from '../testing.ts'
import { describePage, formatThings } from './structuredData.ts'

const HOST = 'https://docent.example'

/** The fields that search engines require, by type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'publisher'],
  Product: ['name', 'description', 'brand', 'image'],
  HowTo: ['name', 'step'],
  TechArticle: ['headline'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
}

type Things = ReturnType<typeof describePage>

function tell(document: Document, fields: { url?: string } = {}): Things {
  const page: Page = {
    route: document.route,
    title: document.title,
    heading: document.title,
    description: document.summary,
    type: 'website',
    main: null,
  }
  const image = fields.url === '' ? undefined : `${HOST}/card.png`
  return describePage(createTestSite([document], undefined, fields), page, image)
}

const lamp = createDocument('Words.', {
  route: '/products/lamp',
  collection: 'products',
  title: 'Lamp',
  summary: 'A lamp for desks.',
  questions: [
    { question: 'Is it **warm**?', answer: 'No, [it](/x) is not.' },
    { question: 'Open?' },
  ],
})
const lesson = createDocument('Words.\n\n## 1. Begin\n\nPlug it in.\n\n## 2. End\n', {
  route: '/tutorials/start',
  collection: 'tutorials',
  title: 'Start',
  meta: { minutes: 5 },
})
const post = createDocument('Words.', {
  route: '/articles/made',
  collection: 'articles',
  title: 'Made',
  date: '2026-11-12',
  updated: '2026-11-14',
})
const home = createDocument('', { route: '/', title: 'Docent' })

it.each<[string, Document, string[]]>([
  ['the home page', home, ['WebSite']],
  ['a product', lamp, ['Product', 'FAQPage', 'BreadcrumbList']],
  ['a tutorial with steps', lesson, ['HowTo', 'BreadcrumbList']],
  ['a tutorial without steps', { ...lesson, sections: [] }, ['TechArticle', 'BreadcrumbList']],
  ['an article', post, ['BlogPosting', 'BreadcrumbList']],
  ['another page', { ...post, route: '/legal', collection: '' }, ['BreadcrumbList']],
])('describes %s, with all required fields', (_, document, types) => {
  const things = tell(document)
  expect(things.map((thing) => thing['@type'])).toEqual(types)
  const lacking = things.flatMap((thing) =>
    (REQUIRED[String(thing['@type'])] ?? []).filter((name) => thing[name] === undefined),
  )
  expect(lacking).toEqual([])
})

it('gives questions with their answers as plain text, and none without', () => {
  const faq = tell(lamp).find((thing) => thing['@type'] === 'FAQPage')
  expect(faq?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'Is it **warm**?',
      acceptedAnswer: { '@type': 'Answer', text: 'No, it is not.' },
    },
  ])
})

it('names the steps of a tutorial without their numbers', () => {
  expect(tell(lesson)[0]).toMatchObject({
    totalTime: 'PT5M',
    step: [{ name: 'Begin' }, { name: 'End', text: 'End' }],
  })
})

it('leads from the home page down, by whole addresses', () => {
  const [, way] = tell(post)
  const items = way?.['itemListElement'] as { position: number; name: string; item: string }[]
  expect(items.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', `${HOST}/`],
    [2, 'Articles/Blogs', `${HOST}/articles`],
    [3, 'Made', `${HOST}/articles/made`],
  ])
})

it('leads to a page of a product by way of the product', () => {
  const care = { ...post, route: '/products/lamp/care', collection: 'products/lamp' }
  const page = findPage(createTestSite([lamp, care]), care.route)
  const things = page ? describePage(createTestSite([lamp, care]), page) : []
  expect(things.map((thing) => thing['@type'])).toEqual(['TechArticle', 'BreadcrumbList'])
  expect(JSON.stringify(things)).toContain(
    `{"@type":"ListItem","position":3,"name":"${lamp.title}","item":"${HOST}/products/lamp"}`,
  )
})

it('invents no address if that of the site is not known', () => {
  const things = [home, lamp, lesson, post].flatMap((document) => tell(document, { url: '' }))
  expect(JSON.stringify(things)).not.toMatch(/https?:|"(?:url|item)"/)
})

it('cannot be ended by an author’s text', () => {
  const text = formatThings(tell({ ...lamp, title: '</script><script>alert(1)</script>' }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ name: '</script><script>alert(1)</script>' }, {}, {}],
  })
})

it('gives the offer of a product, with whole addresses', () => {
  const offer = { price: { amount: 49.9, currency: 'EUR' }, availability: 'preorder', buy: '/shop' }
  const [product] = tell({ ...lamp, offer: offer as NonNullable<Document['offer']> })
  expect(product?.['offers']).toEqual({
    '@type': 'Offer',
    price: 49.9,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/PreOrder',
    url: `${HOST}/shop`,
  })
  const [other] = tell({ ...lamp, offer: { price: offer.price } })
  expect(other?.['offers']).toMatchObject({ url: `${HOST}/products/lamp` })
})

it('gives no offer without a price', () => {
  expect(tell({ ...lamp, offer: { buy: '/shop' } })[0]).not.toHaveProperty('offers')
})
