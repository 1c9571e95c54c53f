import { findNearest } from './nearest.ts'
import { toCollection } from './route.ts'
import type { Document, Problem } from '../types.ts'

/** The start of every route of a page's language: `/de`; empty for the language at the root. */
export function languageBase({ language }: Pick<Document, 'language'>): string {
  return language === undefined ? '' : `/${language}`
}

/** The path that a page shares with its translations: `/products/lamp` for `/de/products/lamp`. */
export function translationPath(page: Pick<Document, 'language' | 'route'>): string {
  return page.route.slice(languageBase(page).length) || '/'
}

/** Gives the pages in the folder of a language that language, and the collection that they have in it. */
export function assignToLanguages(
  documents: readonly Document[],
  [, ...others]: readonly string[],
): readonly Document[] {
  if (others.length === 0) return documents
  return documents.map((document) => {
    const { file } = document
    const language = others.find((tag) => file.startsWith(`${tag}/`))
    if (language === undefined) return document
    return { ...document, language, collection: toCollection(file.slice(language.length + 1)) }
  })
}

/** Languages without pages, and pages in the folder of the language that needs none. */
export function reviewLanguages(
  documents: readonly Document[],
  [first, ...others]: readonly string[],
): Problem[] {
  if (first === undefined) return []
  const misplaced = documents.filter(({ file }) => file.startsWith(`${first}/`))
  const homes = new Set(documents.map(({ route }) => route))
  return [
    ...misplaced.map(({ file }) => reportMisplaced(file, first)),
    ...others.filter((tag) => !homes.has(`/${tag}`)).map(reportNoHome),
  ]
}

/** The reason why a path into a language leads nowhere. Undefined for any other path. */
export function explainLanguage(path: string, tags: readonly string[]): string | undefined {
  const [, folder] = /^([a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)(?:\/|$)/.exec(path) ?? []
  const [first] = tags
  if (first === undefined || folder === undefined || !isKnownLanguage(folder)) return undefined
  if (folder === first) return `leads nowhere, because pages in "${first}" have no folder`
  const meant = findNearest(folder, tags)
  if (meant === folder) return undefined
  return `leads nowhere, because this site has no language "${folder}", only ${listTags(tags)}`
}

/** Most folders with a short name are not languages. */
function isKnownLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return names.of(tag) !== undefined
}

function listTags(tags: readonly string[]): string {
  return new Intl.ListFormat('en').format(tags.map((tag) => `"${tag}"`))
}

function reportMisplaced(file: string, first: string): Problem {
  const message = `The pages in "${first}", the first of the languages, are at the top of the content folder: move the file to ${file.slice(first.length + 1)}.`
  return { severity: 'error', file, line: 0, message, found: file }
}

function reportNoHome(tag: string): Problem {
  const message = `The language "${tag}" has no home page: write this file, or remove the language from the configuration.`
  return { severity: 'error', file: `${tag}/index.md`, line: 0, message, found: tag }
}
