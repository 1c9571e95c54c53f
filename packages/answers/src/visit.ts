/** The route of the page that a visitor's browser says it shows; empty for an unreadable address. */
export function readRoute(url: string): string {
  if (!URL.canParse(url, 'http://site.invalid')) return ''
  const path = decode(new URL(url, 'http://site.invalid').pathname)
  return path === '/' ? path : path.replace(/(?<!\/)\/+$/, '')
}

/** Routes are kept as they are written, addresses with every other letter in percents. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}
