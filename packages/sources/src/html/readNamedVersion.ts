import { attributeOf, findFirst, foldSpaces, rawText } from './dom.ts'
import { MAX_HEADING_LENGTH } from '../limits.ts'
import type { HtmlTree } from './parsePage.ts'
import { isVersionName } from '../version.ts'

/** Generators write these names for the newest version, and for a site that has only one. */
const ALIAS = /^(?:current|latest|stable|main|master|default)$/i

/** The title that Sphinx gives its pages: `Lists — Python 3.13.5 documentation`. */
const SPHINX_TITLE = /\s[\u2014-]\s.*?\bv?(\d[\w.]{0,20}) documentation$/

/** The version that a page names in its head; empty if it names none, or only an alias. */
export function readNamedVersion(tree: HtmlTree): string {
  const meta = (name: string): string =>
    attributeOf(findFirst(`meta[name="${name}" i]`, tree), 'content').trim()
  const named = [
    meta('docusaurus_version'),
    meta('docsearch:version').split(',')[0] ?? '',
    meta('readthedocs-version-slug'),
    readSphinxVersion(tree),
  ]
  return named.find((one) => isVersionName(one) && !ALIAS.test(one)) ?? ''
}

function readSphinxVersion(tree: HtmlTree): string {
  const title = findFirst('title', tree)
  const text = title ? foldSpaces(rawText(title)) : ''
  // The pattern looks through the rest of the title for each dash.
  return SPHINX_TITLE.exec(text.slice(-MAX_HEADING_LENGTH))?.[1] ?? ''
}
