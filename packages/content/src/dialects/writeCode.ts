import { decodeEntities } from '../markdown/entities.ts'
import { stripCodeHtml } from '../markdown/html.ts'
import { alignText } from './alignText.ts'
import { FENCE } from './fence.ts'
import { readLiteral } from './tags.ts'

/** Code that is in an element or attribute, as a block of code of Markdown. */
export function writeCodeBlock(written: string, language: string, element = ''): string {
  const code = readCode(written, element)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
  if (code === '') return ''
  // The element only frames a block that is Markdown.
  if (FENCE.test(code)) return alignText(code, true)
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${/^[\w+#-]*/.exec(language)?.[0] ?? ''}\n${code}\n${fence}`
}

function readCode(written: string, element: string): string {
  const inner = written.trim()
  // The code of a name is in a file that is not here.
  if (/^\{[A-Za-z_$][\w$.]*\}$/.test(inner)) return ''
  if (inner.startsWith('{') && inner.endsWith('}'))
    return readLiteral(inner.slice(1, -1)) ?? written
  if (element !== 'pre') return written
  const code = /^\s*<code[^<>]*>([^]*)<\/code>\s*$/i.exec(written)?.[1] ?? written
  return decodeEntities(code.includes('<') ? stripCodeHtml(code) : code)
}
