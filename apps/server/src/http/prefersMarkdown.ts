/**
 * Whether a client prefers Markdown to HTML, by its `accept` header. The header must name Markdown,
 * because browsers accept anything and mean HTML. A client that accepts both equally but names
 * Markdown gets Markdown.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false
  const ranges = readRanges(accept)
  const markdown = ranges.get('text/markdown') ?? 0
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

function readRanges(accept: string): Map<string, number> {
  const ranges = accept.split(',').map((range): [string, number] => {
    const [type = '', ...parameters] = range.toLowerCase().split(';')
    const quality = parameters.find((one) => one.trim().startsWith('q='))?.split('=', 2)[1]
    return [type.trim(), quality === undefined ? 1 : Number(quality) || 0]
  })
  return new Map(ranges)
}
