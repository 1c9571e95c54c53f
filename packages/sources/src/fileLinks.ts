import { decodePath } from '@docent/content'

const FILE = /\.(?:md|mdx|markdown)$/i

/**
 * Finds the addresses of links to files of a folder of Markdown, which are relative to their page. Docusaurus also takes
 * a path from the root of the documentation. Undefined for any other link.
 */
export function createFileLinks(
  files: readonly string[],
  findAddress: (file: string) => string,
): (href: string, from: string) => string | undefined {
  const known = new Set(files)
  return (href, from) => {
    const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    if (!FILE.test(path) || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined
    const decoded = decodePath(path)
    const folder = decoded.startsWith('/') ? [] : from.split('/').slice(0, -1)
    const file = [folder, []].map((base) => joinPath(base, decoded)).find((one) => known.has(one))
    return file === undefined ? undefined : findAddress(file) + end
  }
}

function joinPath(base: readonly string[], path: string): string {
  const parts = [...base]
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
