import type { Document } from '@docent/content'
import { type Page, titleOf } from '../page.ts'
import type { Site } from '../site.ts'

/** The title, description and image of the page of a document. */
export function describeText(
  { config }: Site,
  { route, title, summary, image }: Document,
  type: Page['type'] = 'article',
): Omit<Page, 'main'> {
  return {
    route,
    title: titleOf(title, config.brand),
    heading: title,
    description: summary,
    type,
    image,
  }
}
