import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { isAboutOtherProduct } from './isAboutOtherProduct.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'teapot.md': '---\ntitle: Teapot\n---\n\nTo install Teapot, unpack it. The price is 20 EUR.\n',
    'wordpress.md':
      '---\ntitle: WordPress\n---\n\nAdd the script of Teapot to the theme of your WordPress site.\n',
    'databases.md':
      '---\ntitle: Databases\n---\n\nUpgrade Postgres before you upgrade Teapot. MySQL is not needed.\n',
  })
})

afterAll(() => site.close())

function isElsewhere(text: string): boolean {
  const query = site.knowledge.readQuery(text)
  return isAboutOtherProduct(query, site.knowledge.search(query))
}

// Both words are on the pages, in different sections.
it.each(['how to install WordPress', 'WordPress price per month', 'please install a WordPress'])(
  '%j is about a product that the pages only mention',
  (text) => {
    expect(isElsewhere(text)).toBe(true)
  },
)

it.each([
  ['a section has both', 'How do I upgrade Postgres?'],
  ['it asks how both work together', 'Can I use MySQL?'],
  ['it asks for the part of the site in the other product', 'WordPress app'],
  ['it compares what both show', 'WordPress shows 500 visitors, my report 300'],
  ['the product is only the place', 'install it on WordPress'],
  ['nothing but the name is asked for', 'WordPress?'],
  ['no such product is named', 'How do I install Teapot?'],
])('is not if %s: %s', (_, text) => {
  expect(isElsewhere(text)).toBe(false)
})
