/** A fetched and parsed page of this site, which replaces the current one. */
export interface FetchedPage {
  readonly document: Document
  readonly main: HTMLElement
}

/** Fetches pages ahead of their use, and each only once within a short time. */
export interface PageSource {
  /** @throws if the address does not lead to a page that can replace this one. */
  get(url: string): Promise<FetchedPage>
  /** Fetches a page that the visitor will probably open; failures are silent. */
  prefetch(url: string): void
}

/** How long a page that was fetched ahead is as good as new. */
const FRESH_MS = 30_000
const MOST_KEPT = 20

export type ParsePage = (html: string) => Document

export function createPageSource(parse: ParsePage, now: () => number = Date.now): PageSource {
  const kept = new Map<string, { html: Promise<string>; at: number }>()

  function load(url: string): Promise<string> {
    const known = kept.get(url)
    if (known && now() - known.at < FRESH_MS) return known.html
    const html = fetchHtml(url)
    kept.delete(url)
    kept.set(url, { html, at: now() })
    // A failed page is requested again the next time.
    html.catch(() => kept.delete(url))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return html
  }

  return {
    async get(url) {
      const document = parse(await load(url))
      const main = document.querySelector('main')
      if (!main) throw new Error('The response has no page.')
      return { document, main }
    },
    prefetch(url) {
      load(url).catch(() => undefined)
    },
  }
}

async function fetchHtml(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  // The browser itself handles missing and moved pages, and their addresses.
  if (!response.ok || isMoved(response, url) || !isPage)
    throw new Error('The response is not a page.')
  return response.text()
}

/** Hosts that serve folders add a slash to the address, and the page is the same. */
function isMoved({ redirected, url }: Response, asked: string): boolean {
  return redirected && url.replace(/\/(?=$|\?)/, '') !== new URL(asked, location.href).href
}
