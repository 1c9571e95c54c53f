import { isUnseenElement } from './isUnseenElement.ts'
import type { AttributeValue, MarkupTag } from './tags.ts'

/** A part of a page: prose, code that stays as it is, an expression of MDX, or an element. */
export type Node = string | RawText | Expression | Element

interface RawText {
  readonly type: 'raw'
  readonly text: string
}

interface Expression {
  readonly type: 'expression'
  readonly code: string
}

export interface Element {
  readonly type: 'element'
  readonly name: string
  readonly written: string
  readonly attributes: ReadonlyMap<string, AttributeValue>
  readonly values: readonly string[]
  readonly children: readonly Node[]
  /** Its text, if that is not Markdown. */
  readonly body?: string
  /** How it is written: `<note>`, `{% note %}` or `:::note`. */
  readonly form: 'tag' | 'template' | 'box'
  /** A tag that nothing closes, as in "the `<name>` of the file". */
  readonly isUnclosed: boolean
}

/** The parts of a page, in order. */
export type PagePiece = string | RawText | Expression | WholeElement | MarkupTag

/** An element whose text is not Markdown. */
interface WholeElement {
  readonly type: 'whole'
  readonly tag: MarkupTag
  readonly body: string
}

/** Elements inside this many others are read as if their tags were not there. */
const MAX_DEPTH = 24

/** Puts the pieces between two tags into an element. A tag without a partner is an empty element, or nothing. */
export function nestElements(pieces: readonly PagePiece[]): readonly Node[] {
  const closed = findPairs(pieces)
  const root: Node[] = []
  const above: Node[][] = [root]
  let depth = 0
  pieces.forEach((piece, index) => {
    const parent = above.at(-1) ?? root
    if (typeof piece === 'string' || piece.type === 'raw' || piece.type === 'expression') {
      parent.push(piece)
    } else if (piece.type === 'whole') {
      if (!isUnseenElement(piece.tag)) parent.push(toElement(piece.tag, [], false, piece.body))
    } else if (piece.type === 'open') {
      const children: Node[] = []
      const isPair = closed.has(index)
      const isOff = isUnseenElement(piece)
      const isDeep = depth >= MAX_DEPTH && !isOff
      // The children of a hidden element are read and never used.
      if (!isDeep && !isOff) parent.push(toElement(piece, children, !isPair && !piece.isClosed))
      if (isPair) {
        depth++
        above.push(isDeep ? parent : children)
      }
    } else if (closed.has(index)) {
      depth--
      above.pop()
    }
  })
  return root
}

function toElement(
  tag: MarkupTag,
  children: readonly Node[],
  isUnclosed: boolean,
  body?: string,
): Element {
  const { name, written, attributes, values, key } = tag
  return {
    type: 'element',
    name,
    written,
    attributes,
    values,
    children,
    form: key.startsWith('<') ? 'tag' : key.startsWith('{') ? 'template' : 'box',
    isUnclosed,
    ...(body !== undefined && { body }),
  }
}

/** The indexes of the tags that have a partner. Each tag is put on the stack and taken from it once. */
function findPairs(pieces: readonly PagePiece[]): ReadonlySet<number> {
  const pairs = new Set<number>()
  const open: { key: string; index: number }[] = []
  const counts = new Map<string, number>()
  pieces.forEach((piece, index) => {
    if (typeof piece === 'string') return
    if (piece.type === 'open' && !piece.isClosed) {
      open.push({ key: piece.key, index })
      counts.set(piece.key, (counts.get(piece.key) ?? 0) + 1)
    }
    if (piece.type !== 'close' || !counts.get(piece.key)) return
    for (let top = open.pop(); top !== undefined; top = open.pop()) {
      counts.set(top.key, (counts.get(top.key) ?? 1) - 1)
      if (top.key !== piece.key) continue
      pairs.add(top.index).add(index)
      break
    }
  })
  return pairs
}
