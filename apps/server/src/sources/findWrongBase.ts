import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileWithin } from '@docent/content'

interface ShownFolder {
  /** With a slash at its end: `/docs/`. */
  readonly path: string
  readonly folder: string
}

/** Scripts and style sheets that a page loads from the root of its site. */
const FROM_ROOT = /\s(?:href|src)=["']?(\/[^"'\s>/][^"'\s>]*\.(?:css|m?js))["'\s>]/g

/**
 * Says what to do about a folder that was built for the root of a site but is shown elsewhere.
 * There its pages have no styles, and some tools show an error instead of the page. Undefined for
 * all other folders.
 */
export async function findWrongBase({ path, folder }: ShownFolder): Promise<string | undefined> {
  if (path === '/') return undefined
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  const assets = [...html.matchAll(FROM_ROOT)].map(([, asset = '']) => asset)
  const wrong = assets.find(
    (asset) => !asset.startsWith(path) && isFileWithin(folder, asset.slice(1)),
  )
  if (wrong === undefined) return undefined
  return (
    `The pages of ${folder} load ${wrong} from the root of the site, but Docent shows them at ${path}: ` +
    `build them for ${path} (base in VitePress and Astro, baseUrl in Docusaurus), ` +
    'or set "url" of this source to the address where they are published. With --from, --mount none serves only ' +
    'the chat.'
  )
}
