import { findKind } from './elements.ts'
import type { Element } from './nestElements.ts'

/** A table of HTML as one of Markdown. Undefined if it has no rows. */
export function writeTable(
  table: Element,
  writeCell: (cell: Element) => string,
): string | undefined {
  const rows = listRows(table).map(({ cells, isHead }) => ({
    isHead,
    cells: cells.map((cell) => writeCell(cell).replaceAll(/(?<!\\)\|/g, '\\|')),
  }))
  const written = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...others] = written
  if (first === undefined) return undefined
  const width = Math.max(...written.map(({ cells }) => cells.length))
  // Rows of too many cells would be a picture of a table, which no lexer reads.
  if (width * written.length > MAX_CELLS)
    return written.map(({ cells }) => cells.join(' ')).join('\n\n')
  const head = first.isHead ? first.cells : Array.from({ length: width }, () => '')
  const body = first.isHead ? others.map(({ cells }) => cells) : written.map(({ cells }) => cells)
  const rule = Array.from({ length: width }, () => '---')
  return [head, rule, ...body].map((cells) => toRow(cells, width)).join('\n')
}

const MAX_CELLS = 20_000

interface Row {
  readonly isHead: boolean
  readonly cells: readonly Element[]
}

/** The rows of a table, also those in `thead` and `tbody`, but not those of a table in a cell. */
function listRows({ children, name }: Element): Row[] {
  return children.flatMap((child): Row[] => {
    if (typeof child === 'string' || child.type !== 'element') return []
    const kind = findKind(child.name)
    if (kind !== 'row') return kind === 'text' ? listRows(child) : []
    const cells = child.children.filter(
      (cell): cell is Element =>
        typeof cell !== 'string' && cell.type === 'element' && findKind(cell.name) === 'cell',
    )
    const isHead =
      name === 'thead' || (cells.length > 0 && cells.every((cell) => cell.name === 'th'))
    return [{ isHead, cells }]
  })
}

function toRow(cells: readonly string[], width: number): string {
  return `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
}
