/** The names of folders and of pages, with the endings that other generators give them. */
const DATED =
  /\/(?:blogs?|news|changes|change-?logs?|relnotes|release-?logs?|releases?(?:[-_]?notes?)?|whats-?new|announcements?)(?:\/|\.html?(?:\.[a-z]{2})?$|$)/i

/** A page for one release: `release-15-3.html`. */
const RELEASE = /\/(?:v|version|release)[-_]?\d+(?:[-_.]\d+)*(?:\.html?)?$/i

/** Whether a page is about one moment: news, a changelog, a blog post. */
export function isDated(route: string): boolean {
  return DATED.test(route) || RELEASE.test(route)
}

/** The top folder of a collection: `products` of `products/lamp`. */
export function readTopFolder(collection: string): string {
  return collection.toLowerCase().split('/', 1).join('')
}
