// References of old tools have one heading and then an anchor for each keyword. An answer needs one keyword, and
// its citation the right one, so a long section is cut at these anchors.

import { cutText, foldSpaces, hasBlock, isBlock, isElement, nodesIn, rawText } from './dom.ts'
import type { AnyNode, Element } from './dom.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import type { TextBlock } from '../markdown/blocks.ts'

/** An anchor among the blocks of a section. */
export interface Waypoint {
  readonly anchor: string
  /** The number of blocks before it. */
  readonly at: number
  /** The line that it leads to; empty if that is not a label, or if the anchor leads elsewhere. */
  readonly readLabel: () => string
}

/** Blocks with the anchor that leads to them. */
export interface SectionPart {
  /** Both are empty for the part before the first anchor. */
  readonly anchor: string
  readonly label: string
  readonly blocks: readonly TextBlock[]
}

/** Characters. A shorter section is one part. */
export const LONG_SECTION = 6_000

/** Cuts a long section at its waypoints. */
export function cutAtWaypoints(
  blocks: readonly TextBlock[],
  waypoints: readonly Waypoint[],
  isFree: (anchor: string) => boolean,
): readonly SectionPart[] {
  const whole = { anchor: '', label: '', blocks }
  if (waypoints.length === 0 || writeMarkdown(blocks).length <= LONG_SECTION) return [whole]
  const cuts = chooseCuts(waypoints, isFree).filter(({ at }) => at > 0 && at < blocks.length)
  const ends = [...cuts.map(({ at }) => at), blocks.length]
  return [
    { ...whole, blocks: blocks.slice(0, ends[0]) },
    ...cuts.map(({ anchor, label, at }, place) => ({
      anchor,
      label,
      blocks: dropLabel(blocks.slice(at, ends[place + 1]), label),
    })),
  ]
}

/** The label is the heading of its part, so a line that only repeats it is dropped. */
function dropLabel(blocks: readonly TextBlock[], label: string): readonly TextBlock[] {
  const [first, ...rest] = blocks
  const isLabel = first?.type === 'paragraph' && toLetters(first.text) === toLetters(label)
  return isLabel && rest.length > 0 ? rest : blocks
}

/** Without Markdown and the addresses of links. */
function toLetters(text: string): string {
  return text.replace(/\]\([^()]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '')
}

interface Cut {
  readonly anchor: string
  readonly label: string
  readonly at: number
}

/** At most one cut for each place, because several anchors may be next to each other. */
function chooseCuts(waypoints: readonly Waypoint[], isFree: (anchor: string) => boolean): Cut[] {
  const cuts = new Map<number, Cut>()
  const used = new Set<string>()
  for (const { anchor, at, readLabel } of waypoints) {
    if (cuts.has(at) || used.has(anchor) || !isFree(anchor)) continue
    const label = readLabel()
    if (label === '') continue
    used.add(anchor)
    cuts.set(at, { anchor, label, at })
  }
  return [...cuts.values()]
}

const MAX_LABEL = 120

/**
 * A label must be within this many nodes. A hostile page may have an anchor before each of 50,000
 * nodes.
 */
const MAX_AWAY = 50

/** The first line of a node and what follows it, if it is a label and not the beginning of a text. */
export function readLabelAt(node: AnyNode): string {
  const steps = { left: MAX_AWAY }
  for (let from: AnyNode | null = node; from && steps.left > 0; from = from.parent) {
    const nodes = from === node ? withFollowing(from) : withFollowing(from.next)
    const line = readOpeningLine(nodes, steps)
    if (line !== '') return line.length <= MAX_LABEL && !/[.!?]$/.test(line) ? line : ''
  }
  return ''
}

function* withFollowing(node: AnyNode | null): Generator<AnyNode> {
  for (let at = node; at; at = at.next) yield at
}

function readOpeningLine(nodes: Iterable<AnyNode>, steps: { left: number }): string {
  let line = ''
  for (const node of nodes) {
    steps.left -= 1
    if (steps.left < 0) break
    if (isElement(node) && (isBlock(node) || hasBlock(node))) {
      const opening = foldSpaces(line) || readOpeningLine(nodesIn(node), steps)
      if (opening !== '') return opening
    } else line += cutText(rawText(node), MAX_LABEL + 1)
    if (foldSpaces(line).length > MAX_LABEL) break
  }
  return foldSpaces(line)
}

/** Whether an anchor leads to an element, and not to an earlier one with the same name. */
export type IsTarget = (element: Element, anchor: string) => boolean

/** The page is searched once, and only if it has a long section. */
export function createTargetCheck(main: Element): IsTarget {
  let targets: ReadonlyMap<string, Element> | undefined
  return (element, anchor) => (targets ??= listTargets(main)).get(anchor) === element
}

/** As browsers find them: the first element with that id, else the first link with that name. */
function listTargets(main: Element): ReadonlyMap<string, Element> {
  let root: AnyNode = main
  while (root.parent) root = root.parent
  const ids = new Map<string, Element>()
  const names = new Map<string, Element>()
  const visit = (node: AnyNode): void => {
    if (isElement(node)) {
      const { id, name } = node.attribs
      if (id !== undefined && !ids.has(id)) ids.set(id, node)
      if (node.name === 'a' && name !== undefined && !names.has(name)) names.set(name, node)
    }
    nodesIn(node).forEach(visit)
  }
  visit(root)
  return new Map([...names, ...ids])
}
