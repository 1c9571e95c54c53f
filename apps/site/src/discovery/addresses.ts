import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

/** The whole address of a path of the site; undefined if the site's own address is not known. */
export function toAddress({ config }: Site, path: string): string | undefined {
  return config.url === '' ? undefined : config.url + encodeURI(path)
}

/** Where the Markdown of a page is: `/products/widget.md`, and `/index.md` for the home page. */
export function toMarkdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`
}

/**
 * The absolute address of a page's picture: its own, otherwise the site's, otherwise its `card`.
 * Machines that show a link elsewhere do not accept a path.
 */
export function findImage({ config }: Site, page: Page, card?: string): string | undefined {
  const image = readSharedImage(page) || config.image || card || ''
  if (/^https?:/.test(image)) return image
  return image.startsWith('/') && config.url !== '' ? config.url + image : undefined
}

/** A page's own picture, if those who show links can read it: few of them know AVIF. */
export function readSharedImage({ image }: Page): string | undefined {
  return image?.endsWith('.avif') ? undefined : image
}
