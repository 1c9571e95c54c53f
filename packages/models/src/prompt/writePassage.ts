import type { Passage } from '@docent/retrieval'
import { fence } from './fence.ts'
import { writeLines } from './writeLines.ts'

/** The first folder of a path or of an imported address: usually the name of a product. */
const FOLDER = /^(?:https?:\/\/[^/]+)?\/([^/]+)\/[^/]/

/**
 * Writes a passage for a model: its number, its origin, its address and its lines. The attribute `cut`
 * says that the section has more text. It is an attribute because no text of a page can imitate one.
 *
 * @param enough the maximum number of characters of its lines.
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
