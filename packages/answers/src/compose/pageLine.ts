import type { Knowledge, PageInfo, Passage, Unit } from '@docent/retrieval'
import { cite, escapeMarkdown, type Said } from '../contract/draft.ts'

/** Writes one line for a page: its title as a link, and its opening sentence with a citation. */
export function sayPageLine(knowledge: Knowledge, page: PageInfo, note = ''): Said[] {
  const link = `- **${linkTo(page)}**${note}`
  const opening = knowledge.opening(page.route)
  const [first] = opening?.units.filter(isSentence) ?? []
  if (!opening || !first) return [link]
  return [`${link}: ${first.markdown}`, cite(opening, first.text)]
}

export function linkTo({ title, route }: Pick<PageInfo, 'title' | 'route'>): string {
  return `[${escapeMarkdown(title)}](${route})`
}

/** The opening sentences of a page that fit, with their citation. */
export function sayOpening(knowledge: Knowledge, page: PageInfo, length: number): Said[] {
  const opening = knowledge.opening(page.route)
  return opening ? saySentences(opening, 0, length) : []
}

/** The sentences of a passage from a place on that fit, with their citation. */
export function saySentences(passage: Passage, from: number, length: number): Said[] {
  const sentences: Unit[] = []
  let size = 0
  for (const unit of passage.units.slice(from)) {
    size += unit.markdown.length + 1
    // A colon would announce text that is left out here.
    if (!isSentence(unit) || (sentences.length > 0 && size > length) || unit.text.endsWith(':'))
      break
    sentences.push(unit)
  }
  const [first] = sentences
  if (!first) return []
  return [sentences.map(({ markdown }) => markdown).join(' '), cite(passage, first.text)]
}

function isSentence({ kind }: Unit): boolean {
  return kind === 'sentence'
}
