import { TAGS_ROUTE, translationPath } from '@docent/content'
import type { Document, Problem } from '@docent/content'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** Finds empty pages, and pages whose update is before their date. */
export function reviewText(site: Reviewed): Problem[] {
  return site.content.documents.flatMap((document) => [
    ...findEmpty(document, site),
    ...findEarlyUpdate(document, site),
  ])
}

function findEmpty(document: Document, site: Reviewed): Problem[] {
  const { markdown, questions } = document
  if (markdown.trim() !== '' || questions.length > 0 || isList(document)) return []
  const message = 'The page has no text below its front matter: write it, or set "draft: true".'
  return [warn(document, site.lineOf(document, 'title'), message)]
}

function findEarlyUpdate(document: Document, site: Reviewed): Problem[] {
  const { date, updated } = document
  if (date === undefined || updated === undefined || updated >= date) return []
  const message = `is ${updated}, before the date of the page, ${date}`
  return [warn(document, site.lineOf(document, 'updated'), message, 'updated')]
}

/** Lists of other pages need no text: the home page, the index of a folder, all tags, an author's articles. */
function isList(document: Document): boolean {
  const path = translationPath(document)
  return (
    /(?:^|\/)index\.\w+$/.test(document.file) ||
    path === TAGS_ROUTE ||
    document.collection === 'authors'
  )
}
