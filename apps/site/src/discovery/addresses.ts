import type { Site } from '../site.ts'

/** The whole address of a path of the site; undefined where the site's own address is not known. */
export function toAddress({ config }: Site, path: string): string | undefined {
  return config.url === '' ? undefined : config.url + encodeURI(path)
}

/** Where the Markdown of a page is: `/products/widget.md`, and `/index.md` for the home page. */
export function toMarkdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`
}
