import { decodeEntities, walkTokens } from '@docent/content'
import type { Document, Link, Problem } from '@docent/content'
import { lexWhole } from './lexWhole.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

const SHOWN = /^(?:https?|mailto|tel|art):/i

/** What the pages show otherwise than its author may expect: HTML as text, and links as words. */
export function reviewNotShown({ content }: Reviewed): Problem[] {
  return content.documents.flatMap((document) => [
    ...findHtml(document),
    ...document.links.filter(isDropped).map(({ to, line, field }) => {
      const message = `The link "${to}" is shown as words alone: pages link to http, https, mailto and tel.`
      return warn(document, line, message, field)
    }),
  ])
}

function findHtml(document: Document): Problem[] {
  if (!document.markdown.includes('<')) return []
  const problems: Problem[] = []
  walkTokens(lexWhole(document), document.sections[0]?.line ?? 1, (token, line) => {
    if (token.type !== 'html' || token.text.trimStart().startsWith('<!--')) return
    const [first = ''] = token.text.trim().split('\n')
    const message = `The HTML ${first.slice(0, 60)} is shown as text: say it in Markdown, or put it in backticks.`
    problems.push(warn(document, line, message))
  })
  return problems
}

function isDropped({ to, target }: Link): boolean {
  const address = decodeEntities(to).trim()
  return target === undefined && /^[a-z][a-z0-9+.-]*:/i.test(address) && !SHOWN.test(address)
}
