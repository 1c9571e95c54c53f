import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSiteLinks } from './fileLinks.ts'
import { isHarmless, isPicture } from './pictures.node.ts'
import type { NearPicture } from './project/pictureFolders.node.ts'
import { createSiteAddresses } from './siteAddresses.ts'
import type { FindAddress } from './siteAddresses.ts'
import type { ImportedPage } from './types.ts'

/** A folder whose pages Docent shows itself. */
export interface ShownFolder {
  readonly findAddress: FindAddress
  /** The address that a link or a picture of a page means. */
  readonly resolve: (href: string, from: string) => string | undefined
  /** Adds the pictures of a page to the files. Those of pages that are left out stay private. */
  readonly show: (page: Pick<ImportedPage, 'links'>) => void
  /** The files that the pages show, by their addresses. Complete once all pages are shown. */
  readonly files: ReadonlyMap<string, string>
}

export interface FolderToShow {
  readonly place: string
  /** Files of Markdown, Word and PDF. */
  readonly pages: readonly string[]
  /** Readable ones that are really below the folder. */
  readonly pictures: readonly string[]
  /** Those next to the folder, by paths that no file of the folder has. */
  readonly near: ReadonlyMap<string, NearPicture>
}

/** A PDF stays as it is: citations open a page of the file. */
const KEPT_FILE = /\.pdf$/i

/**
 * Finds the addresses of the pages of a folder, and the files that they show.
 *
 * @param url the path of the source: `/docs/`.
 */
export function showFolder(
  { place, pages, pictures: own, near }: FolderToShow,
  url: string,
): ShownFolder {
  const pictures = [...own, ...near.keys()]
  const kept = pages.filter((file) => KEPT_FILE.test(file))
  const drawn = pages.filter((file) => !KEPT_FILE.test(file))
  const findLink = createSiteLinks([...drawn, ...kept, ...pictures])
  const findAddress = createSiteAddresses(url, {
    pages: drawn,
    others: [...pictures, ...kept],
    readme: findReadmeOfFolder(place, drawn, (href, from) => findLink(href, from)?.file),
  })
  const files = new Map(kept.map((file) => [findAddress(file) ?? '', join(place, file)]))
  const found = new Map<string, string>()
  const judged = new Map<string, boolean>()
  const isFit = (file: string): boolean => {
    const { folder, file: path } = near.get(file) ?? { folder: place, file }
    const isKnownFit = judged.get(file) ?? isHarmless(folder, path)
    judged.set(file, isKnownFit)
    return isKnownFit
  }
  return {
    findAddress,
    files,
    show({ links = {} }) {
      for (const address of Object.values(links)) {
        const picture = found.get(address)
        if (picture !== undefined) files.set(address, picture)
      }
    },
    resolve(href, from) {
      const link = findLink(href, from)
      const address = link && findAddress(link.file)
      if (link === undefined || address === undefined) return undefined
      if (!isPicture(link.file)) return address + link.end
      if (!isFit(link.file)) return undefined
      const { folder, file } = near.get(link.file) ?? { folder: place, file: link.file }
      found.set(address, join(folder, file))
      return address
    },
  }
}

/**
 * The README of the people who write the pages, such as "This website is built using Docusaurus". It leads to none of
 * the pages. The first page of a documentation leads to some.
 */
function findReadmeOfFolder(
  place: string,
  pages: readonly string[],
  findFile: (href: string, from: string) => string | undefined,
): string | undefined {
  const readme = pages.find((file) => README.test(file))
  if (readme === undefined || pages.length === 1) return undefined
  if (pages.some((file) => INDEX.test(file))) return readme
  const others = new Set(pages.filter((file) => file !== readme))
  const links = [...readFileSync(join(place, readme), 'utf8').matchAll(LINK)].map(
    ([, ...targets]) => targets.find((target) => target !== undefined) ?? '',
  )
  const leadsToPages = links.some((href) => others.has(findFile(href, readme) ?? ''))
  return leadsToPages ? undefined : readme
}

const README = /^readme\.(?:md|mdx|markdown)$/i
const INDEX = /^_?index\.(?:md|mdx|markdown)$/i

/** The target of a link, of the definition of a link, or of one in HTML. */
const LINK =
  /\]\([ \t]*<?([^()<>\s]+)|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?(\S+)|\shref=["']?([^"'\s>]+)/gim
