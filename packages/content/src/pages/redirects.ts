import { IMPRINT_ROUTE, PRIVACY_ROUTE, ROUTES } from '../config/configDefaults.ts'
import { findNearest } from './nearest.ts'
import { toOldPath } from './oldPath.ts'
import type { Content, Problem } from '../types.ts'

/** An old path of the site, decoded, and where it leads now: a path with its anchor, or an address. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export interface Redirects {
  readonly list: readonly Redirect[]
  readonly problems: readonly Problem[]
}

/** Where the configuration is, and the line of it that holds a text. */
export interface ConfigPlace {
  readonly file: string
  lineOf(text: string): number
}

interface Written extends Redirect {
  readonly file: string
  readonly line: number
  readonly field: string
}

/** Paths that the server itself answers: no redirect is ever reached there. */
const OWN_PATHS = /^\/(?:api|assets|mcp|search|healthz|readyz|metrics|widget\.js)(?:\/|$)/

/**
 * All redirects of a site, those of its pages and those of the configuration, by their old path. One that
 * leads to another redirect leads to its end.
 *
 * Problems name loops, chains, pages that would hide a redirect, and targets that do not exist.
 */
export function collectRedirects(
  content: Pick<Content, 'documents' | 'assets'>,
  configured: Readonly<Record<string, string>>,
  config: ConfigPlace,
): Redirects {
  const written = [...listOfPages(content), ...listOfConfig(configured, config)]
  const first = new Map<string, Written>()
  const problems: Problem[] = []
  const tell = createTeller(problems)
  for (const one of written) {
    const other = first.get(one.from)
    const taken = findTaken(content, one.from)
    if (taken !== undefined)
      tell(one, `is the address of ${taken}, so it would never redirect: remove it or that page.`)
    else if (other === undefined) first.set(one.from, one)
    else tell(one, `redirects twice, here and at ${describePlace(other)}: remove one of the two.`)
  }
  const list = [...first.values()].flatMap((one) => follow(one, first, content, tell))
  return { list: list.toSorted((a, b) => (a.from < b.from ? -1 : 1)), problems }
}

function listOfPages({ documents }: Pick<Content, 'documents'>): Written[] {
  return documents.flatMap(({ file, route, redirects }) =>
    redirects.map(({ path, line }) => ({ from: path, to: route, file, line, field: 'redirects' })),
  )
}

function listOfConfig(
  configured: Readonly<Record<string, string>>,
  { file, lineOf }: ConfigPlace,
): Written[] {
  return Object.entries(configured).map(([from, to]) => ({
    from: toOldPath(from) ?? from,
    to,
    file,
    line: lineOf(from),
    field: 'redirects',
  }))
}

type Tell = (about: Written, reason: string, more?: Partial<Problem>) => void

function createTeller(problems: Problem[]): Tell {
  return ({ from, file, line, field }, reason, more = {}) => {
    const message = `${JSON.stringify(from)} ${reason}`
    problems.push({ severity: 'error', file, line, field, message, found: from, ...more })
  }
}

function describePlace({ file, line }: Written): string {
  return line > 0 ? `${file}:${line}` : file
}

/** The page that is at an address already. */
function findTaken(
  { documents, assets }: Pick<Content, 'documents' | 'assets'>,
  path: string,
): string | undefined {
  const page = documents.find(({ route }) => route === path)
  if (page) return `the page ${page.file}`
  if (assets.includes(path.slice(1))) return `the file ${path.slice(1)}`
  if (isFixed(path, documents)) return 'a page that every site has'
  return OWN_PATHS.test(path) ? "one of the server's own paths" : undefined
}

const FIXED: ReadonlySet<string> = new Set([...ROUTES, PRIVACY_ROUTE, IMPRINT_ROUTE])

/** Whether a page is there without a file: in every language that has pages. */
function isFixed(path: string, documents: Content['documents']): boolean {
  if (FIXED.has(path)) return true
  const language = documents.find((one) => path.startsWith(`/${one.language}/`))?.language
  return language !== undefined && FIXED.has(path.slice(language.length + 1))
}

/** The redirect with the end of its chain; nothing, and a problem, if that leads nowhere. */
function follow(
  start: Written,
  all: ReadonlyMap<string, Written>,
  content: Pick<Content, 'documents' | 'assets'>,
  tell: Tell,
): Redirect[] {
  const passed = [start.from]
  let { to } = start
  for (let next = all.get(toPath(to)); next; next = all.get(toPath(to))) {
    if (passed.includes(next.from)) {
      tell(
        start,
        `redirects in a loop: ${[...passed, next.from].join(' → ')}. Let one of them lead to a page.`,
      )
      return []
    }
    passed.push(next.from)
    to = next.to
  }
  if (passed.length > 1) {
    const message = `leads to ${start.to}, which redirects too: write ${JSON.stringify(to)}.`
    tell(start, message, { severity: 'warning', expected: to })
  }
  const fault = passed.length > 1 ? undefined : findFault(to, content)
  if (fault === undefined) return [{ from: start.from, to }]
  tell(start, fault.reason, fault.more)
  return []
}

interface Fault {
  readonly reason: string
  readonly more?: Partial<Problem>
}

function findFault(
  to: string,
  { documents, assets }: Pick<Content, 'documents' | 'assets'>,
): Fault | undefined {
  if (!to.startsWith('/')) return undefined
  const path = toPath(to)
  const page = documents.find(({ route }) => route === path)
  const anchor = /#(.*)$/s.exec(to)?.[1] ?? ''
  if (page && page.sections.some((section) => section.anchor === anchor)) return undefined
  if (page) return { reason: `leads to ${to}, but ${page.file} has no heading with this anchor.` }
  if (isFixed(path, documents) || path === '/search' || assets.includes(path.slice(1)))
    return undefined

  const routes = [...documents.map(({ route }) => route), ...FIXED]
  const nearest = findNearest(path, routes)
  if (nearest === undefined)
    return { reason: `leads to ${to}, where there is no page: write the path of a page.` }
  return {
    reason: `leads to ${to}, where there is no page. Did you mean ${JSON.stringify(nearest)}?`,
    more: { expected: nearest },
  }
}

/** The path of a target, as routes are: decoded, without query, anchor and a slash at its end. */
function toPath(to: string): string {
  const path = to.replace(/[?#].*$/s, '')
  return toOldPath(path) ?? path
}
