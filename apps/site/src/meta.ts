// The front matter that only the site reads. What an author left out or wrote in another form is
// simply not shown: a page must work without any of it.

import type { Document } from '@docent/content'

export function readMetaText({ meta }: Document, field: string): string | undefined {
  const value = meta[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
