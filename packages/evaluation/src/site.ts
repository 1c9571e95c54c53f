import { decodePath, inlineText, lexInline } from '@docent/content'
import type { Document } from '@docent/content'
import { readPage } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import type { ExpectedPlace } from './question.ts'
import { listWords } from './words.ts'

/** The pages of a site, as an evaluation needs them. */
export interface EvalSite {
  /** The page of a file; undefined for one that is not there. */
  routeOf(file: string): string | undefined
  /** The page that an address in an answer leads to. A page that is elsewhere has its address as its route. */
  routeAt(url: string): string
  /** The index's data about a file. */
  passagesOf(file: string): readonly Passage[]
  /** The words that the file of a page holds, its front matter included. */
  wordsOf(route: string): ReadonlySet<string>
}

/**
 * Finds the pages by their files. A page of a source has its address as its file, and is found by its path in the
 * source too.
 *
 * @param readSource gives the whole text of a file, by its path in the content folder.
 */
export function createEvalSite(
  documents: readonly Document[],
  readSource: (file: string) => string,
): EvalSite {
  const byFile = new Map(documents.map((document) => [document.file, document]))
  for (const document of documents) {
    const { sourceFile } = document
    if (sourceFile !== undefined && !byFile.has(sourceFile)) byFile.set(sourceFile, document)
  }
  const files = new Map(documents.map(({ file, route }) => [route, file]))
  return {
    routeOf: (file) => byFile.get(file)?.route,
    routeAt(url) {
      const [address = ''] = url.split('#')
      return files.has(address) ? address : toAnswerRoute(url)
    },
    passagesOf: remember((file) => {
      const document = byFile.get(file)
      return document ? readPage(document).passages : []
    }),
    wordsOf: remember((route) => {
      const file = files.get(route)
      return new Set(file === undefined ? [] : listWords(readSource(file)))
    }),
  }
}

function remember<Value>(read: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>()
  return (name) => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}

/** The page that an address leads to: a root-absolute one, or one of a server. */
export function toAnswerRoute(url: string): string {
  if (!URL.canParse(url, 'http://site.invalid')) return ''
  const { pathname } = new URL(url, 'http://site.invalid')
  return decodePath(pathname).replace(/(?<=.)\/+$/, '')
}

/** Whether a place means a passage under `heading`. */
export function isSection(place: ExpectedPlace, heading: string): boolean {
  if (place.heading === undefined) return true
  if (place.heading === '' || heading === '') return place.heading === heading
  const found = squash(heading)
  return squash(place.heading) === found || squash(inlineText(lexInline(place.heading))) === found
}

/** The part of a heading that must match: its letters and digits. */
function squash(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
