import type { Document, Problem } from '@docent/content'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** Finds headings that skip a level, which confuses readers who jump from heading to heading. */
export function reviewHeadings({ content }: Reviewed): Problem[] {
  return content.documents.flatMap(reviewPage)
}

function reviewPage(document: Document): Problem[] {
  const problems: Problem[] = []
  // The page's title is the first level.
  let above = 1
  for (const { heading, depth, line } of document.sections.slice(1)) {
    if (depth > above + 1) {
      const message = `The heading "${heading}" has level ${depth} below level ${above}: change it to ${'#'.repeat(above + 1)}.`
      problems.push(warn(document, line, message))
    }
    above = depth
  }
  return problems
}
