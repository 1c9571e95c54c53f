import {
  MAX_ANCHOR_LENGTH,
  MAX_HEADING_LENGTH,
  MAX_SECTION_LEVEL,
  MAX_SECTIONS,
} from '../limits.ts'
import { cutText } from './dom.ts'
import type { TextBlock } from '../markdown/blocks.ts'
import { cutAtWaypoints } from './waypoints.ts'
import type { SectionPart, Waypoint } from './waypoints.ts'
import { escapeForMarkdown } from '../markdown/escapeForMarkdown.ts'

/** A section of a page as found, with its contents. */
export interface OutlineSection {
  /** Empty for the text before the first heading, and only there. */
  readonly anchor: string
  readonly heading: string
  /** 1 to 6; 0 for the text before the first heading. */
  readonly depth: number
  readonly path: readonly string[]
  readonly blocks: readonly TextBlock[]
}

interface NewSection {
  readonly heading: string
  readonly depth: number
  /** Empty if the page has none: the section is then found by its heading's words. */
  readonly anchor: string
}

/** A place in an outline. The text after a list of terms continues there. */
interface OutlineMark {
  readonly depth: number
  readonly open: readonly OpenSection[]
}

/** Collects the sections of a page. */
export interface Outline {
  readonly put: (block: TextBlock) => void
  /** Remembers an anchor at this place of the open section. */
  pass(waypoint: Omit<Waypoint, 'at'>): void
  open(section: NewSection): void
  mark(): OutlineMark
  leave(mark: OutlineMark): void
  sections(): readonly OutlineSection[]
}

interface OpenSection extends OutlineSection {
  readonly blocks: TextBlock[]
  readonly waypoints: Waypoint[]
  /** How deep it is for sections below it: terms may be deeper than any heading. */
  readonly level: number
}

export function createOutline(): Outline {
  const first: OpenSection = {
    anchor: '',
    heading: '',
    depth: 0,
    path: [],
    blocks: [],
    waypoints: [],
    level: 0,
  }
  const sections = [first]
  const anchors = new Set<string>()
  // The sections that are open, outermost first.
  let open: readonly OpenSection[] = [first]

  const put = (block: TextBlock): void => void open.at(-1)?.blocks.push(block)

  const cut = (section: OpenSection): readonly OutlineSection[] =>
    cutAtWaypoints(section.blocks, section.waypoints, (anchor) => !anchors.has(anchor)).map(
      ({ anchor, label, blocks }) =>
        anchor === '' ? { ...section, blocks } : toPart(section, { anchor, label, blocks }),
    )

  return {
    put,
    pass(waypoint) {
      const section = open.at(-1)
      if (waypoint.anchor !== '' && waypoint.anchor.length <= MAX_ANCHOR_LENGTH)
        section?.waypoints.push({ ...waypoint, at: section.blocks.length })
    },
    open({ heading, depth, anchor }) {
      const name = cutHeading(heading)
      const level = Math.min(depth, MAX_SECTION_LEVEL)
      const above = open.filter((one) => one.level < level)
      const id = anchor.length > MAX_ANCHOR_LENGTH ? '' : anchor
      const own = [id, toTextAnchor(name, above.at(-1))].find(
        (one) => one !== '' && !anchors.has(one),
      )
      // Without an anchor, a second section of the same name cannot be distinguished from the
      // first.
      if (own === undefined || sections.length >= MAX_SECTIONS)
        return put({ type: 'paragraph', text: escapeForMarkdown(name) })
      anchors.add(own)
      const path = [...above.filter((one) => one.heading !== '').map((one) => one.heading), name]
      const section = {
        anchor: own,
        heading: name,
        depth: Math.min(depth, 6),
        path,
        blocks: [],
        waypoints: [],
        level,
      }
      sections.push(section)
      open = [...above, section]
    },
    mark: () => ({ depth: open.at(-1)?.level ?? 0, open }),
    leave(mark) {
      open = mark.open
    },
    sections: () => sections.flatMap(cut).slice(0, MAX_SECTIONS),
  }
}

/** A part of a long section is a section below it. */
function toPart(
  { depth, path, level }: OpenSection,
  { anchor, label, blocks }: SectionPart,
): OutlineSection {
  const heading = cutHeading(label)
  const isDeepest = level >= MAX_SECTION_LEVEL
  return {
    anchor,
    heading,
    depth: Math.min(depth + 1, 6),
    path: [...(isDeepest ? path.slice(0, -1) : path), heading],
    blocks,
  }
}

/** A heading of a bounded length. */
export function cutHeading(heading: string): string {
  return heading.length <= MAX_HEADING_LENGTH ? heading : `${cutText(heading, MAX_HEADING_LENGTH)}…`
}

/**
 * Leads to a heading without an id by its words, which browsers look for, from the nearest id above. A
 * dash, a comma and an ampersand are signs of the directive itself.
 */
function toTextAnchor(heading: string, above: OpenSection | undefined): string {
  const id = above?.anchor.split(':~:', 1)[0] ?? ''
  const words = encodeURIComponent(heading.replace(/…$/, '').toWellFormed()).replaceAll('-', '%2D')
  return words === '' ? '' : `${encodeURI(id)}:~:text=${words}`
}
