// Visitors paste text with its HTML: "<b>how</b> do I pay". The question is not about these tags. In
// "What does <title> do?" and in `<script src="widget.js"></script>`, the tag is the subject.

const TAG = /<(\/?)([a-z][a-z\d]*)(\s[^<>]*)?\/?>/gi
const CODE = /`[^`]+`/g

const FORMATTING = new Set(
  `a abbr b big blockquote body center cite dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 html i ins li mark
  ol p pre q s small span strike strong sub sup table tbody td th thead tr tt u ul`.split(/\s+/),
)
/** Elements that are dropped with their contents. */
const NO_TEXT = new Set(['script', 'style'])

interface Range {
  readonly start: number
  readonly end: number
}

interface Tag extends Range {
  readonly name: string
  readonly isEnd: boolean
  readonly hasAttributes: boolean
}

/** A question without the tags that format its words, and without scripts that contain something. */
export function dropTags(text: string): string {
  if (!text.includes('<')) return text
  const dropped = findDropped(text, readTags(text))
  const plain = cutOut(text, dropped)
  // A question of only a script is about that script.
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text
}

function readTags(text: string): Tag[] {
  const codes = [...text.matchAll(CODE)].map(({ 0: code, index }) => [index, index + code.length])
  const tags: Tag[] = []
  let place = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes, index } of text.matchAll(TAG)) {
    while ((codes[place]?.[1] ?? Infinity) <= index) place += 1
    if ((codes[place]?.[0] ?? Infinity) < index) continue
    tags.push({
      name: name.toLowerCase(),
      isEnd: slash === '/',
      hasAttributes: (attributes ?? '').includes('='),
      start: index,
      end: index + tag.length,
    })
  }
  return tags
}

function findDropped(text: string, tags: readonly Tag[]): Range[] {
  const dropped: Range[] = []
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const { name, isEnd, hasAttributes, start, end } = tag
    if (!isEnd) {
      const opened = open.get(name)
      if (opened) opened.push(tag)
      else open.set(name, [tag])
      const isWithinWords = name === 'br' && /\S/.test(text.charAt(start - 1) + text.charAt(end))
      if (isWithinWords || (name === 'img' && hasAttributes)) dropped.push(tag)
      continue
    }
    const begin = open.get(name)?.pop()
    if (begin === undefined || text.slice(begin.end, start).trim() === '') continue
    if (FORMATTING.has(name)) dropped.push(begin, tag)
    if (NO_TEXT.has(name)) dropped.push({ start: begin.start, end })
  }
  return dropped.toSorted((a, b) => a.start - b.start)
}

function cutOut(text: string, dropped: readonly Range[]): string {
  let plain = ''
  let at = 0
  for (const { start, end } of dropped) {
    // A tag within a script is already gone.
    if (start >= at) plain += `${text.slice(at, start)} `
    at = Math.max(at, end)
  }
  return plain + text.slice(at)
}
