// A page of products or of the house is laid out by the shape of its Markdown: three short
// sections become three plates side by side, a picture is next to its words, a text stays a
// text. So authors write plain Markdown, and all of it can be read, searched and cited.

import type { Token, Tokens } from 'marked'
import type { Part, TextSection } from './sections.ts'
import { readStep } from './Steps.tsx'

/**
 * `rows`: parts of which most have one picture, words and picture changing sides.
 * `plates`: short parts in columns; `figures` if each begins with a number, which is then large.
 * `stages`: parts that are numbered and have a picture each, side by side. `legend`: a picture and the
 * numbered list that explains it. `exhibit`: a picture next to the words. `score`: a small table of
 * code lines next to the words.
 */
export type Shape =
  | 'rows'
  | 'stages'
  | 'plates'
  | 'figures'
  | 'legend'
  | 'exhibit'
  | 'score'
  | 'text'

/** Sections that belong together: several short ones as a row of plates, any other alone. */
export type Group =
  | { readonly type: 'plates'; readonly sections: readonly TextSection[] }
  | { readonly type: 'section'; readonly section: TextSection; readonly shape: Shape }

const PLATE_LENGTH = 420
const SCORE_ROWS = 6

export function groupSections(sections: readonly TextSection[], isFigure: IsFigure): Group[] {
  const groups: Group[] = []
  let short: TextSection[] = []

  function closeRow(): void {
    const [first] = short
    if (short.length > 1) groups.push({ type: 'plates', sections: short })
    else if (first) groups.push({ type: 'section', section: first, shape: 'text' })
    short = []
  }

  for (const section of sections) {
    if (section.parts.length === 0 && isShort(section.blocks, isFigure)) {
      short.push(section)
    } else {
      closeRow()
      groups.push({ type: 'section', section, shape: shapeOf(section, isFigure) })
    }
  }
  closeRow()
  return groups
}

/** Whether a block is a picture that can have a frame. */
export type IsFigure = (token: Token) => boolean

function shapeOf({ blocks, parts }: TextSection, isFigure: IsFigure): Shape {
  const figures = blocks.filter(isFigure).length
  if (parts.length > 0) {
    if (havePictures(parts, isFigure)) return parts.every(isStage) ? 'stages' : 'rows'
    const allShort = parts.every((part) => isShort(part.blocks, isFigure))
    if (!allShort || parts.length < 2 || figures > 0) return 'text'
    return parts.every(({ heading }) => /^\d/.test(heading.text)) ? 'figures' : 'plates'
  }
  if (figures === 1) return blocks.some(isOrderedList) ? 'legend' : 'exhibit'
  return blocks.filter(isScore).length === 1 ? 'score' : 'text'
}

/** One part without a picture keeps the others next to theirs: below each other they would be huge. */
function havePictures(parts: readonly Part[], isFigure: IsFigure): boolean {
  const counts = parts.map(({ blocks }) => blocks.filter(isFigure).length)
  const pictures = counts.reduce((sum, count) => sum + count, 0)
  return counts.every((count) => count <= 1) && pictures * 2 > parts.length
}

function isStage({ heading }: Part): boolean {
  return readStep(heading.text) !== undefined
}

/** One or two paragraphs of words, which fit on a plate. */
function isShort(blocks: readonly Token[], isFigure: IsFigure): boolean {
  if (blocks.length === 0 || blocks.length > 2) return false
  if (blocks.some((block) => block.type !== 'paragraph' || isFigure(block))) return false
  return blocks.reduce((length, { raw }) => length + raw.length, 0) <= PLATE_LENGTH
}

export function isOrderedList(token: Token): boolean {
  return token.type === 'list' && (token as Tokens.List).ordered
}

/** A few lines of code, each with its meaning: a table whose first column is code. */
export function isScore(token: Token): boolean {
  if (token.type !== 'table') return false
  const { header, rows } = token as Tokens.Table
  return (
    header.length === 2 &&
    rows.length <= SCORE_ROWS &&
    rows.every(([line]) => line?.tokens.length === 1 && line.tokens[0]?.type === 'codespan')
  )
}
