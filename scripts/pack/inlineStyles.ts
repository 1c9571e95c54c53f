import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A style sheet with the sheets that it imports, inlined. */
export async function inlineStyles(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const parts = text.split(/^@import '(\.[^']+)';\n/m)
  const inlined = await Promise.all(
    parts.map((part, place) => (place % 2 === 0 ? part : inlineStyles(join(dirname(file), part)))),
  )
  return inlined.join('')
}
