import type { FetchedPage } from './pageSource.ts'

/** The parts of a page's head that differ between pages. All are for machines: none runs or is drawn. */
const HEAD =
  'meta:is([name=description],[name=robots],[name^="twitter:"],[property^="og:"]),' +
  'link:is([rel=canonical],[rel=alternate]),script[type="application/ld+json"]'

/**
 * Whether two pages are from the same build, in the same language, and both with the chat or without:
 * otherwise the styles, the header or the chat of one do not fit the other.
 */
export function isSameBuild(a: Document, b: Document): boolean {
  return readAssets(a) === readAssets(b) && readFrame(a) === readFrame(b)
}

/** Header and chat stay when a page is shown. They depend on the language, as the home link tells, and on the chat. */
function readFrame(page: Document): string {
  return `${page.querySelector('.brand')?.getAttribute('href')} ${page.querySelector('.docent')?.id}`
}

function readAssets(page: Document): string {
  const loaded = page.head.querySelectorAll('link[rel=stylesheet], script[src]')
  const names = [...loaded].map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
  // A sheet that was loaded with the chat, the search or a text, is on one page and not on the other.
  return names.filter((name) => !/\/(chat|reading|search|shown)-/.test(name)).join(' ')
}

/**
 * Loads the sheets that a fetched page has and the shown one has not, so that it is never seen
 * without them. @throws if one cannot be loaded.
 */
export async function loadSheets({ document: next }: FetchedPage): Promise<void> {
  const links = [...next.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')]
  await Promise.all(links.map((link) => loadSheet(link.getAttribute('href') ?? '')))
}

function loadSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => reject(new Error(`Cannot load ${href}.`)))
  document.head.append(link)
  return promise
}

/** Replaces the page that is shown with a fetched one; everything around it stays. */
export function showPage({ document: next, main }: FetchedPage): void {
  document.title = next.title
  document.documentElement.lang = next.documentElement.lang
  for (const old of document.head.querySelectorAll(HEAD)) old.remove()
  document.head.append(...next.head.querySelectorAll(HEAD))
  markCurrent(next)
  showLanguages(next)
  document.querySelector('main')?.replaceWith(main)
}

/** The same page in other languages is another one for each page. */
function showLanguages(next: Document): void {
  const languages = '#Languages'
  const shown = next.querySelector(languages)
  if (shown) document.querySelector(languages)?.replaceWith(shown)
}

/** The links of header and footer are the same on every page, except the current one. */
function markCurrent(next: Document): void {
  const links = 'header a, footer a'
  const current = new Map(
    [...next.querySelectorAll(links)].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  )
  for (const link of document.querySelectorAll(links)) {
    const mark = current.get(link.getAttribute('href'))
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
}
