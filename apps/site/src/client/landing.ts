// Loaded when a link leads to a sentence, as those to the sources of an answer do. A browser that
// knows text directives finds it too when it loads a page, but not all do if the page is changed
// in place, none finds the row of a table, and none knows what the open chat covers.

const NAME = 'cited'

/** The separators of the cells of a row, when it is quoted as a sentence. */
const COLUMN = /(^|; )[^:;]{1,40}: /g

/**
 * Marks the sentence that the directive of an address quotes, and scrolls to it. If the page does not
 * have it, the page stays at the anchor of the address.
 */
export function landOn(url: string): void {
  const main = document.querySelector('main')
  const quoted = readDirective(url)
  if (!main || !quoted) return
  const page = readLetters(main)
  const section = document.getElementById(quoted.anchor)
  const from = section ? page.places.findIndex(({ node }) => isAtOrAfter(node, section)) : 0
  const range = findRange(page, quoted, Math.max(from, 0))
  if (!range) return

  markRange(main, range)
  for (let node = range.startContainer.parentElement; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true
    const tab = node.matches('.pane') && node.previousElementSibling?.querySelector('input')
    if (tab) tab.checked = true
  }
  const { left, width, top, bottom } = range.getBoundingClientRect()
  const way = top - findTop()
  // In a low window the open chat reaches up to the bar: it makes way, and its pill stays.
  const there = document.elementFromPoint(left + width / 2, bottom - way - 1)
  there?.closest('.docent')?.querySelector<HTMLElement>('.pill[aria-expanded=true]')?.click()
  scrollBy(0, way)
  // Nobody has scrolled down to read on: the pill comes back.
  const showPill = (): void => document.documentElement.removeAttribute('data-receded')
  addEventListener('scrollend', showPill, { once: true })
}

function markRange(main: HTMLElement, range: Range): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(NAME, new Highlight(range))
  // A highlight covers only letters: the padding of inline code was a pale gap in it.
  for (const code of main.querySelectorAll<HTMLElement>(':not(pre) > code')) {
    code.style.background = range.intersectsNode(code) ? 'var(--soft)' : ''
  }
}

/**
 * How far below the top of the window a sentence comes to rest, in pixels: below the bars, with room
 * for its heading. A narrow window has a second bar, "On this page".
 */
function findTop(): number {
  return innerWidth < 768 ? 176 : 150
}

interface Quoted {
  readonly anchor: string
  readonly start: string
  /** The end of a long one, which is not quoted whole. */
  readonly end: string | undefined
}

function readDirective(url: string): Quoted | undefined {
  const [, anchor = '', quote = ''] = /^[^#]*#(.*?):~:text=([^&]+)/.exec(url) ?? []
  try {
    const [start = '', end] = quote.split(',').map(decodeURIComponent)
    return { anchor: decodeURIComponent(anchor), start, end }
  } catch {
    // The author of the address did not encode it.
    return undefined
  }
}

/** The letters and digits of a part of the page, without everything between them. */
interface Letters {
  readonly text: string
  /** The position of each. */
  readonly places: readonly { readonly node: Text; readonly at: number }[]
}

function readLetters(root: Element): Letters {
  const places: { node: Text; at: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    for (const { 0: letter, index: at } of node.data.matchAll(/[\p{L}\p{N}]/gu)) {
      text += toLetters(letter)
      while (places.length < text.length) places.push({ node, at })
    }
  }
  return { text, places }
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function isAtOrAfter(node: Node, section: Element): boolean {
  return (section.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Looks in the section first: a short sentence may be on the page more than once. */
function findRange(page: Letters, { start, end }: Quoted, from: number): Range | undefined {
  for (const quote of [start, start.replace(COLUMN, '$1')]) {
    const letters = toLetters(quote)
    for (const place of letters === '' ? [] : [from, 0]) {
      const first = findWords(page, letters, place)
      if (first < 0) continue
      const ending = end === undefined ? letters : toLetters(end)
      const last = findWords(page, ending, first)
      if (last >= 0) return createRange(page, first, last + ending.length - 1)
    }
  }
  return undefined
}

/** The place of some letters where they begin a word. */
function findWords({ text, places }: Letters, letters: string, from: number): number {
  let index = text.indexOf(letters, from)
  while (index > 0 && isWithinWord(places[index - 1], places[index])) {
    index = text.indexOf(letters, index + 1)
  }
  return index
}

type Place = Letters['places'][number] | undefined

function isWithinWord(before: Place, place: Place): boolean {
  return before?.node === place?.node && before !== undefined && before.at + 1 === place?.at
}

function createRange({ places }: Letters, first: number, last: number): Range | undefined {
  const [start, end] = [places[first], places[last]]
  if (!start || !end) return undefined
  const range = new Range()
  range.setStart(start.node, start.at)
  // With the sign that ends the sentence.
  const tail = /^[\p{L}\p{N}][.!?…:)”"]*/u.exec(end.node.data.slice(end.at))?.[0] ?? ''
  range.setEnd(end.node, end.at + tail.length)
  return range
}
