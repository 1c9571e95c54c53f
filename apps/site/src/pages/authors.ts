import type { Document } from '@docent/content'
import { readMetaText } from '../meta.ts'
import type { Site } from '../site.ts'

/** The page of an author: the one in `authors/` whose title is the name. */
export function findAuthor(site: Site, name: string): Document | undefined {
  return site.list('authors').find(({ title }) => title === name)
}

/** The articles that name an author, in the order of their list. */
export function listArticlesBy(site: Site, name: string): Document[] {
  return site.list('articles').filter((document) => readMetaText(document, 'author') === name)
}
