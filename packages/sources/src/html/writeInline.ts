import {
  attributeOf,
  nodesIn,
  countWords,
  foldSpaces,
  hasBlock,
  isBlock,
  isElement,
  isInvisible,
  rawText,
} from './dom.ts'
import type { AnyNode, Element } from './dom.ts'
import { escapeForMarkdown, fenceInline } from '../markdown/escapeForMarkdown.ts'

const CODE = /^(?:code|tt|kbd|samp)$/

/** The alternative text of a small picture is a name, of a longer one a sentence. */
const LEAST_WORDS_OF_ALT = 3

/**
 * Inline content as Markdown on one line: text is escaped, code is fenced, links lead to whole
 * addresses. Emphasis is dropped, because marks in the middle of words would be shown.
 *
 * @param base what links are resolved against; without one, their labels are kept.
 */
export function writeInline(node: AnyNode, base?: string): string {
  return foldSpaces(write(node, base))
}

export function writeInlines(nodes: readonly AnyNode[], base?: string): string {
  return foldSpaces(nodes.map((node) => write(node, base)).join(''))
}

function write(node: AnyNode, base: string | undefined): string {
  if (node.type === 'text') return escapeForMarkdown(rawText(node))
  if (!isElement(node) || isInvisible(node)) return ''
  if (node.name === 'br') return ' '
  if (node.name === 'img') return writeImage(node)
  if (CODE.test(node.name) && !hasBlock(node)) return fenceInline(foldSpaces(rawText(node)))
  const inside = nodesIn(node)
    .map((child) => write(child, base))
    .join('')
  if (node.name === 'a') return writeLink(node, inside, base)
  return isBlock(node) ? ` ${inside} ` : inside
}

function writeImage(image: Element): string {
  const alt = foldSpaces(attributeOf(image, 'alt'))
  return countWords(alt) < LEAST_WORDS_OF_ALT ? '' : escapeForMarkdown(alt)
}

function writeLink(link: Element, label: string, base: string | undefined): string {
  const address = readAddress(attributeOf(link, 'href'), base)
  const text = label.trim()
  // A link cannot hold another one, which a bare address in its label would become.
  if (address === undefined || text === '' || /https?:|www\.|@/i.test(text)) return label
  const before = label.startsWith(' ') ? ' ' : ''
  const after = label.endsWith(' ') ? ' ' : ''
  return `${before}[${text}](${address})${after}`
}

/** A placeholder for the host of a source that is served under a path: its links are paths. */
const MOUNTED = 'http://mounted.invalid'

/** The base address of a page's links; undefined for a file, whose links lead to no page. */
export function toLinkBase(url: string): string | undefined {
  if (/^https?:/.test(url)) return url
  return url.startsWith('/') ? MOUNTED + url : undefined
}

/** A web address, or a path, that can be written between parentheses; undefined for all others. */
export function readAddress(href: string, base: string | undefined): string | undefined {
  if (base === undefined || href.trim() === '') return undefined
  const url = URL.parse(href.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined
  const address = url.origin === MOUNTED ? url.href.slice(MOUNTED.length) : url.href
  return address.replace(
    /[()<>\\\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}
