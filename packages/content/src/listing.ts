import type { Config } from './configTypes.ts'
import type { Document, Problem } from './types.ts'

/** What lists of results and shared links show of a page before they cut it off. */
const TITLE = 60
const DESCRIPTION = { min: 50, max: 160 } as const

/**
 * What keeps pages from being listed well by search engines and where links are shared: titles and
 * descriptions that are missing, too short, too long or the same, and an address that is not known.
 * All of them are warnings: a page stands without any of it.
 */
export function findListingFaults(
  documents: readonly Document[],
  { url }: Pick<Config, 'url'>,
): Problem[] {
  const shown = documents.filter(({ draft }) => !draft)
  return [
    ...(url === '' ? [ADDRESS] : []),
    ...shown.flatMap(judgeTitle),
    ...shown.flatMap(judgeSummary),
    ...findRepeated(shown, 'title'),
    ...findRepeated(shown, 'summary'),
  ]
}

const ADDRESS: Problem = {
  severity: 'warning',
  file: '',
  line: 0,
  field: 'url',
  message:
    'The site has no address of its own, so it has no sitemap, no feeds, no canonical addresses and ' +
    'no pictures for shared links: give it one in the configuration, such as https://docent.example.',
}

function judgeTitle({ file, title }: Document): Problem[] {
  if (title.length <= TITLE) return []
  const length = `${title.length} characters`
  const message = `The title has ${length}, of which lists show about ${TITLE}: shorten it.`
  return [warn(file, 'title', message, length, `at most ${TITLE}`)]
}

function judgeSummary({ file, summary }: Document): Problem[] {
  const { min, max } = DESCRIPTION
  if (summary.length >= min && summary.length <= max) return []
  const length = `${summary.length} characters`
  const message =
    summary === ''
      ? 'There is no summary: lists of results show any words of the page. Write one or two sentences.'
      : summary.length < min
        ? `The summary has ${length}, and lists have room for ${max}: say more of what the page holds.`
        : `The summary has ${length}, of which lists show about ${max}: shorten it.`
  return [warn(file, 'summary', message, length, `${min} to ${max}`)]
}

function findRepeated(documents: readonly Document[], field: 'title' | 'summary'): Problem[] {
  const seen = new Map<string, string>()
  return documents.flatMap((document) => {
    const words = document[field]
    const first = seen.get(words)
    if (words === '') return []
    if (first === undefined) {
      seen.set(words, document.file)
      return []
    }
    const message = `The ${field} is the same as that of ${first}: say what is different here.`
    return [warn(document.file, field, message, words, 'one of its own')]
  })
}

function warn(
  file: string,
  field: string,
  message: string,
  found: string,
  expected: string,
): Problem {
  return { severity: 'warning', file, line: 0, field, message, found, expected }
}
