import { MAX_TEXT_PAGE_LENGTH } from '../limits.ts'
import { readMarkdownPage } from './readMarkdownPage.ts'
import type { ImportedPage } from '../types.ts'

const TITLE = /^# \S/
/** `Source: https://…`, as Mintlify writes it, `URL: …`, or a field `url: …`. */
const PLACE = /^(?:Source|URL|Link|Canonical):\s*<?(https?:\/\/[^\s>]{1,2000})>?\s*$/i
/** How far below its title a page may say where it is. */
const LINES_TO_PLACE = 6

/**
 * Reads an `llms-full.txt`: the pages of a site in one file, a heading of the first level for each.
 * Pages that do not say where they are become one page at the root of the site.
 *
 * @param url the root of the site.
 * @throws {RangeError} if a page is too long to be read.
 */
export function readFullText(text: string, url: string): ImportedPage[] {
  const placed: ImportedPage[] = []
  const rest: string[] = []
  for (const part of splitAtTitles(text.replaceAll('\r\n', '\n'))) {
    const place = findPlace(part)
    if (place === undefined) rest.push(part)
    else placed.push(readPart(place, place, dropPlace(part)))
  }
  const others = rest.join('\n').trim()
  if (others !== '') placed.push(readPart('llms-full.txt', url, others))
  return placed
}

function readPart(path: string, url: string, text: string): ImportedPage {
  if (text.length <= MAX_TEXT_PAGE_LENGTH) return readMarkdownPage({ path, url, text })
  throw new RangeError(
    'one of its pages is longer than 8 million characters: write a line such as "Source: https://docs.example.com/page" below the title of each page',
  )
}

/** The text cut before each line that is a title, outside of code. */
function splitAtTitles(text: string): string[] {
  const parts: string[][] = [[]]
  let fence = ''
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    if (fence === '' && TITLE.test(line)) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n')).filter((part) => part.trim() !== '')
}

function findPlace(part: string): string | undefined {
  const lines = part.split('\n', LINES_TO_PLACE)
  const found = lines.map((line) => PLACE.exec(line)?.[1]).find((one) => one !== undefined)
  return found !== undefined && URL.canParse(found) ? new URL(found).href : undefined
}

function dropPlace(part: string): string {
  const lines = part.split('\n')
  const at = lines.findIndex((line) => PLACE.test(line))
  return lines.toSpliced(at, 1).join('\n')
}
