import type { Passage } from '@docent/retrieval'
import { fence } from './fence.ts'
import { writeLines } from './writeLines.ts'

/** The first folder of a path, or of the address of an imported page: its product, or a part of the site. */
const FOLDER = /^(?:https?:\/\/[^/]+)?\/([^/]+)\/[^/]/

/**
 * A passage as a model reads it: its number, what it is from, its address and its lines. The attribute
 * `cut` says that the section has more, where no text of a page can imitate it.
 *
 * @param enough how many characters of its lines are enough.
 */
export function writePassage(passage: Passage, number: number, enough?: number): string {
  const { title, section, route, url } = passage
  const product = FOLDER.exec(route)?.[1]
  const from = [product, title, section].filter((name) => name !== undefined && name !== '')
  const { text, end } = writeLines(passage.units, enough)
  const attributes = `number="${number}" from="${quote(from.join(' › '))}" url="${quote(url)}"`
  const cut = end < passage.units.length ? ' cut="yes"' : ''
  return `<passage ${attributes}${cut}>\n${fence(text)}\n</passage>`
}

function quote(text: string): string {
  return fence(text).replaceAll('"', "'")
}
