/** The route of the page that a visitor's browser says it shows; empty for an unreadable address. */
export function readRoute(url: string): string {
  if (!URL.canParse(url, 'http://site.invalid')) return ''
  const { pathname } = new URL(url, 'http://site.invalid')
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}
