import { isAudio, isVideo, listCompanions } from './mediaFiles.ts'
import { listVariants } from './pictureVariants.ts'
import { compareText } from './problem.ts'
import { createResolver, NOT_THERE } from './resolve.ts'
import type { Destinations } from './resolve.ts'
import { compareRoutes } from './route.ts'
import type { Document, Link, Problem } from '../types.ts'
import { describeValue } from '../frontMatter/value.ts'

/** Pages with their links resolved, and what they refer to. */
export interface Assembled {
  readonly documents: readonly Document[]
  readonly assets: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

/** If two pages have the same route, leaves out the second and reports it. */
export function dropDuplicates(documents: readonly Document[]): {
  unique: Document[]
  duplicates: Problem[]
} {
  const byRoute = new Map<string, Document>()
  const duplicates: Problem[] = []
  for (const document of documents.toSorted((a, b) => compareText(a.file, b.file))) {
    // Routes that differ only in capitals are one file on disks that ignore the case of names.
    const key = document.route.toLowerCase()
    const first = byRoute.get(key)
    if (first === undefined) byRoute.set(key, document)
    else duplicates.push(reportDuplicate(document, first))
  }
  return { unique: [...byRoute.values()].toSorted(compareRoutes), duplicates }
}

/**
 * Resolves every link of the pages and reports broken ones. The first few reports include a suggestion,
 * which takes a walk over all pages each.
 */
export function resolveLinks(there: Destinations, maxSuggestions: number): Assembled {
  const resolve = createResolver(there)
  const assets = new Set<string>()
  const problems: Problem[] = []
  let suggestions = maxSuggestions

  function resolveLink(link: Link, from: Document): Link {
    const resolution = resolve(link, from)
    if (resolution.type === 'elsewhere') {
      problems.push(...checkScheme(link, from))
      return link
    }
    if (resolution.type === 'broken') {
      const nearest = suggestions-- > 0 ? resolution.nearest?.() : undefined
      problems.push(reportBroken(link, from, resolution.reason, nearest))
      return link
    }
    if (resolution.type === 'file') {
      if (link.type === 'image') problems.push(...checkKind(link, from, resolution.file))
      assets.add(resolution.file)
      const variants = link.type === 'image' ? listVariants(resolution.file) : []
      for (const file of variants) if (there.files.has(file)) assets.add(file)
      if (link.type === 'image') {
        for (const file of listCompanions(resolution.file, there.files)) assets.add(file)
      }
    }
    return { ...link, target: resolution.target }
  }

  const documents = there.documents.map((document) => ({
    ...document,
    links: document.links.map((link) => resolveLink(link, document)),
  }))
  return { documents, assets, problems }
}

const FOLLOWED = /^(?:https?|mailto|tel|art):|^[/\\]{2}/i

/** An address that is removed, because it could run code or leads to local files. */
function checkScheme({ type, to, line, field }: Link, { file }: Document): Problem[] {
  if (FOLLOWED.test(to)) return []
  const message = `The ${type} ${describeValue(to)} is shown as plain text: pages only link to http, https, mailto and tel addresses.`
  const place = field === undefined ? {} : { field }
  return [{ severity: 'warning', file, line, ...place, message, found: to }]
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
const FILM = /\.(?:mov|m4v|avi|mkv|ogv|wmv)$/i
const SOUND = /\.(?:aiff?|flac|wma|aac|mid)$/i

/** An existing file that browsers cannot show at this place. */
function checkKind({ to, line, field }: Link, { file }: Document, shown: string): Problem[] {
  const advice = PICTURE.test(shown) ? undefined : adviseOnKind(shown, field)
  if (advice === undefined) return []
  return [
    {
      severity: 'error',
      file,
      line,
      ...(field !== undefined && { field }),
      message: `The image ${describeValue(to)} ${advice}.`,
      found: to,
    },
  ]
}

function adviseOnKind(shown: string, field: string | undefined): string | undefined {
  if (isVideo(shown) || isAudio(shown)) {
    const kind = isVideo(shown) ? 'a video' : 'a recording'
    return field === undefined
      ? undefined
      : `is ${kind}, and this field takes a picture: put it into the text as ![caption](${shown})`
  }
  if (FILM.test(shown)) {
    return 'is a video that browsers do not play: save it as MP4 with H.264, or as WebM'
  }
  if (SOUND.test(shown)) return 'is a recording that browsers do not play: save it as MP3 or M4A'
  if (/\.hei[cf]$/i.test(shown)) {
    return 'is a HEIC photo, which browsers do not show: export it as JPEG'
  }
  return 'has a format that browsers do not show: save it as JPEG, PNG, WebP, AVIF, GIF or SVG'
}

function reportDuplicate({ file, route }: Document, first: Document): Problem {
  const message = `The route ${route} already belongs to ${first.file}. Rename one of the two files.`
  return { severity: 'error', file, line: 0, message, found: route }
}

function reportBroken(
  { type, to, line, field }: Link,
  { file }: Document,
  reason: string,
  nearest: string | undefined,
): Problem {
  const advice = reason === NOT_THERE ? ' Put the file there, or correct the path.' : ''
  const hint = nearest === undefined ? advice : ` Did you mean ${nearest}?`
  return {
    severity: 'error',
    file,
    line,
    ...(field !== undefined && { field }),
    message: `The ${type} ${describeValue(to)} ${reason}.${hint}`,
    found: to,
    ...(nearest !== undefined && { expected: nearest }),
  }
}
