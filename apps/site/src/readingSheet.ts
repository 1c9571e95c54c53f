// By what stands in the HTML, since Markdown comes from everywhere: from a text, a list, an answer in
// the front matter. Words of an author cannot look like it, for their quotation marks are escaped.
const READ =
  / class="(?:[^"]* )?(?:prose|code|note|notes|tabs|terms|demo)[ "]|<kbd>|<table [^>]*data-sticky/

/**
 * Leaves the sheet of texts out of a page that has none of what it is for, such as most pages of
 * products: that page fetches it when it is idle, so that the next one is not kept waiting.
 *
 * @param html of a whole page, which links the sheet.
 * @param address of that sheet.
 */
export function dropReadingSheet(html: string, address: string): string {
  if (READ.test(html)) return html
  const link = `<link rel="stylesheet" href="${address}"/>`
  return html.replace(link, `<link rel="prefetch" as="style" href="${address}"/>`)
}
