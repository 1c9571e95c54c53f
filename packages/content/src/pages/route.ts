import { compareText } from './problem.ts'

const PAGE = /\.(?:md|markdown)$/i
const EXTENSION = /\.(?:md|mdx|markdown)$/i

/** Whether a file of this name is a page, by its extension. */
export function isMarkdown(file: string): boolean {
  return PAGE.test(file)
}

/** The same for the pages of another tool, whose Markdown may have components. */
export function isAnyMarkdown(file: string): boolean {
  return EXTENSION.test(file)
}

/**
 * The path of a file's page: the file's without extension and without `index`, or Hugo's `_index`. A path without
 * its extension has the same route.
 *
 * A route can be written into a link as it is. So of a name only letters and digits of any script
 * and `-._~+@` are kept, and every other run of characters becomes one hyphen: `My page.md` is at
 * `/My-page`. Capitals stay.
 */
export function toRoute(file: string): string {
  const parts = file.replace(EXTENSION, '').split('/')
  if (isIndex(parts.at(-1)) || file === '') parts.pop()
  return `/${parts.map(toRoutePart).join('/')}`
}

/** Whether the route has the names of the folders and the file as they are. */
export function isNameKept(file: string): boolean {
  const path = file.replace(EXTENSION, '').normalize('NFC')
  return path.split('/').every((name) => toRoutePart(name) === name)
}

/** The top folder of a file; empty for a file at the top. */
export function toCollection(file: string): string {
  const at = file.indexOf('/')
  return at < 0 ? '' : file.slice(0, at)
}

/** A file's name as a title, for want of a better one: `getting-started.md` is Getting started. */
export function toReadableName(file: string): string {
  const parts = file.replace(EXTENSION, '').split('/')
  if (isIndex(parts.at(-1))) parts.pop()
  const words = (parts.at(-1) ?? 'home').replace(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function compareRoutes(a: { route: string }, b: { route: string }): number {
  return compareText(a.route, b.route)
}

function isIndex(name: string | undefined): boolean {
  return name === 'index' || name === '_index'
}

function toRoutePart(name: string): string {
  const kept = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._~+@-]+/gu, '-')
  return kept.replace(/^-+/, '').replace(/-$/, '') || 'page'
}
