import type { Document, Section } from '../types.ts'

/** One version in a changelog, in the form of keepachangelog.com. */
export interface Release {
  /** `1.4.0`; empty for what is not released yet. */
  readonly version: string
  /** `YYYY-MM-DD`, if the heading has it. */
  readonly date: string | undefined
  /** The other words of its heading: `Yanked`, or `Unreleased`. */
  readonly words: string
  readonly section: Section
  /** The places in `Document.sections` from the version's own to its last. */
  readonly from: number
  readonly until: number
}

const CHANGELOG = /(?:^|\/)changelog$/
const VERSION = /^\[?v?(\d+(?:\.\d+){1,3}(?:-[\w.]+)?)\]?(?=$|[\s(:,–—-])/
const UNRELEASED = /^\[?unreleased\]?/i
const DAY = /\b\d{4}-\d{2}-\d{2}\b/

/**
 * The releases on a page at `/changelog`, in the order of the page; empty for every other page. A
 * heading of the second level that begins with a version opens one.
 */
export function readReleases({ route, sections }: Pick<Document, 'route' | 'sections'>): Release[] {
  if (!CHANGELOG.test(route)) return []
  const tops = sections.flatMap((section, from) => (section.depth === 2 ? [{ section, from }] : []))
  return tops.flatMap(({ section, from }, place) => {
    const [, version] = VERSION.exec(section.heading) ?? []
    if (version === undefined && !UNRELEASED.test(section.heading)) return []
    const until = tops[place + 1]?.from ?? sections.length
    const date = DAY.exec(section.heading)?.[0]
    const words = trimMarks(section.heading.replace(VERSION, '').replace(DAY, ''))
    return [{ version: version ?? '', date, words, section, from, until }]
  })
}

/** Without the brackets and dashes around what is left of a heading. */
function trimMarks(text: string): string {
  return /[^\s()[\]:,–—-](?:.*[^\s()[\]:,–—-])?/.exec(text)?.[0] ?? ''
}

/** The names of a version: `1.4.0` is also `1.4`. */
export function nameVersion(version: string): string {
  const short = version.replace(/\.0$/, '')
  return short === version || !short.includes('.') ? version : `${version} (${short})`
}
