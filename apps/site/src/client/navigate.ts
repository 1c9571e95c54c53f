// Navigation between pages of this site without leaving the page: the next one's static file is
// fetched, and its <main> replaces this one's. An open chat, its scroll position and a
// running reply continue. Built on the Navigation API: if a browser lacks it, and whenever
// something is not as expected, the browser loads the page as it always did.

import reading from '../styles/reading.css?url'
import shown from '../styles/shown.css?url'
import { createPageSource } from './pageSource.ts'
import type { PageSource } from './pageSource.ts'
import { isSameBuild, loadSheets, showPage } from './showPage.ts'

export interface NavigateOptions {
  /** Called after another page is shown. */
  readonly onShown: () => void
}

const HOVER_MS = 65
/** A wait that is shorter than this is not worth showing. */
const SHOW_WAIT_MS = 300
const OPEN_CHAT = '.docent:has([aria-expanded=true])'
/** A page that took longer than this to be ready is shown at once: a quarter of a frame. */
const SOON_MS = 4
/**
 * The announcement waits for the change of focus: screen readers drop texts that arrive together with
 * it.
 */
const ANNOUNCE_MS = 250

/** Loads the search ahead of its use, and takes over navigation within this site if it can. */
export function navigateInPage({ onShown }: NavigateOptions): void {
  prepareSearch()
  if (!('navigation' in window)) return
  const parse = createParser()
  const source = createPageSource(parse)
  const announce = createAnnouncer()
  const giveFocusBack = keepChatFocus()
  const places = keepPlaces()

  navigation.addEventListener('navigate', (event) => {
    if (!isForUs(event)) return
    const { url } = event.destination
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        const wait = setTimeout(
          () => document.documentElement.setAttribute('data-waiting', ''),
          SHOW_WAIT_MS,
        )
        try {
          await show(source, url, event)
          if (event.signal.aborted) return
          moveScroll(event, places)
          giveFocusBack()
          moveFocus()
          onShown()
          startSearch().catch(reportError)
          announce(document.title)
        } catch (error) {
          // The address is already the new one: loading it is what the browser would have done.
          if (!event.signal.aborted) location.reload()
          throw error
        } finally {
          clearTimeout(wait)
          document.documentElement.removeAttribute('data-waiting')
        }
      },
    })
  })
  prefetchOnIntent(source)
  prefetchSheets()
  landOnSentences()
}

/** Opens the search dialog with the text typed meanwhile. Rejects if it cannot be loaded. */
export async function requestSearch(readTyped: () => string): Promise<void> {
  const search = await import('./search.ts')
  await search.ready
  search.openSearch(readTyped())
}

/** Brings the page of the search to life, if it is the one that is shown. */
export async function startSearch(): Promise<void> {
  if (!document.querySelector('#Results')) return
  const search = await import('./search.ts')
  await search.ready
  search.startPage()
}

/** Loads the search once somebody points at it. */
function prepareSearch(): void {
  const link = document.querySelector('#Search')
  for (const sign of ['pointerenter', 'focus']) {
    link?.addEventListener(sign, () => void import('./search.ts').catch(() => undefined))
  }
}

/** Links to sources lead to a sentence of a page, which stays marked until the next navigation. */
function landOnSentences(): void {
  let url = ''
  navigation.addEventListener('navigate', ({ destination }) => {
    url = destination.url
    if ('highlights' in CSS) CSS.highlights.delete('cited')
  })
  navigation.addEventListener('navigatesuccess', async () => {
    if (!url.includes(':~:text=')) return
    const wanted = url
    const { landOn } = await import('./landing.ts')
    if (url === wanted) landOn(url)
  })
}

function isForUs(event: NavigateEvent): boolean {
  const { destination, canIntercept, hashChange, downloadRequest, formData, navigationType } = event
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false
  // A page that is loaded again at the same address is the current one.
  return !navigationType.startsWith('re') && isPage(new URL(destination.url))
}

/** A page's address: on this site, without a file's extension, and not one of the server's own. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/\.[^/]+$|^\/(api|mcp)(\/|$)/.test(pathname)
}

async function show(source: PageSource, url: string, event: NavigateEvent): Promise<void> {
  const next = await source.get(withoutHash(url))
  if (event.signal.aborted) return
  if (!isSameBuild(document, next.document)) throw new Error('The site has been rebuilt.')
  // The policy of this page may forbid media, and it stays in force when only the text is replaced.
  if (next.main.querySelector('video,audio')) throw new Error('The page plays something.')

  await loadSheets(next)
  if (event.signal.aborted) return
  const isSoon = performance.now() - event.timeStamp < SOON_MS
  await change(() => showPage(next), isSoon)
}

/**
 * Changes the page, with a view transition if the browser has one and it does no harm. Capturing the
 * old page takes a browser as long as the rest of the navigation, so a slow machine, or a page that
 * took long to load (not `isSoon`), gets none.
 */
async function change(update: () => void, isSoon: boolean): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A transition shows a picture of the page for a moment: an arriving answer would seem to stop.
  const isChatting = document.querySelector(OPEN_CHAT) !== null
  if (!isSoon || isStill || isChatting || !('startViewTransition' in document)) return update()
  await document.startViewTransition(update).updateCallbackDone
}

/**
 * Remembers how far each page of this visit was scrolled when the visitor left it, by the key of its
 * history entry. Firefox restores some of these positions and loses others.
 */
function keepPlaces(): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  navigation.addEventListener('navigate', () => {
    const { currentEntry } = navigation
    if (currentEntry) places.set(currentEntry.key, scrollY)
  })
  return places
}

/** To the top, to the heading that the address names, or to where the reader was before. */
function moveScroll(event: NavigateEvent, places: ReadonlyMap<string, number>): void {
  // The key of a page that is new to the history is empty.
  const top = places.get(event.destination.key)
  if (top !== undefined) return scrollTo({ top, behavior: 'instant' })
  // It is another page, so there is no scrolling to show.
  const root = document.documentElement
  root.setAttribute('data-arriving', '')
  event.scroll()
  root.removeAttribute('data-arriving')
}

/**
 * Keeps the focus in the chat when a navigation begins there: on its way to a heading, back and
 * forward a browser takes the focus from whatever has it. Firefox does so even after the page is
 * shown, right before `popstate`. Returns a function that restores the focus.
 */
function keepChatFocus(): () => void {
  let held: HTMLElement | undefined
  navigation.addEventListener('navigate', () => {
    held = isInChat(document.activeElement) ? document.activeElement : undefined
  })
  const giveBack = (): void => {
    if (document.activeElement === document.body) held?.focus({ preventScroll: true })
  }
  for (const type of ['popstate', 'hashchange']) addEventListener(type, giveBack)
  return giveBack
}

/**
 * To the new page, as after a full load; a visitor who is in the chat stays there. If the address names a
 * heading, the browser is already there: the next Tab goes on from it.
 */
function moveFocus(): void {
  if (isInChat(document.activeElement)) return
  document.querySelector<HTMLElement>('main:not(:has(:target))')?.focus({ preventScroll: true })
}

/** Not the pill of a closed chat: the dialog of the search may have returned the focus to it. */
function isInChat(element: Element | null): element is HTMLElement {
  return element?.matches(`${OPEN_CHAT} *`) === true
}

function createAnnouncer(): (text: string) => void {
  const region = document.createElement('p')
  region.className = 'vh'
  region.role = 'status'
  document.body.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    region.textContent = ''
    timer = setTimeout(() => {
      region.textContent = text
    }, ANNOUNCE_MS)
  }
}

function prefetchOnIntent(source: PageSource): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  if (isSavingData()) return

  const onSign = ({ type, target }: Event): void => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !isPage(new URL(link.href)) || link.target === '_blank') return
    const url = withoutHash(link.href)
    if (url === withoutHash(location.href)) return
    if (type === 'pointerover') timer = setTimeout(() => source.prefetch(url), HOVER_MS)
    else source.prefetch(url)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, onSign)
}

/**
 * Fetches the style sheets that only some pages link (`sheets.ts`) into the browser's cache. By
 * `fetch`: to a `<link rel=prefetch>` Firefox applies `default-src 'none'`, and reports an error on
 * every page.
 */
function prefetchSheets(): void {
  if (isSavingData()) return
  // The page that needs a sheet links it, and says so itself when it cannot be loaded.
  for (const sheet of [reading, shown]) {
    fetch(sheet, { priority: 'low' }).catch(() => undefined)
  }
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url
}

/**
 * The one place where text becomes HTML, and it is our own built pages' text. A page may demand that
 * such places have a name (Trusted Types): this one's is `docent-page`.
 */
function createParser(): (html: string) => Document {
  const parser = new DOMParser()
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('docent-page', { createHTML: (html) => html })
  return (html) => parser.parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown }
}
