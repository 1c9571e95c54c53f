import { languageBase, translationPath } from './languages.ts'
import type { Document } from '../types.ts'

const PRODUCTS = 'products'

/**
 * Gives the pages of a product their own collection. `products/lamp/care.md` next to `products/lamp.md`
 * is not a product: it is a page of the lamp, in the collection `products/lamp`, and lists of products
 * leave it out. Without `products/lamp.md` the folder only sorts files, and its pages are products.
 */
export function assignToProducts(documents: readonly Document[]): Document[] {
  const products = new Set(documents.map(({ route }) => route))
  return documents.map((document) => {
    const folder = readProductFolder(document)
    return folder !== undefined && products.has(`${languageBase(document)}/${folder}`)
      ? { ...document, collection: folder }
      : document
  })
}

/** `products/lamp` for a page below it. The index of that folder is the product. */
function readProductFolder(document: Document): string | undefined {
  if (document.collection !== PRODUCTS) return undefined
  const [, top, name, ...rest] = translationPath(document).split('/')
  return rest.length > 0 ? `${top}/${name}` : undefined
}
