import type { Document } from '@docent/content'
import { type Page, titleOf } from '../page.ts'
import type { Site } from '../site.ts'

/** The title, description and image of a page with one text. */
export function describeText(
  { config }: Site,
  { route, title, summary, image }: Document,
): Omit<Page, 'main'> {
  return {
    route,
    title: titleOf(title, config.brand),
    heading: title,
    description: summary,
    type: 'article',
    image,
  }
}
