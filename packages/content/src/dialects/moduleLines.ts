/** The names in the lines of JavaScript on a page of MDX that its text uses. */
export interface ModuleLines {
  /** The file that a component comes from, by the name of its tag. */
  readonly imports: Map<string, string>
  /** The value of each constant that is a text. */
  readonly constants: Map<string, string>
}

const IMPORT = /^import\s+(?:["']|[\w$*{][^;'"]*\sfrom\s*["'])/
const IMPORT_START = /^import\s+(?:["'{*]|[\w$]+\s*(?:,|from\b))/
const FROM = /^import\s+([^;'"]*?)\s+from\s*["']([^"'\n]{1,500})["']/
const EXPORT = /^export\s+(?:default|const|let|var|async|function|class|\{|\*)/
const CONSTANT =
  /^export\s+(?:const|let|var)\s+([\w$]+)\s*(?::[^=\n]*)?=\s*(?:"([^"\n]*)"|'([^'\n]*)'|`([^`$]*)`)/
const MAX_IMPORT_LINES = 30
const MAX_EXPORT_LINES = 300

/**
 * The line after the import or export that begins at a line, or the same line if none does. Its names are
 * added to `known`.
 */
export function findModuleEnd(lines: readonly string[], at: number, known: ModuleLines): number {
  const line = lines[at] ?? ''
  if (IMPORT_START.test(line)) return findImportEnd(lines, at, known)
  if (!EXPORT.test(line)) return at
  const end = findExportEnd(lines, at)
  const [, name, ...values] = CONSTANT.exec(lines.slice(at, end).join('\n')) ?? []
  const value = values.find((one) => one !== undefined)
  if (name !== undefined && value !== undefined) known.constants.set(name, value)
  return end
}

function findImportEnd(lines: readonly string[], at: number, known: ModuleLines): number {
  let text = ''
  for (let end = at; end < Math.min(lines.length, at + MAX_IMPORT_LINES); end++) {
    const line = lines[end] ?? ''
    if (line.trim() === '' || line.length > MAX_LINE) return at
    text += `${line}\n`
    if (!/["'];?\s*(?:\/\/.*)?$/.test(line) || !IMPORT.test(text)) continue
    const [, names = '', path] = FROM.exec(text) ?? []
    if (path !== undefined) for (const name of readNames(names)) known.imports.set(name, path)
    return end + 1
  }
  return at
}

const MAX_LINE = 1_000

/** The names in `X`, `{ a, Content as B }` and `* as C`. */
function readNames(names: string): string[] {
  return names
    .replaceAll(/[{}*]/g, '')
    .split(',')
    .map((name) => name.trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => name !== '')
}

/** An export ends at the first empty line at which its brackets are closed. */
function findExportEnd(lines: readonly string[], at: number): number {
  let depth = 0
  let firstEmpty = 0
  const last = Math.min(lines.length, at + MAX_EXPORT_LINES)
  for (let end = at; end < last; end++) {
    const line = lines[end] ?? ''
    if (line.trim() === '') {
      if (depth <= 0) return end
      firstEmpty ||= end
    }
    depth += countBrackets(line)
  }
  return last === lines.length && depth <= 0 ? last : firstEmpty || last
}

function countBrackets(line: string): number {
  const code = line.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0)
}
