/** Formats rows in columns for a terminal: numbers aligned right, everything else left. */
export function formatTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const columns = heads.map((head, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const isNumeric = cells.some((cell) => cell !== '') && cells.every(isNumber)
    return { width: Math.max(head.length, ...cells.map(({ length }) => length)), isNumeric }
  })
  return [heads, ...rows]
    .map((row) => {
      const cells = columns.map(({ width, isNumeric }, column) => {
        const cell = row[column] ?? ''
        return isNumeric ? cell.padStart(width) : cell.padEnd(width)
      })
      return cells.join('  ').trimEnd()
    })
    .join('\n')
}

/** Indents every line of a text. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}

/** A share with its significant digits; a dash if it is unknown. */
export function formatRate(value: number | undefined, digits = 3): string {
  return value === undefined ? '-' : value.toFixed(digits)
}

function isNumber(cell: string): boolean {
  return /^(?:|-|-?[\d,.]+)$/.test(cell)
}
