/** The route of the visitor's page, according to the browser; empty for an unreadable address. */
export function readRoute(url: string): string {
  if (!URL.canParse(url, 'http://site.invalid')) return ''
  const path = decode(new URL(url, 'http://site.invalid').pathname)
  return path === '/' ? path : path.replace(/(?<!\/)\/+$/, '')
}

/** Other hosts serve the page also as `wren.html`, or `wren/index.html`. */
export function readPlainRoute(url: string): string {
  return readRoute(url)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
}

/** Routes are stored as written, but addresses escape other letters with percent signs. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}
