import type { Content } from '@docent/content'
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
  const open = await listUnread(content)
  if (pages === undefined) return [...open]
  const wanted = pages.split(',').map((page) => page.trim())
  for (const page of wanted) requirePage(page, content)
  return open.filter(({ passage }) => wanted.some((page) => isWithin(passage.route, page)))
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
