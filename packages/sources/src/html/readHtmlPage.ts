import {
  attributeOf,
  cutText,
  findAll,
  findFirst,
  findOutermost,
  foldSpaces,
  lineOf,
  nodesIn,
  rawText,
} from './dom.ts'
import type { Element } from './dom.ts'
import { cleanMain } from './cleanMain.ts'
import { findMain, findOuterTitle } from './findMain.ts'
import { readNamedVersion } from './readNamedVersion.ts'
import { GENERATOR_SIGNS } from './generators.ts'
import type { GeneratorName } from './generators.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_HEADING_LENGTH, MAX_LINKS } from '../limits.ts'
import type { PageNames } from '../siteNames.ts'
import { parsePage } from './parsePage.ts'
import type { HtmlTree } from './parsePage.ts'
import { readHtmlSections } from './readSections.ts'
import type { OutlineSection } from './outline.ts'
import { dropTemplate } from './templateLines.ts'
import type { TemplateLines } from './templateLines.ts'

/** A page of HTML with its main element found and cleaned. */
export interface OpenedPage {
  readonly tree: HtmlTree
  readonly main: Element
}

/** The facts in the head of a page. */
interface HtmlHead extends PageNames {
  readonly language: string
  readonly version: string
  readonly generator: GeneratorName
}

export interface HtmlPage extends HtmlHead {
  readonly sections: readonly OutlineSection[]
  /** Words of the template that were inside the main element and were taken out. */
  readonly droppedWords: number
}

/**
 * Opens a page for the import; undefined for a page with `noindex`, a redirect, and an empty page.
 *
 * @param selector of the main element, tried before the built-in selectors.
 */
export function openHtmlPage(html: string, selector?: string): OpenedPage | undefined {
  const tree = parsePage(html)
  const robots = findAll('meta[name=robots i]', tree).map((tag) => attributeOf(tag, 'content'))
  if (robots.some((rule) => /noindex|none/i.test(rule))) return undefined
  if (findFirst('meta[http-equiv=refresh i]', tree)) return undefined
  const main = findMain(tree, selector)
  if (!main) return undefined
  cleanMain(main)
  return { tree, main }
}

/**
 * Reads an opened page and changes its tree: no page can be read twice.
 *
 * @param base the address that its links are resolved against, if it is known.
 */
export function readHtmlPage(
  { tree, main }: OpenedPage,
  template: TemplateLines,
  base: string | undefined,
): HtmlPage {
  const droppedWords = dropTemplate(main, template)
  const head = readHead(tree, main)
  const title = findTitleElement({ tree, main })
  const linkBase = findAll('a[href]', main).length > MAX_LINKS ? undefined : base
  const sections = openWithName(readHtmlSections(main, title, linkBase))
  return { ...head, sections: dropSaidTitle(sections, head.title), droppedWords }
}

/** Some pages show their title as a line of text. */
function dropSaidTitle(
  sections: readonly OutlineSection[],
  title: string,
): readonly OutlineSection[] {
  const [first, ...rest] = sections
  const [line, ...blocks] = first?.blocks ?? []
  if (!first || line?.type !== 'paragraph' || line.text !== title) return sections
  return [{ ...first, blocks }, ...rest]
}

/** A manual page says what it is about under the heading "Name": that is how the page opens. */
function openWithName(sections: readonly OutlineSection[]): readonly OutlineSection[] {
  const [first, second, ...rest] = sections
  const isName = first?.blocks.length === 0 && /^name$/i.test(second?.heading ?? '')
  if (!first || !second || !isName || rest[0]?.path.includes(second.heading)) return sections
  return [{ ...first, blocks: second.blocks }, ...rest]
}

function readHead(tree: HtmlTree, main: Element): HtmlHead {
  const meta = (name: string): string =>
    attributeOf(findFirst(`meta[name="${name}" i]`, tree), 'content').trim()
  return {
    ...readNames({ tree, main }),
    language: readLanguage(tree, main),
    version: readNamedVersion(tree),
    generator: findGenerator(meta('generator'), tree),
  }
}

/** The first heading of a page, the name of its tab, and its sentence for search engines. */
export function readNames(page: OpenedPage): PageNames {
  const named = readNamedTitle(page)
  const tag = findFirst('meta[name="description" i]', page.tree)
  const description = foldSpaces(attributeOf(tag, 'content'))
  return {
    title: readTitle(page, named),
    named,
    // Texinfo writes the name of the page here.
    description: description === named ? '' : cutText(description, MAX_DESCRIPTION_LENGTH),
  }
}

/** The texts of a page's headings. */
export function readHeadingTexts({ main }: Pick<OpenedPage, 'main'>): string[] {
  return findOutermost('h1,h2,h3,h4', main).map((one) => cutText(lineOf(one), MAX_HEADING_LENGTH))
}

function readTitle({ tree, main }: OpenedPage, named: string): string {
  const own = findTitleElement({ tree, main })
  const hasParts = own === undefined && findFirst('h1', main) !== undefined
  const heading = hasParts ? undefined : (own ?? findOuterTitle(tree) ?? findFirst('h2', main))
  const title = (heading && lineOf(heading)) || named
  return cutText(title, MAX_HEADING_LENGTH)
}

function readNamedTitle({ tree }: Pick<OpenedPage, 'tree'>): string {
  const named = findFirst('title', tree)
  return named ? cutText(foldSpaces(rawText(named)), MAX_HEADING_LENGTH) : ''
}

/** The address that a page names as its own, as written; empty if it names none. */
export function readCanonical({ tree }: Pick<OpenedPage, 'tree'>): string {
  return attributeOf(findFirst('link[rel=canonical i]', tree), 'href').trim()
}

/** The version that a page of HTML names; empty if it names none. */
export function readHtmlVersion(html: string): string {
  return readNamedVersion(parsePage(html))
}

/** Whether a page of HTML without text tells browsers without JavaScript that it needs it. */
export function isFilledByScript(html: string): boolean {
  return findAll('noscript', parsePage(html)).some((node) =>
    /javascript/i.test(nodesIn(node).map(rawText).join(' ')),
  )
}

/**
 * The heading of the whole page. Some pages have a heading of the first level for each part: none of
 * them is the title then, and the name of the page does not repeat the first.
 */
function findTitleElement({ tree, main }: OpenedPage): Element | undefined {
  const [first, second] = findAll('h1', main)
  if (!first || !second) return first
  const named = readNamedTitle({ tree }).toLowerCase()
  const isPart = named !== '' && !named.includes(lineOf(first).toLowerCase())
  return isPart ? undefined : first
}

/** Pages that are not translated yet name their real language on the main element. */
function readLanguage(tree: HtmlTree, main: Element): string {
  const root = findFirst('html', tree)
  const named = findFirst('main[lang]', tree)
  const language =
    attributeOf(main, 'lang') ||
    attributeOf(named, 'lang') ||
    attributeOf(root, 'lang') ||
    attributeOf(root, 'xml:lang')
  return LANGUAGE_TAG.test(language) ? language : ''
}

const LANGUAGE_TAG = /^[\w-]{1,35}$/

function findGenerator(named: string, tree: HtmlTree): GeneratorName {
  const told = GENERATOR_SIGNS.find(([, pattern]) => pattern.test(named))
  const shown = told ?? GENERATOR_SIGNS.find(([, , selector]) => findFirst(selector, tree))
  return shown?.[0] ?? 'unknown'
}
