import type { Tokens } from 'marked'

/** Figures of a comparison, each in proportion to the others. */
export interface Shares {
  readonly column: number
  /** For each row a share of the largest figure, from 0 to 1. */
  readonly ofRows: readonly number[]
}

/** Whether a row of a comparison is about the owner's own product: its name begins with the brand. */
export function isOwnRow(row: readonly Tokens.TableCell[], brand: string): boolean {
  return row[0]?.text.startsWith(brand) === true
}

/**
 * Reads the last column of a comparison in which every figure has one unit, such as KB. Undefined if
 * no row is the owner's, or there is no such column.
 */
export function readShares({ header, rows }: Tokens.Table, brand: string): Shares | undefined {
  if (!rows.some((row) => isOwnRow(row, brand))) return undefined
  for (let column = header.length - 1; column > 0; column -= 1) {
    const figures = rows.map((row) => readFigure(row[column]?.text ?? ''))
    const units = new Set(figures.flatMap((figure) => figure?.unit ?? []))
    if (units.size !== 1) continue
    const largest = Math.max(...figures.map((figure) => figure?.number ?? 0))
    return { column, ofRows: figures.map((figure) => (figure?.number ?? 0) / largest) }
  }
  return undefined
}

function readFigure(text: string): { number: number; unit: string } | undefined {
  const [, number, unit] = /^([\d,.]+) ?(\p{L}+)$/u.exec(text) ?? []
  if (number === undefined || unit === undefined) return undefined
  return { number: Number(number.replaceAll(',', '')), unit }
}
