import { ancestorsOf, countWords, findAll, findFirst, lineOf, matches, rawText } from './dom.ts'
import type { Element, ParentNode } from './dom.ts'
import { MAIN_SELECTORS } from './generators.ts'

/** Titles of the site and of menus, which are not titles of the page. */
const FOREIGN_TITLE = 'nav *,.menu-title,[role=banner] *,#menu-bar *'

/**
 * The element that holds the text of a page.
 *
 * A selector counts only if it matches once: a list of articles has no main article.
 *
 * @param selector an owner's own, before all others.
 */
export function findMain(page: ParentNode, selector?: string): Element | undefined {
  const selectors = selector === undefined ? MAIN_SELECTORS : [selector, ...MAIN_SELECTORS]
  for (const one of selectors) {
    const found = findAll(one, page)
    const [main] = found
    if (main && found.length === 1) return widenToTitle(main, page)
  }
  return findFirst('body', page) ?? findFirst('html', page) ?? findFirst('*', page)
}

/** If the page's only title is outside, the nearest element that holds both and little else. */
function widenToTitle(main: Element, page: ParentNode): Element {
  if (findFirst('h1', main) || startsWithHeading(main)) return main
  if (!findOuterTitle(page)) return main
  const most = 1.5 * countWords(rawText(main)) + 50
  for (const up of ancestorsOf(main)) {
    if (findFirst('h1', up)) return countWords(rawText(up)) < most ? up : main
  }
  return main
}

/** The only heading of the first level on a page, wherever it is. */
export function findOuterTitle(page: ParentNode): Element | undefined {
  const titles = findAll('h1', page).filter((title) => !matches(title, FOREIGN_TITLE))
  return titles.length === 1 ? titles[0] : undefined
}

function startsWithHeading(main: Element): boolean {
  const heading = findFirst('h2', main)
  return heading !== undefined && lineOf(main).startsWith(lineOf(heading).slice(0, 20))
}
