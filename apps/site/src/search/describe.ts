import type { SearchTexts } from '@docent/texts'
import { groupHits, groupPages, withoutPlace } from './groups.ts'
import { branch, type Tree } from './tree.ts'
import type { Mark, SearchHit, SearchResults } from '@docent/protocol/api'
import type { LabelOf } from './types.ts'

/** The words of a list of results. */
export interface Wording {
  readonly texts: SearchTexts
  readonly labelOf: LabelOf
  /** Whether the page has the chat, which the last row asks. */
  readonly hasChat: boolean
}

/** The results of a query, or the message without any, and the link to the assistant. */
export function describeResults(
  query: string,
  { hits, corrected }: SearchResults,
  { texts, labelOf, hasChat }: Wording,
): Tree[] {
  const ask = hasChat ? [branch('p', { class: 'actions' }, describeAsk(query, texts))] : []
  if (hits.length === 0) return [...describeNone(query, texts), ...ask]
  return [
    ...describeCorrection(corrected, texts),
    describeLine(fill(texts.count, { count: `${hits.length}` })),
    ...groupHits(hits, labelOf, texts.others).map(({ label, hits }) =>
      branch(
        'section',
        {},
        branch('h2', { class: 'h3' }, label),
        branch('ul', { class: 'rows' }, ...groupPages(hits).map(describePage)),
      ),
    ),
    ...ask,
  ]
}

export function describeNone(query: string, texts: SearchTexts): Tree[] {
  const none = fill(texts.none, { query: query.trim() })
  return [describeLine(none), describeLine(texts.noneLine)]
}

/** After a spelling correction: words of the query on no page were misspelt. */
export function describeCorrection(
  corrected: SearchResults['corrected'],
  texts: SearchTexts,
): Tree[] {
  if (corrected.length === 0) return []
  const words = corrected.map(({ to }) => to).join(' ')
  return [describeLine(fill(texts.corrected, { words }))]
}

export function describeLine(text: string): Tree {
  return branch('p', { class: 'soft', dir: 'auto' }, ...describeMarked(text))
}

/** The page of a hit and its section, and the words in them that were asked for. */
export function describeName({ title, section, marks }: SearchHit): Tree[] {
  const page = describeMarked(title, marks.title)
  return section === '' ? page : [...page, ' › ', ...describeMarked(section, marks.section)]
}

/**
 * A text with its marked words. A tag such as `<script>` is code. An option such as `--port` keeps to one line, as far
 * as a phone has room: a browser would end a line after its hyphens.
 */
export function describeMarked(text: string, marks: readonly Mark[] = []): Tree[] {
  let from = 0
  return text.split(/(<[/a-z][^>]*>?|\B--?[a-z][\w-]{0,21})/i).flatMap((part, place) => {
    const trees = describePart(part, marks, from)
    from += part.length
    if (place % 2 === 0) return trees
    return part[0] === '<'
      ? branch('code', {}, ...trees)
      : branch('span', { class: 'kept' }, ...trees)
  })
}

/** The part of a text that begins at `from`, with the marks of the text. */
function describePart(part: string, marks: readonly Mark[], from: number): Tree[] {
  const trees: Tree[] = []
  let end = 0
  for (const [first, last] of marks) {
    const start = Math.max(first - from, end)
    const next = Math.min(last - from, part.length)
    if (start >= next) continue
    trees.push(part.slice(end, start), branch('mark', {}, part.slice(start, next)))
    end = next
  }
  trees.push(part.slice(end))
  return trees.filter(Boolean)
}

/** Puts values into the braces of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? brace) : brace,
  )
}

/** A page with its results: its title once, then the match for the whole page and its sections. */
function describePage(hits: readonly SearchHit[]): Tree {
  const [first] = hits as readonly [SearchHit]
  const name = describeMarked(first.title, first.marks.title)
  const sections = [
    ...hits.filter(({ section }) => section === ''),
    ...hits.filter(({ section }) => section),
  ]
  return branch(
    'li',
    {},
    branch(
      'h3',
      { class: 'h4', dir: 'auto' },
      branch('a', { class: 'link', href: withoutPlace(first.url) }, ...name),
    ),
    branch('ul', { class: 'sections' }, ...sections.map(describeSection)),
  )
}

function describeSection({ section, url, snippet, marks }: SearchHit): Tree {
  const words = describeMarked(section, marks.section)
  return branch(
    'li',
    { dir: 'auto' },
    ...(section === '' ? [] : [branch('a', { class: 'link', href: url }, ...words)]),
    branch('p', {}, ...describeMarked(snippet, marks.snippet)),
  )
}

function describeAsk(query: string, texts: SearchTexts): Tree {
  const question = query.trim()
  const attributes = { class: 'btn line', type: 'button', 'data-ask': question, dir: 'auto' }
  return branch('button', attributes, ...describeMarked(fill(texts.ask, { query: question })))
}
