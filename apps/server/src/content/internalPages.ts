import type { Config, Content, Document, Link, Problem } from '@docent/content'

/** The part of a configuration that says where internal pages can be read. */
export type InternalPlaces = Partial<Pick<Config, 'editUrl'>>

/**
 * The content with the addresses where colleagues read its internal pages, which Docent never serves: the one
 * that the page names, or the one of its file in the repository. A page without an address is an error, and
 * is left out.
 */
export function addressInternalPages(content: Content, { editUrl = '' }: InternalPlaces): Content {
  const { internal = [], ...open } = content
  if (internal.length === 0) return content
  const addresses = new Map(
    internal.flatMap((page) => {
      const address = page.address ?? toFileAddress(page, editUrl)
      return address === undefined ? [] : [[page.route, address] as const]
    }),
  )
  const pages = internal.flatMap((page) => {
    const route = addresses.get(page.route)
    return route === undefined ? [] : [moveTo(route, page, addresses)]
  })
  const missing = internal.filter(({ route }) => !addresses.has(route)).map(reportMissing)
  return { ...open, internal: pages, problems: [...content.problems, ...missing] }
}

function toFileAddress({ file }: Document, editUrl: string): string | undefined {
  if (editUrl === '') return undefined
  const path = file.split('/').map(encodeURIComponent).join('/')
  // As a function: in a string, a dollar sign of the file's name would mean something.
  return editUrl.replaceAll('{path}', () => path)
}

function moveTo(route: string, page: Document, addresses: ReadonlyMap<string, string>): Document {
  const move = (link: Link): Link => {
    const [path = '', ...anchor] = (link.target ?? '').split('#')
    const address = addresses.get(path)
    return address === undefined ? link : { ...link, target: [address, ...anchor].join('#') }
  }
  return { ...page, route, links: page.links.map(move) }
}

function reportMissing({ file }: Document): Problem {
  return {
    severity: 'error',
    file,
    line: 0,
    field: 'address',
    message:
      'Docent does not serve internal pages, and answers need an address to cite: ' +
      'name the place where your colleagues read this page, or set "editUrl" in the configuration.',
  }
}
