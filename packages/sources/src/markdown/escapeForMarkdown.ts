/** Text of a page as Markdown that shows exactly this text, wherever in a line it is. */
export function escapeForMarkdown(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/[`*[\]<~|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
}

const SPECIAL = /[\\`*_[\]<~|&]/

/** A line that would open a block otherwise: a heading, a list, a quote, a rule. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|=+\s*$|-[-\s]*$|:::)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
}

/** Code within a line: its fence is longer than any run of backticks inside. */
export function fenceInline(code: string): string {
  if (code === '') return ''
  const fence = '`'.repeat(longestRun(code) + 1)
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${code}${pad}${fence}`
}

/** A block of code whose fence nothing inside can close. */
export function fenceBlock(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

function longestRun(code: string): number {
  let longest = 0
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}
