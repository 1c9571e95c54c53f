import { listRoutes } from '../pages/index.ts'
import { LISTS } from '../pages/lists.ts'
import { listManuals } from '../pages/manuals.ts'
import { isReference } from '../pages/reference.ts'
import type { Site } from '../site.ts'
import { listNotes } from './notes.ts'
import { formatLink, formatTwin } from './twin.ts'

/**
 * `llms.txt`: a description of the site, the address of each page as Markdown, and what notes answer.
 */
export function formatLlms(site: Site): string {
  const { brand, description } = site.config
  const lists = [
    ...Object.values(LISTS).map(({ path, labelOf }) => ({
      heading: labelOf(site),
      documents: site.list(path.slice(1)),
    })),
    { heading: site.texts.reference, documents: site.documents.filter(isReference) },
    ...listManuals(site).map(({ name, documents }) => ({ heading: name, documents })),
  ]
  const listed = new Set(lists.flatMap(({ documents }) => documents))
  const indexes = new Set(Object.values(LISTS).map(({ path }) => site.to(path)))
  const others = site.documents.filter((one) => !listed.has(one) && !indexes.has(one.route))
  const sections = [...lists, { heading: site.texts.pages, documents: others }]
    .filter(({ documents }) => documents.length > 0)
    .map(({ heading, documents }) =>
      [`## ${heading}\n`, ...documents.map((document) => formatLink(site, document))].join('\n'),
    )
  const languages = site.sites
    .filter(({ base }) => base !== site.base)
    .map((other) => `- [${nameOf(other)}](${site.config.url}${other.to('/llms.txt')})`)
  if (languages.length > 0) sections.push([`## ${site.texts.languages}\n`, ...languages].join('\n'))
  const notes = listNotes(site)
  const answered = notes.length === 0 ? [] : [[`## ${site.texts.questions}\n`, ...notes].join('\n')]
  const head = description === '' ? [`# ${brand}`] : [`# ${brand}`, `> ${description}`]
  return `${[...head, ...sections, ...answered].join('\n\n')}\n`
}

function nameOf({ config }: Site): string {
  const { language, languages } = config
  return languages.find((one) => one.language === language)?.label ?? language
}

/** `llms-full.txt`: all pages in one file, each as written by `formatTwin`. */
export function formatLlmsFull(site: Site): string {
  return listRoutes(site)
    .map((route) => formatTwin(site, route) ?? '')
    .join('\n')
}
