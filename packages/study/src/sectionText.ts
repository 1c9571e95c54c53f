import type { Passage } from '@docent/retrieval'

/** The text of a section as a model reads it: a table has its head before its rows. */
export function writeText({ units }: Passage): string {
  return units
    .map(({ markdown, head, block }, place) => {
      const isFirst = head !== undefined && units[place - 1]?.block !== block
      return isFirst ? `${head}\n${markdown}` : markdown
    })
    .join('\n')
}

/** The name of a section, with its page. */
export function nameSection({ title, section }: Passage): string {
  return section === '' ? title : `${title} › ${section}`
}

/** A text cannot end the section that it is in. */
export function fenceSection(text: string): string {
  return text.replaceAll(/<(?=\s*\/?\s*section\b)/gi, '‹')
}
