import { openIndentedBoxes } from './indentedBoxes.ts'
import { dropTemplateTags } from './templateTags.ts'

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const IMPORT = /^(?:import\s.+\sfrom\s|import\s+["']|export\s+(?:default|const|let|function)\b)/
/** A line of nothing but a tag of a component: `<Tabs groupId="os">`, `</TabItem>`, `<Card />`. */
const COMPONENT = /^\s*<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>\s*$/
const ATTRIBUTE = /\s(?:label|title|name)=["']([^"'<>]{1,100})["']/
const COMMENT = /^\s*\{\/\*.*\*\/\}\s*$/
const BOX = /^\s*:{3,}\s*(\w+)?\s*(?:\[([^\]]*)\]|(?:title=)?"?([^"{]*)"?)?/

/**
 * Markdown or MDX without the parts that only the build of another tool understands: imports, component tags, MDX
 * comments, tags of template languages, and the marks of boxes, which become a label in bold. Code stays as it is.
 */
export function plainMarkdown(text: string): string {
  let fence = ''
  let isExport = false
  return openIndentedBoxes(dropTemplateTags(text))
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1]
      if (fence !== '') {
        if (mark?.startsWith(fence) === true) fence = ''
        return line
      }
      if (mark !== undefined) {
        fence = mark
        return line
      }
      // An export goes on until an empty line.
      if (isExport && line.trim() !== '') return ''
      isExport = IMPORT.test(line)
      return isExport ? '' : readLine(line)
    })
    .join('\n')
}

function readLine(line: string): string {
  if (line.length > MAX_LINE) return line
  if (COMMENT.test(line)) return ''
  if (COMPONENT.test(line)) {
    const label = ATTRIBUTE.exec(line)?.[1]
    return label === undefined ? '' : `\n**${label}**\n`
  }
  return line.trimStart().startsWith(':::') ? readBox(line) : line
}

const MAX_LINE = 2_000

function readBox(line: string): string {
  const [, kind, bracketed, plain = ''] = BOX.exec(line) ?? []
  if (kind === undefined) return ''
  const title = (bracketed ?? plain).trim() || kind.charAt(0).toUpperCase() + kind.slice(1)
  return `\n**${title}:**`
}
