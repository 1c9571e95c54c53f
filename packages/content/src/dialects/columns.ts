/** Python-Markdown indents the text of a box or of a definition by four columns. */
export const INDENT = 4

export const LEADING: RegExp = /^[ \t]*/

/** The columns before the text of a line. A tab ends at every fourth. */
export function measureIndent(line: string): number {
  return measureColumns(LEADING.exec(line)?.[0] ?? '')
}

function measureColumns(space: string): number {
  let columns = 0
  for (const one of space)
    columns = one === '\t' ? columns + INDENT - (columns % INDENT) : columns + 1
  return columns
}

/** The line without that many columns of its indentation. Code keeps the tabs after them. */
export function outdent(line: string, columns: number): string {
  let cut = 0
  while (/[ \t]/.test(line.charAt(cut)) && measureColumns(line.slice(0, cut)) < columns) cut++
  return line.slice(cut)
}
