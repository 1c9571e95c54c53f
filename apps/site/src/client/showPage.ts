import type { FetchedPage } from './pageSource.ts'

/** What of a page's head differs from page to page. */
const HEAD = 'meta[name=description], meta[name=robots], link[rel=canonical], meta[property^="og:"]'

/** Whether two pages were made by the same build: else the styles of one do not fit the other. */
export function isSameBuild(a: Document, b: Document): boolean {
  return readAssets(a) === readAssets(b)
}

function readAssets(page: Document): string {
  const loaded = page.head.querySelectorAll('link[rel=stylesheet], script[src]')
  const names = [...loaded].map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
  // A sheet that was loaded with the chat or the search is on one page and not on the other.
  return names.filter((name) => !/\/(chat|search)-/.test(name)).join(' ')
}

/** Puts a fetched page in the place of the one that is shown; everything around it stays. */
export function showPage({ document: next, main }: FetchedPage): void {
  document.title = next.title
  document.documentElement.lang = next.documentElement.lang
  for (const old of document.head.querySelectorAll(HEAD)) old.remove()
  document.head.append(...next.head.querySelectorAll(HEAD))
  markCurrent(next)
  document.querySelector('main')?.replaceWith(main)
}

/** The links of header and footer are the same on every page, but for the one that is current. */
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
