import { FENCE } from './fence.ts'

const OPENING = /^ {0,3}(?:\{\{|\{%)/
const CLOSING = /(?:\}\}|%\})\s*$/
/** Lines of tags alone: `{{ tabs({ … }) }}`, `{% include "note" %}`, `{{< ref "page" >}}`. */
const TAGS = /^\s*(?:(?:\{\{(?:(?!\}\})[^])*\}\}|\{%(?:(?!%\})[^])*%\})\s*)+$/
const RAW = /^\s*\{%-?\s*raw\s*-?%\}\s*$/
const END_RAW = /^\s*\{%-?\s*endraw\s*-?%\}\s*$/
/** Longer tags stay in the text. */
const MAX_LINES = 30
const MAX_LENGTH = 4_000

/**
 * Drops tags of template languages that are alone on their lines. A build replaces them with other text,
 * so readers never see them. Code stays unchanged, except for a pair of tags that only protects it from
 * the template language.
 */
export function dropTemplateTags(text: string): string {
  if (!text.includes('{{') && !text.includes('{%')) return text
  const lines = text.split('\n').map(readTemplateLinks)
  const kept: string[] = []
  for (let at = 0; at < lines.length;) {
    const isFence = FENCE.test(lines[at] ?? '')
    const end = isFence ? findFenceEnd(lines, at) : findTagEnd(lines, at)
    const part = lines.slice(at, end)
    if (isFence) kept.push(...withoutRaw(part))
    else kept.push(...(isTags(part) ? [''] : part))
    at = end
  }
  return kept.join('\n')
}

/** The address of a site before a path, `]({{ site.baseurl }}/a)`, and a filter around one, `]({{ '/a' | relative_url }})`. */
function readTemplateLinks(line: string): string {
  if (!line.includes(']({')) return line
  return line
    .replaceAll(/\]\(\{\{\s{0,20}(?:site|page)\.(?:base_?)?url\s{0,20}\}\}/gi, '](')
    .replaceAll(
      /\]\(\{\{\s{0,20}["']([^"'{}\s()]{1,300})["']\s{0,20}\|\s{0,20}(?:relative|absolute)_url\s{0,20}\}\}/g,
      ']($1',
    )
}

/** The line after the code that begins at a line. */
function findFenceEnd(lines: readonly string[], at: number): number {
  const mark = FENCE.exec(lines[at] ?? '')?.[1] ?? ''
  for (let end = at + 1; end < lines.length; end++) {
    if (FENCE.exec(lines[end] ?? '')?.[1]?.startsWith(mark) === true) return end + 1
  }
  return lines.length
}

/** The line after the tags that begin at a line, or the next line. Tags never contain code. */
function findTagEnd(lines: readonly string[], at: number): number {
  if (!OPENING.test(lines[at] ?? '')) return at + 1
  for (let end = at + 1; end <= Math.min(at + MAX_LINES, lines.length); end++) {
    if (FENCE.test(lines[end - 1] ?? '')) break
    if (CLOSING.test(lines[end - 1] ?? '')) return isTags(lines.slice(at, end)) ? end : at + 1
  }
  return at + 1
}

function isTags(lines: readonly string[]): boolean {
  if (!OPENING.test(lines[0] ?? '')) return false
  const text = lines.join('\n')
  return text.length <= MAX_LENGTH && TAGS.test(text)
}

/** Code without the tags on its first and last line. */
function withoutRaw(lines: readonly string[]): readonly string[] {
  const [second = '', secondLast = ''] = [lines[1], lines.at(-2)]
  if (lines.length < 4 || !RAW.test(second) || !END_RAW.test(secondLast)) return lines
  return [...lines.slice(0, 1), ...lines.slice(2, -2), ...lines.slice(-1)]
}
