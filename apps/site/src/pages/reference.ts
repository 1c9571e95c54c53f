import { translationPath, type Document } from '@docent/content'
import type { Site } from '../site.ts'
import { LISTS } from './lists.ts'

/** Whether a page belongs to one product: `products/lamp/care.md` next to `products/lamp.md`. */
export function isReference({ collection }: Document): boolean {
  return `/${collection}`.startsWith(`${LISTS.products.path}/`)
}

/** The product that a page belongs to. */
export function findProduct(site: Site, document: Document): Document | undefined {
  return isReference(document) ? site.find(site.to(`/${document.collection}`)) : undefined
}

/** The pages of a product, in their order. */
export function listReference(site: Site, product: Document): readonly Document[] {
  return site.list(translationPath(product).slice(1))
}
