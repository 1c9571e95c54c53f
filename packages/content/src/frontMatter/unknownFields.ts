import { findNearest } from '../pages/nearest.ts'
import type { Report } from '../pages/problem.ts'
import type { Fields } from './value.ts'

/** Fields that only the site reads: it gets them unchanged. */
export const SITE_FIELDS: readonly string[] =
  'alt art ask author closing command eyebrow facts group headline hero label level minutes'.split(
    ' ',
  )

/** Names that other tools use for one of our fields. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['categories', 'category'],
  ['cost', 'price'],
  ['aliases', 'redirects'],
  ['redirect_from', 'redirects'],
  ['sortby', 'sort'],
  ['keywords', 'tags'],
  ['excerpt', 'summary'],
  ['cover', 'image'],
  ['thumbnail', 'image'],
  ['publish', 'draft'],
  ['published', 'draft'],
  ['hidden', 'draft'],
  ['lastmod', 'updated'],
  ['modified', 'updated'],
  ['weight', 'order'],
  ['faq', 'questions'],
  ['buttons', 'links'],
])

/** The place for an owner's own fields, which are never reported. */
const OWN = 'extra'
const OWN_PREFIX = 'x-'

/**
 * Warns of each field that nobody reads. It is kept as it is written, so a warning is enough.
 *
 * @param fields all of the page's.
 * @param known the names that are read as fields of a page.
 */
export function reportUnknownFields(
  fields: Fields,
  known: readonly string[],
  report: Report,
): void {
  const read = [...known, ...SITE_FIELDS]
  for (const [name, { line }] of fields) {
    if (read.includes(name) || name === OWN || name.startsWith(OWN_PREFIX)) continue
    const meant = SYNONYMS.get(name.toLowerCase()) ?? findNearest(name, read)
    const isMeant = meant !== undefined && !fields.has(meant)
    const advice = isMeant
      ? `Did you mean "${meant}"?`
      : meant !== undefined
        ? `Docent reads "${meant}", which the page has too: remove one of them.`
        : `Docent ignores it: remove it, or put your own fields under "${OWN}".`
    report({
      severity: 'warning',
      line,
      field: name,
      message: `is not a Docent field. ${advice}`,
      found: name,
      ...(isMeant && { expected: meant }),
    })
  }
}
