// The front matter that only the site reads. Missing or malformed fields are not shown: a page must
// work without them.

import type { Document } from '@docent/content'

export function readMetaText({ meta }: Document, field: string): string | undefined {
  const value = meta[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
