/** Rows under their heads, in columns for a terminal: numbers to the right, everything else left. */
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

/** The same, moved to the right. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}

/** A share with as many digits as are significant; a dash without one. */
export function formatRate(value: number | undefined, digits = 3): string {
  return value === undefined ? '-' : value.toFixed(digits)
}

function isNumber(cell: string): boolean {
  return /^(?:|-|-?[\d,.]+)$/.test(cell)
}
