import type { PageNote } from '../faq/types.ts'
import type { Site } from '../site.ts'
import { toMarkdownPath } from './addresses.ts'

/** Questions in `llms.txt`: about 8 KB, as much as a list of sixty pages. */
const MOST_LISTED = 40

/** Questions with their answers, each with a link to its page as Markdown, one of each page first. */
export function listNotes(site: Site): string[] {
  const byPage = [...Map.groupBy(site.notes, ({ route }) => route).values()]
  const ranked = byPage.flatMap((notes) => notes.map((note, place) => ({ note, place })))
  return ranked
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_LISTED)
    .map(({ note }) => {
      const page = site.config.url + encodeURI(toMarkdownPath(note.route))
      return `- [${escapeMarkdown(note.question)}](${page}): ${note.answer}`
    })
}

/** The notes of a block of questions, each with a link to the section that supports it. */
export function formatNotes(site: Site, notes: readonly PageNote[]): string {
  return notes
    .map(({ question, answer, label, url }) => {
      const section = `[${escapeMarkdown(label)}](${site.config.url}${encodeURI(url)})`
      return `**${escapeMarkdown(question)}** ${answer} (${section})`
    })
    .join('\n\n')
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\[\]*_`<]/g, '\\$&')
}
