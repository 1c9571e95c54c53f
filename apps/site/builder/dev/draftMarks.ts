import { explainUnpublished, toUtcDay } from '@docent/content'
import type { Document } from '@docent/content'

/** Colours that are legible on every theme: nothing of an owner's own applies here. */
const BANNER =
  'margin:0;padding:10px 24px;background:#5c3b00;color:#fff;font:600 15px/1.4 system-ui,sans-serif'

/**
 * Marks pages that visitors do not see: with a line at the top of the page, and a sign before each link
 * that leads to one. Only for the development server, which shows them.
 */
export function markUnpublished(
  html: string,
  documents: readonly Document[],
  route: string,
  now: number = Date.now(),
): string {
  const today = toUtcDay(now)
  const hidden = documents.flatMap((document) => {
    const reason = explainUnpublished(document, today)
    return reason === undefined ? [] : [{ route: document.route, reason }]
  })
  if (hidden.length === 0) return html
  const links = hidden.map((page) => `a[href="${page.route}"]`).join(',')
  const style = `<style>:is(${links})::before{content:"\\270e\\a0" / "Not public: "}</style>`
  const reason = hidden.find((page) => page.route === route)?.reason
  const banner =
    reason === undefined
      ? ''
      : `<p role="note" style="${BANNER}">This page is ${reason}. Visitors do not see it.</p>`
  return html
    .replace('</head>', () => `${style}</head>`)
    .replace(/<body[^>]*>/, (body) => body + banner)
}
