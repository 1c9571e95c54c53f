import type { SiteTexts } from '@docent/texts'
import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Inline } from './Inline.tsx'
import type { Manuscript } from './manuscript.ts'
import { Scroller } from './Scroller.tsx'
import { isOwnRow, readShares } from './shares.ts'

export interface TableProps {
  readonly table: Tokens.Table
  /** `sticky` keeps the first column in view, and `plain` has it name nothing. */
  readonly options?: string
  readonly manuscript: Manuscript
}

/**
 * A table in its own scroller, so that a wide one never widens the page. The first column
 * names its rows; a header whose cells are all empty, as in a list of measures, is left out.
 */
export function Table({ table, options = '', manuscript }: TableProps): ReactNode {
  const isPlain = /\bplain\b/.test(options)
  const isSticky = /\bsticky\b/.test(options)
  const texts = useTexts()
  const { brand } = manuscript
  const shares = readShares(table, brand)
  const hasHead = table.header.some(({ tokens }) => tokens.length > 0)
  return (
    <Scroller label={nameOf(table, texts)}>
      <table className="table" data-sticky={isSticky || undefined}>
        {hasHead && (
          <thead>
            <tr>
              {table.header.map((cell, place) => (
                <th
                  key={place}
                  scope="col"
                  className={isLong(table, place) ? 'long' : undefined}
                  data-align={cell.align ?? undefined}
                >
                  <Inline tokens={cell.tokens} manuscript={manuscript} isInCell />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((row, place) => (
            <tr key={place} className={isOwnRow(row, brand) ? 'own' : undefined}>
              {row.map((cell, column) => (
                <Cell
                  key={column}
                  cell={cell}
                  isName={column === 0 && !isPlain}
                  share={column === shares?.column ? shares.ofRows[place] : undefined}
                  manuscript={manuscript}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** Characters of a cell that need several lines on a phone. */
const LONG = 32

/**
 * Whether a column has sentences. Among three or more, it would otherwise be as narrow as its longest
 * word on a phone. The column of names and the second of two have room.
 */
function isLong({ header, rows }: Tokens.Table, column: number): boolean {
  if (header.length < 3 || column === 0) return false
  return rows.some((row) => (row[column]?.text.length ?? 0) > LONG)
}

interface CellProps {
  readonly cell: Tokens.TableCell
  readonly isName: boolean
  /** How long its bar is, from 0 to 1. */
  readonly share?: number | undefined
  readonly manuscript: Manuscript
}

function Cell({ cell, isName, share, manuscript }: CellProps): ReactNode {
  const words = <Inline tokens={cell.tokens} manuscript={manuscript} isInCell />
  const align = cell.align ?? undefined
  if (isName && cell.tokens.length > 0) {
    return (
      <th scope="row" data-align={align}>
        {words}
      </th>
    )
  }
  return (
    <td data-align={align}>
      {words}
      {share !== undefined && share > 0 && <Bar share={share} />}
    </td>
  )
}

/** Only drawn: the figure above it says the same. */
function Bar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg className="share" aria-hidden="true">
      <rect width={`${Math.max(1, Math.round(share * 100))}%`} height="4" />
    </svg>
  )
}

function nameOf({ header }: Tokens.Table, texts: SiteTexts): string {
  const names = header.map(({ text }) => text).filter((text) => text !== '')
  return names.length === 0 ? texts.table : `${texts.table}: ${names.join(', ')}`
}
