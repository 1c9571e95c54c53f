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

/** Lists of other pages and the home page need no text. */
function findEmpty(document: Document, site: Reviewed): Problem[] {
  const { file, markdown, questions } = document
  if (markdown.trim() !== '' || questions.length > 0 || /(?:^|\/)index\.\w+$/.test(file)) return []
  const message = 'The page has no text below its front matter: write it, or set "draft: true".'
  return [warn(document, site.lineOf(document, 'title'), message)]
}

function findEarlyUpdate(document: Document, site: Reviewed): Problem[] {
  const { date, updated } = document
  if (date === undefined || updated === undefined || updated >= date) return []
  const message = `is ${updated}, before the date of the page, ${date}`
  return [warn(document, site.lineOf(document, 'updated'), message, 'updated')]
}
