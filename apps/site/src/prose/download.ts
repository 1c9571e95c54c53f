import { toFilePath } from '@docent/content'
import type { Site } from '../site.ts'

/** Sizes use units of a thousand, as today's systems do. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The kind and the size of a file that a link leads to: `PDF, 1.2 MB`. Undefined for a page. */
export function sayDownload(site: Site, href: string): string | undefined {
  const path = toFilePath(href)
  const bytes = site.bytesOf(path)
  const kind = /\.(\w+)$/.exec(path)?.[1]?.toUpperCase()
  return bytes === undefined || kind === undefined
    ? undefined
    : `${kind}, ${formatBytes(bytes, site.texts.language)}`
}

function formatBytes(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumSignificantDigits: 2,
  }).format(bytes / 1000 ** power)
}
