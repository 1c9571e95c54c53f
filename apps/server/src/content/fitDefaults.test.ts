import { readConfig } from '@docent/content'
import { expect, it } from 'vitest'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { fitDefaults } from './fitDefaults.ts'

async function fit(files: readonly string[], settings: Readonly<Record<string, unknown>> = {}) {
  const folder = await writeFolder(Object.fromEntries(files.map((file) => [file, '# A\n\nText.'])))
  const config = await fitDefaults(readConfig({ brand: 'Lamps', ...settings }), folder)
  return {
    links: config.navigation.map(({ to }) => to),
    replies: config.assistant.quickReplies.length,
  }
}

const ALL = ['/', '/products', '/tutorials', '/articles', '/about-us']

// The menu of a site with guides only led to four pages without text.
it.each([
  [['guides/dim.md'], ['/'], 1],
  [['guides/dim.md', 'about-us.md', 'articles/news.md'], ['/', '/articles', '/about-us'], 1],
  [['guides/dim.md', 'products/lamp.md'], ['/', '/products'], 3],
  [['index.md'], ALL, 3],
  [['index.md', 'articles/news.md'], ALL, 3],
  [[], ALL, 3],
])('leaves a site with the pages %j the links %j', async (files, links, replies) => {
  expect(await fit(files)).toEqual({ links, replies })
})

it('keeps what the owner has set, and all of a site in several languages', async () => {
  const navigation = [{ label: 'Products', to: '/products' }]
  const own = { navigation, assistant: { quickReplies: ['How?', 'Why?'] } }
  expect(await fit(['guides/dim.md'], own)).toEqual({ links: ['/products'], replies: 2 })
  const languages = ['en', 'de']
  expect(await fit(['guides/dim.md'], { languages })).toEqual({ links: ALL, replies: 3 })
})
