import { listOtherFolders } from '@docent/content'
import type { Content, Document, Problem } from '@docent/content'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** The lists that the home page links to, whatever the navigation has. */
const LISTED = ['/products', '/tutorials', '/articles']

/** Finds pages that a visitor cannot reach by links from the home page. */
export function reviewReach(site: Reviewed): Problem[] {
  const reached = findReached(site)
  const routes = new Set(site.content.documents.map(({ route }) => route))
  return site.content.documents
    .filter(({ route }) => !reached.has(route))
    .map((document) => {
      const { collection } = document
      const message =
        'No page that visitors can reach links here: add a link' +
        (collection === '' || routes.has(`/${collection}`)
          ? '.'
          : `, or write ${collection}/index.md, which lists these pages, and link to that.`)
      return warn(document, 0, message)
    })
}

function findReached({ content, config, base }: Reviewed): ReadonlySet<string> {
  const leadsTo = createGuide(content, base)
  // The footer of each page has the navigation, and the top-level pages that the navigation leaves
  // out.
  const atTop = content.documents.filter(({ collection }) => collection === '')
  const reached = new Set([
    base || '/',
    ...LISTED.map((route) => base + route),
    ...config.navigation.map(({ to }) => toPath(to)),
    ...atTop.map(({ route }) => route),
    ...listOtherFolders(content.documents, base).flatMap(({ documents }) =>
      documents.map(({ route }) => route),
    ),
  ])
  // Iterating over a set includes the items that are added meanwhile.
  for (const route of reached) for (const next of leadsTo(route)) reached.add(next)
  return reached
}

function createGuide({ documents }: Content, base: string): (route: string) => readonly string[] {
  const byRoute = new Map(documents.map((document) => [document.route, document]))
  const byCollection = Map.groupBy(documents, ({ collection }) => collection)
  return (route) => {
    const listed = byCollection.get(route.slice(base.length + 1) || '/') ?? []
    return [...linksOf(byRoute.get(route)), ...listed.map((document) => document.route)]
  }
}

function linksOf(document: Document | undefined): string[] {
  return (
    document?.links.flatMap(({ target }) => (target === undefined ? [] : [toPath(target)])) ?? []
  )
}

function toPath(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
