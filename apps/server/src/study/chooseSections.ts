import type { Content } from '@docent/content'
import {
  findStudyFolder,
  isMissingLine,
  isMissingMark,
  listSections,
  nameNoteFile,
  readNoteFiles,
} from '@docent/study'
import type { StudySection } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { listUnread } from './readStudy.ts'

/**
 * The sections whose current text has not been studied.
 *
 * @param pages routes, or the beginnings of some, separated by commas; all pages if empty.
 */
export async function chooseSections(
  content: Content,
  pages: string | undefined,
): Promise<StudySection[]> {
  const wanted = readPages(content, pages)
  return (await listUnread(content)).filter(({ passage }) => wanted(passage.route))
}

/**
 * The pages, with their sections, that no model has read for questions without an answer, or not since a section with
 * such questions has changed.
 */
export async function choosePages(
  content: Content,
  pages: string | undefined,
): Promise<(readonly StudySection[])[]> {
  const files = await readNoteFiles(findStudyFolder(content.folder))
  const missing = new Map(files.map(({ name, lines }) => [name, lines.filter(isMissingLine)]))
  const wanted = readPages(content, pages)
  const byFile = Map.groupBy(await listSections(content), ({ file }) => file)
  const open = [...byFile].filter(([file, sections]) => {
    const known = missing.get(nameNoteFile(file)) ?? []
    const keys = new Set(sections.map(({ key }) => key))
    const isRead = known.some(isMissingMark) && known.every(({ key }) => keys.has(key))
    return !isRead && sections.some(({ passage }) => wanted(passage.route))
  })
  return open.map(([, sections]) => sections)
}

/** Tells whether a page is one of those that the owner named. */
function readPages(content: Content, pages: string | undefined): (route: string) => boolean {
  if (pages === undefined) return () => true
  const wanted = pages.split(',').map((page) => page.trim())
  for (const page of wanted) requirePage(page, content)
  return (route) => wanted.some((page) => isWithin(route, page))
}

function requirePage(page: string, { documents }: Content): void {
  if (documents.some(({ route }) => isWithin(route, page))) return
  throw new CommandError(
    `--pages names ${page}, and no page has that route or one below it: write a route such as ` +
      `${documents[0]?.route ?? '/'}.`,
  )
}

function isWithin(route: string, page: string): boolean {
  return route === page || route.startsWith(page.endsWith('/') ? page : `${page}/`)
}
