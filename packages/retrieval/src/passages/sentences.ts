import { decodeEntities } from '@docent/content'

/** A run of inline Markdown with its visible text. */
export interface Piece {
  readonly text: string
  readonly markdown: string
  /** Whether it is prose, which may be cut. Code, links and emphasis stay whole. */
  readonly prose: boolean
  /** Whether it ends a line, because its author wrote a hard break. */
  readonly breaks?: boolean
}

export interface Sentence {
  readonly text: string
  readonly markdown: string
}

// An end mark, optional closing marks, and the space that follows. East Asian marks need no space.
const END = /(?:(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+[”’」』）]*)\s*/gu
const END_MARK = /[.!?…。！？]/
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.?g|i\.e|etc|vs|cf|approx|incl|no|fig|mr|mrs|ms|dr|st|inc|ltd|(?:[a-z]\.)*[a-z])\.$|\(ie\.$/iu
/** Only the end of a text is read for that: a thousand addresses in a row are one sentence. */
const TAIL = 40
/** "A." or "P.S." says nothing by itself. */
const LETTERS = /^(?:\p{L}\.){1,3}$/u

/** Cuts a paragraph at its hard breaks. A line that begins in lower case goes on with the one before. */
export function cutAtBreaks(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const opensLine = next && (!next.prose || opensSentence(next.text.trimStart()))
    if (piece.breaks === true && opensLine) lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines
}

/** Cuts a paragraph into sentences. Their Markdown, joined by spaces, gives the paragraph again. */
export function splitSentences(pieces: readonly Piece[]): Sentence[] {
  const sentences: Sentence[] = []
  let text = ''
  let markdown = ''
  let tail = ''

  function add(more: Sentence) {
    text += more.text
    markdown += more.markdown
    tail = (tail + more.text).slice(-TAIL)
  }

  function finish() {
    const sentence = tidyBoth({ text, markdown })
    if (sentence.text !== '' && !LETTERS.test(sentence.text)) sentences.push(sentence)
    text = ''
    markdown = ''
    tail = ''
  }

  pieces.forEach((piece, index) => {
    if (!piece.prose) return add(piece)
    const next = pieces[index + 1]
    // An emphasised sentence has its own end mark, and the space after it is in this piece.
    const isEnded = /[.!?]["'”’)]*$/.test(tail) && !endsInAbbreviation(tail)
    if (isEnded && /^\s+\p{Lu}/u.test(piece.text)) finish()
    for (const part of cutProse(piece.markdown, next?.prose ? next.text : '')) {
      add({ text: readPlain(part.text), markdown: part.text })
      if (part.ends && !endsInAbbreviation(tail)) finish()
    }
  })
  finish()
  return sentences
}

function endsInAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text.trimEnd())
}

/** Cuts a run of prose. `next` is the prose right after it, if any. */
function cutProse(prose: string, next: string): { text: string; ends: boolean }[] {
  if (!END_MARK.test(prose)) return [{ text: prose, ends: false }]
  const parts: { text: string; ends: boolean }[] = []
  let from = 0
  for (const match of prose.matchAll(END)) {
    const to = match.index + match[0].length
    const after = to < prose.length ? prose.slice(to) : next
    const ends = opensSentence(after) && (to < prose.length || /\s$/.test(match[0]))
    if (!ends && to < prose.length) continue
    parts.push({ text: prose.slice(from, to), ends })
    from = to
  }
  if (from < prose.length) parts.push({ text: prose.slice(from), ends: false })
  return parts
}

/** A sentence does not begin with a lower-case letter, but names of commands and files do. */
function opensSentence(text: string): boolean {
  return !/^["'“‘([*_]*\p{Ll}/u.test(text) || /^[a-z]+[-_.]?[A-Z]/.test(text)
}

/** Collapses every run of white space into one space. */
function tidy(text: string): string {
  const trimmed = text.trim()
  const isTidy = !trimmed.includes('  ') && !/[^\S ]/.test(trimmed)
  return isTidy ? trimmed : trimmed.replaceAll(/\s+/g, ' ')
}

/** Both forms of a piece of text. Usually they are the same. */
export function tidyBoth({ text, markdown }: Sentence): Sentence {
  const tidied = tidy(text)
  return { text: tidied, markdown: markdown === text ? tidied : tidy(markdown) }
}

/** The visible text of a run of prose: escapes and character references are resolved. */
export function readPlain(prose: string): string {
  const plain = prose.includes('\\') ? prose.replaceAll(/\\([\\`*_[\]<])/g, '$1') : prose
  return decodeEntities(plain)
}
