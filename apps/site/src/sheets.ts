import type { Assets } from './shell/assets.ts'

// The HTML decides, since Markdown comes from everywhere: from a text, a list, an answer in
// the front matter. Words of an author cannot look like it, for their quotation marks are escaped.
const READ =
  / class="(?:[^"]* )?(?:prose|code|note|notes|tabs|terms)[ "]|<kbd>|<table [^>]*data-sticky/
const SHOWN =
  / class="(?:[^"]* )?(?:art|cards|demo|hero|legend|media|score|shelf-side|stage|statement)[ "]/

/**
 * Leaves the sheets for texts and exhibits out of pages without any. Those pages fetch them at a
 * visitor's first sign of activity (`navigate.ts`), so that the next page does not wait, and a reader
 * of one page does not load them.
 *
 * @param html of a whole page, which links both sheets.
 */
export function dropSheets(
  html: string,
  { reading, shown }: Pick<Assets, 'reading' | 'shown'>,
): string {
  const unused = [READ.test(html) ? [] : reading, SHOWN.test(html) ? [] : shown].flat()
  return unused.reduce(
    (page, address) => page.replace(`<link rel="stylesheet" href="${address}"/>`, ''),
    html,
  )
}
