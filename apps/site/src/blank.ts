import type { Document } from '@docent/content'

/** A page that nobody has written as a file, for a route that exists all the same. */
export function createBlank(
  fields: Pick<Document, 'route' | 'title'> & Partial<Document>,
): Document {
  return {
    file: '',
    collection: '',
    summary: '',
    tags: [],
    for: [],
    notFor: [],
    actions: [],
    redirects: [],
    questions: [],
    draft: false,
    meta: {},
    markdown: '',
    tokens: [],
    sections: [],
    links: [],
    hash: '',
    ...fields,
  }
}
