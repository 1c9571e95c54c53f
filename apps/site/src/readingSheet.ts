// By what stands in the HTML, since Markdown comes from everywhere: from a text, a list, an answer in
// the front matter. Words of an author cannot look like it, for their quotation marks are escaped.
const READ =
  / class="(?:[^"]* )?(?:prose|code|note|notes|tabs|terms|demo)[ "]|<kbd>|<table [^>]*data-sticky/

/**
 * Leaves the sheet of texts out of a page that has none of what it is for, such as most pages of
 * products. There it is fetched at the first sign of a visitor (`navigate.ts`), so that the next page
 * is not kept waiting, and who reads this one alone does not load it.
 *
 * @param html of a whole page, which links the sheet.
 * @param address of that sheet.
 */
export function dropReadingSheet(html: string, address: string): string {
  if (READ.test(html)) return html
  return html.replace(`<link rel="stylesheet" href="${address}"/>`, '')
}
