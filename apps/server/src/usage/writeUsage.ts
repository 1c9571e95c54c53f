import { formatTable } from '../printing/table.ts'
import type { UsageRow } from './sumUsage.ts'

/** The heads of the table, by the names of the columns. */
const HEADS: Readonly<Record<keyof UsageRow, string>> = {
  period: 'period',
  engine: 'engine',
  answered: 'answered',
  refused: 'refused',
  stopped: 'stopped',
  failed: 'failed',
  promptTokens: 'tokens in',
  completionTokens: 'tokens out',
  cost: 'cost',
  currency: 'currency',
}
const COLUMNS = Object.keys(HEADS) as (keyof UsageRow)[]

/** The figures for a terminal, with the sums of each engine at the end. */
export function writeUsageTable(rows: readonly UsageRow[], sums: readonly UsageRow[]): string {
  if (rows.length === 0) return 'There were no answers in this period.'
  return formatTable(Object.values(HEADS), [...rows, ...sums].map(toCells))
}

/** The figures for a spreadsheet. */
export function writeUsageCsv(rows: readonly UsageRow[]): string {
  return [COLUMNS, ...rows.map(toCells)].map((row) => row.join(',')).join('\r\n')
}

function toCells(row: UsageRow): string[] {
  return COLUMNS.map((name) => (name === 'cost' ? toMoney(row.cost) : String(row[name])))
}

/** A short answer of a cheap model costs a hundredth of a cent. */
function toMoney(cost: number): string {
  return cost.toFixed(4)
}
