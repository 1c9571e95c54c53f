const DATED = /\/(?:blogs?|news|changes|changelogs?|releases?|release-notes|announcements?)(?:\/|$)/

/** Whether a page is about one moment: news, a changelog, a blog post. */
export function isDated(route: string): boolean {
  return DATED.test(route)
}

/** The top folder of a collection: `products` of `products/lamp`. */
export function readTopFolder(collection: string): string {
  return collection.toLowerCase().split('/', 1).join('')
}
