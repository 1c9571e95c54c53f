import { splitFrontMatter } from './frontMatter.ts'
import type { Fields, Value } from './value.ts'
import { FrontMatterError, readYaml } from './yaml.ts'

/**
 * The lines of a file that its front matter's fields are on, from 1, each by its path: `title`,
 * `questions[2]`, `links[0].to`. Empty for a file whose front matter cannot be read.
 *
 * @param text with line ends of any kind.
 */
export function readFieldLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const { yaml, yamlLine } = splitFrontMatter(text.replace(/\r\n?/g, '\n'))
  try {
    if (yaml !== undefined) collectFields(readYaml(yaml, yamlLine), '', lines)
  } catch (error) {
    // Problems with it are reported where the page is read.
    if (!(error instanceof FrontMatterError)) throw error
  }
  return lines
}

function collectFields(fields: Fields, path: string, lines: Map<string, number>): void {
  for (const [name, value] of fields) collect(value, path === '' ? name : `${path}.${name}`, lines)
}

function collect(value: Value, path: string, lines: Map<string, number>): void {
  lines.set(path, value.line)
  if (value.type === 'group') collectFields(value.fields, path, lines)
  if (value.type !== 'list') return
  for (const [index, item] of value.items.entries()) collect(item, `${path}[${index}]`, lines)
}
