import type { Document } from '@docent/content'
import { type Page, titleOf } from '../page.ts'
import type { Site } from '../site.ts'

/** What a page that is one text says about itself. */
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
