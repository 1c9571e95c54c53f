import { formatTable } from '../printing/table.ts'
import type { UsageRow } from './sumUsage.ts'

const COLUMNS = [
  'period',
  'engine',
  'answered',
  'refused',
  'stopped',
  'failed',
  'promptTokens',
  'completionTokens',
  'cost',
  'currency',
] as const satisfies readonly (keyof UsageRow)[]

const HEADS = [
  'period',
  'engine',
  'answered',
  'refused',
  'stopped',
  'failed',
  'tokens in',
  'tokens out',
  'cost',
  'currency',
]

/** The figures for a terminal, with the sums of each engine at the end. */
export function writeUsageTable(rows: readonly UsageRow[], sums: readonly UsageRow[]): string {
  if (rows.length === 0) return 'No answer was given in this time.'
  return formatTable(HEADS, [...rows, ...sums].map(toCells))
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
