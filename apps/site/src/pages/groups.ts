import type { Document } from '@docent/content'
import { readMetaText } from '../meta.ts'
import type { Site } from '../site.ts'

export interface TutorialGroup {
  /** Empty for tutorials without a group. */
  readonly name: string
  readonly documents: readonly Document[]
}

/** The tutorials by the `group` of their front matter, in the order in which groups first appear. */
export function groupTutorials(site: Site): TutorialGroup[] {
  const groups = Map.groupBy(
    site.list('tutorials'),
    (document) => readMetaText(document, 'group') ?? '',
  )
  return [...groups].map(([name, documents]) => ({ name, documents }))
}
