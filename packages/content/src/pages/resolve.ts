import { isElsewhere, listPaths, splitAddress, toFileAddress, toHash } from '../markdown/address.ts'
import type { LinkParts } from '../markdown/address.ts'
import { explainLanguage } from './languages.ts'
import { findNearest } from './nearest.ts'
import { isMarkdown, toRoute } from './route.ts'
import { toSlug } from '../markdown/slug.ts'
import type { Document, Link } from '../types.ts'

/** Everything that a link can lead to. */
export interface Destinations {
  readonly documents: readonly Document[]
  /** Routes of files that are there and not on the site, with the reason: a draft, unreadable. */
  readonly absent: ReadonlyMap<string, string>
  /** Old addresses of pages, with the route that each page has now. */
  readonly moved: ReadonlyMap<string, string>
  /** Files that are not pages, relative to the content folder. */
  readonly files: ReadonlySet<string>
  /** Addresses that the site has without a file: `/products`, `/feed.xml`. */
  readonly routes: ReadonlySet<string>
  /** The languages of the site, the one at the root first; empty for one. */
  readonly languages?: readonly string[]
}

/** After "The image x". */
export const NOT_THERE = 'is not in the content folder'

/** Where a link leads, or why it leads nowhere. */
export type Resolution =
  | { readonly type: 'elsewhere' }
  | { readonly type: 'page'; readonly target: string }
  | { readonly type: 'file'; readonly target: string; readonly file: string }
  | Broken

interface Broken {
  readonly type: 'broken'
  /** Completes "The link … ". */
  readonly reason: string
  /** A suggestion for a broken link; it takes a walk over all pages. */
  readonly nearest?: () => string | undefined
}

/**
 * Returns a function that resolves the links of pages: relative to the page's file, with or
 * without `.md`, or from the root of the site.
 */
export function createResolver(there: Destinations): (link: Link, from: Document) => Resolution {
  const pages = new Map(there.documents.map((document) => [document.route, document]))

  function findPage(path: string): Document | undefined {
    // Most links are written as the route is; making one of any other path takes longer.
    return pages.get(`/${path}`) ?? pages.get(toRoute(path))
  }

  function resolvePath(path: string, link: Link, address: LinkParts): Resolution | undefined {
    const page = link.type === 'link' ? findPage(path) : undefined
    if (page !== undefined) return resolvePage(page, address)

    const { query, anchor } = address
    if (there.files.has(path)) {
      return { type: 'file', target: toFileAddress(path) + query + toHash(anchor), file: path }
    }
    const route = `/${path}`
    if (!there.routes.has(route)) return undefined
    return { type: 'page', target: route + query + toHash(anchor) }
  }

  function explain({ type, to }: Link, paths: readonly string[]): Broken {
    if (/^www\.[^/]+\./i.test(to)) {
      return { type: 'broken', reason: 'leads nowhere', nearest: () => `https://${to}` }
    }
    const absent = firstOf(paths, (path) => there.absent.get(toRoute(path)))
    if (type === 'link' && absent !== undefined) {
      return { type: 'broken', reason: `leads to a page that is not published: ${absent}` }
    }
    const moved = firstOf(paths, (path) => there.moved.get(`/${path}`))
    if (type === 'link' && moved !== undefined) {
      return { type: 'broken', reason: 'leads to an old address of a page', nearest: () => moved }
    }
    const [path] = paths
    if (path === undefined) return { type: 'broken', reason: 'leads out of the content folder' }
    if (type === 'image' || (!isMarkdown(path) && /\.\w+$/.test(path))) {
      const reason = type === 'image' ? NOT_THERE : 'leads nowhere'
      const files = (): string[] => Array.from(there.files, toFileAddress)
      return { type: 'broken', reason, nearest: () => suggest(toFileAddress(path), files()) }
    }
    const reason =
      type === 'link' ? explainLanguage(to.replace(/^\/+/, ''), there.languages ?? []) : undefined
    if (reason !== undefined) return { type: 'broken', reason }
    const routes = (): string[] => [...pages.keys(), ...there.routes]
    const nearest = (): string | undefined => suggest(toRoute(path), routes())
    return { type: 'broken', reason: 'leads nowhere', nearest }
  }

  return (link, from) => {
    if (link.to.trim() === '') return { type: 'broken', reason: 'has no address' }
    if (isElsewhere(link.to)) return { type: 'elsewhere' }

    const address = splitAddress(link.to)
    if (address.path === '' && link.type === 'link') return resolvePage(from, address)
    const paths = listLanguagePaths(listPaths(address.path, from.file), from)
    return firstOf(paths, (path) => resolvePath(path, link, address)) ?? explain(link, paths)
  }
}

/**
 * The paths for a page in the folder of a language: those in that folder first. A page or a picture that
 * is not there is the one of the language at the root, which has no folder.
 */
function listLanguagePaths(paths: string[], { language }: Document): string[] {
  if (language === undefined) return paths
  const isOwn = (path: string): boolean => path === language || path.startsWith(`${language}/`)
  const own = paths.filter(isOwn)
  const others = paths.filter((path) => !isOwn(path))
  return [...own, ...others, ...own.map((path) => path.slice(language.length + 1))]
}

function resolvePage(page: Document, { query, anchor }: LinkParts): Resolution {
  const target = page.route + query
  // `#:~:text=…` asks the browser to search the page; `#top` is the start of any.
  const id = anchor.replace(/:~:.*$/s, '')
  if (id === 'top' || page.sections.some((section) => section.anchor === id)) {
    return { type: 'page', target: target + toHash(anchor) }
  }

  // The title is the start of its page and has no anchor.
  if (id === toSlug(page.title)) return { type: 'page', target }
  return {
    type: 'broken',
    reason: `leads to ${page.file}, which has no heading with this anchor`,
    nearest: () => {
      const anchors = page.sections.slice(1).map((section) => section.anchor)
      const nearest = findNearest(id, anchors)
      return nearest === undefined ? undefined : page.route + toHash(nearest)
    },
  }
}

/** The mistyped target, or the only one of the same name in another place. */
function suggest(path: string, candidates: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/')).toLowerCase()
  const namesakes = candidates.filter((candidate) => candidate.toLowerCase().endsWith(name))
  return findNearest(path, candidates) ?? (namesakes.length === 1 ? namesakes[0] : undefined)
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
