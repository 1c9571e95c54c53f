/** A page of another site has a full address. Its host says nothing about the page. */
const ORIGIN = /^[a-z]+:\/\/[^/]*/

/** The words of a page's route. */
export function readSlug(route: string): string {
  return route.replace(ORIGIN, '').replaceAll('/', ' ')
}
