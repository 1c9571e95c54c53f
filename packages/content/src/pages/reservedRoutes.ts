import { API_FOLDER, MCP_PATH } from '@docent/protocol/api'
import { translationPath } from './languages.ts'
import type { Document, Problem } from '../types.ts'

/** Paths that the server answers before it looks for a page. */
const SERVER_PATHS: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
  '/search.json',
  '/theme.js',
  '/_headers',
  '/_redirects',
  MCP_PATH,
])

/** Pages that Docent writes for each language of the site. */
const OWN_PAGES: ReadonlySet<string> = new Set(['/search', '/404'])

const SCRIPT_FOR_OTHER_SITES = /^\/widget(?:-[\w-]+)?\.js$/

/** Pages that no visitor would see, because something of Docent has their address. */
export function reviewReservedRoutes(documents: readonly Document[]): Problem[] {
  return documents.flatMap((document) => {
    const reason = explain(document)
    if (reason === undefined) return []
    const { file, route } = document
    return [{ severity: 'error', file, line: 0, message: reason, found: route }]
  })
}

/** Whether something of Docent has an address in the language at the root, so that no page can have it. */
export function isReservedRoute(route: string): boolean {
  const path = route.toLowerCase()
  return `${path}/`.startsWith(API_FOLDER) || OWN_PAGES.has(path) || isServerPath(path)
}

function isServerPath(path: string): boolean {
  return SERVER_PATHS.has(path) || SCRIPT_FOR_OTHER_SITES.test(path)
}

function explain(document: Document): string | undefined {
  const { route } = document
  // Some disks ignore the case of names, as for duplicate routes.
  const path = route.toLowerCase()
  if (path.startsWith(API_FOLDER)) {
    return `The server answers all addresses below ${API_FOLDER} itself, so visitors would never see ${route}. Move the page to another folder, such as api-reference.`
  }
  const isOwn = OWN_PAGES.has(translationPath(document).toLowerCase())
  if (!isOwn && !isServerPath(path)) return undefined
  return `Docent uses the address ${route} itself, so visitors would never see this page. Rename the file.`
}
