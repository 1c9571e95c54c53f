/**
 * The same document in fewer bytes: without end tags and quotes that HTML does not need, shapes closed by
 * themselves, and JSON in single quotes. Only for React's own output, in whose text there is no `<`,
 * and in whose attributes there is no `>`.
 */
export function slimHtml(html: string): string {
  return html
    .replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')
    .replace(/<\/li>(?=<li\b|<\/[uo]l>)/g, '')
    .replace(/<\/d[td]>(?=<d[td]\b|<\/dl>)/g, '')
    .replace(/<\/t[dhr]>(?=<t[dhr]\b|<\/t)/g, '')
    .replace(
      /<\/p>(?=<(?:p|div|section|ul|ol|dl|figure|table|h[1-6])\b|<\/(?:div|section|article|li)>)/g,
      '',
    )
    .replace(/<(?!link|script)[a-z][^>]*>/gi, slimTag)
}

// Addresses keep their quotes: a slash at the end of one would close the tag. So does everything that
// loads something, because tools that measure pages look for it.
const VALUE = / (?!href|src)([a-zA-Z-]+)="(?:([^"\s'=<>`/]+)|)"(?=[ >])/g

function slimTag(tag: string): string {
  return tag
    .replace(VALUE, (all, name: string, value?: string) => {
      if (value !== undefined) return ` ${name}=${value}`
      return BOOLEAN.has(name.toLowerCase()) ? ` ${name}` : all
    })
    .replace(/ data-options="([^"']*)"/, (_, json: string) => {
      return ` data-options='${json.replaceAll('&quot;', '"')}'`
    })
}

/** Attributes that mean the same without their empty value. */
const BOOLEAN: ReadonlySet<string> = new Set(['checked', 'crossorigin', 'disabled', 'open'])
