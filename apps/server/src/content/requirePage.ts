import { findNearest } from '@docent/content'
import { CommandError } from '../commandError.ts'

/**
 * Makes sure that the page of `--page` exists. A list of pages, such as `/products`, is also one.
 *
 * @param routes the pages of the site, by path or address.
 * @throws {CommandError} naming a page that was probably meant.
 */
export function requirePage(page: string, routes: readonly string[]): void {
  const wanted = toPath(page)
  if (wanted !== undefined && routes.some((route) => toPath(route)?.startsWith(wanted))) return
  const meant = findNearest(page, routes)
  const advice =
    meant === undefined
      ? `write an address such as ${routes.find((route) => route !== '/') ?? '/'}.`
      : `did you mean "${meant}"?`
  throw new CommandError(`There is no page ${page}, which --page names: ${advice}`)
}

/** The path of a page without its host, its ending and `index`, and with a slash at its end. */
function toPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://site.invalid')
  return url === null
    ? undefined
    : `${url.pathname.replace(/(?:\/index)?(?:\.html?)?$/i, '').replace(/\/$/, '')}/`
}
