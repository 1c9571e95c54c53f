import { expect, it } from 'vitest'
import { loadContent } from './load.node.ts'
import { writeFolder } from '../testing/folder.node.ts'

it('gives a page in the folder of a product to that product', async () => {
  expect(
    await readCollections({
      'products/lamp.md': page('Lamp'),
      'products/lamp/care.md': page('Care'),
      'products/lamp/parts/shade.md': page('Shade'),
    }),
  ).toEqual({
    '/products/lamp': 'products',
    '/products/lamp/care': 'products/lamp',
    '/products/lamp/parts/shade': 'products/lamp',
  })
})

it('treats the index of a folder as the product', async () => {
  const files = { 'products/lamp/index.md': page('Lamp'), 'products/lamp/care.md': page('Care') }
  expect(await readCollections(files)).toEqual({
    '/products/lamp': 'products',
    '/products/lamp/care': 'products/lamp',
  })
})

it('treats pages in a folder that is not a product as products', async () => {
  expect(await readCollections({ 'products/lamps/desk.md': page('Desk lamp') })).toEqual({
    '/products/lamps/desk': 'products',
  })
})

it('leaves the folders of other collections as they are', async () => {
  const files = { 'tutorials/start.md': page('Start'), 'tutorials/start/again.md': page('Again') }
  expect(await readCollections(files)).toEqual({
    '/tutorials/start': 'tutorials',
    '/tutorials/start/again': 'tutorials',
  })
})

async function readCollections(files: Record<string, string>): Promise<Record<string, string>> {
  const { documents } = await loadContent(await writeFolder(files))
  return Object.fromEntries(documents.map(({ route, collection }) => [route, collection]))
}

function page(title: string): string {
  return `---\ntitle: ${title}\n---\nWords.\n`
}
