import type { Unit } from '@docent/retrieval'
import { isLabel } from './label.ts'

/** Renders the kept units as paragraphs, lists, code and tables in their original order. */
export interface Block {
  readonly kind: 'prose' | 'label' | 'list' | 'code' | 'table'
  readonly markdown: string
}

export function renderUnits(units: readonly Unit[]): Block[] {
  const blocks: Block[] = []
  for (const group of groupBlocks(units)) {
    const [first] = group
    if (first === undefined) continue
    if (first.kind === 'row') blocks.push({ kind: 'table', markdown: renderTable(first, group) })
    else if (group.every(({ depth }) => depth === 0)) blocks.push(...renderFlat(group))
    else blocks.push({ kind: 'list', markdown: renderList(group) })
  }
  return blocks
}

function groupBlocks(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = []
  for (const unit of units) {
    const group = groups.at(-1)
    if (group?.[0]?.block === unit.block) group.push(unit)
    else groups.push([unit])
  }
  return groups
}

function renderFlat(group: readonly Unit[]): Block[] {
  const [first] = group
  if (first?.kind === 'code') return group.map(({ markdown }) => ({ kind: 'code', markdown }))
  const kind = group.length === 1 && isLabel(first) ? 'label' : 'prose'
  return [{ kind, markdown: group.map(({ markdown }) => markdown).join(' ') }]
}

function renderTable(first: Unit, rows: readonly Unit[]): string {
  const head = (first.head ?? '').split('\n').map(readCells)
  const body = rows.map(({ markdown }) => readCells(markdown))
  const isFilled = (column: number): boolean => body.some((cells) => cells[column]?.trim() !== '')
  const filled = (head[0] ?? []).map((_, column) => column).filter(isFilled)
  const [names = []] = head
  // A column without a value in these rows says nothing.
  if (filled.length === 0 || filled.length === names.length) {
    return [first.head ?? '', ...rows.map(({ markdown }) => markdown)].join('\n')
  }
  return [...head, ...body]
    .map((cells) => `|${filled.map((column) => cells[column] ?? ' ').join('|')}|`)
    .join('\n')
}

/** The cells of a row as they are written. */
function readCells(row: string): string[] {
  return row.split(/(?<!\\)\|/).slice(1, -1)
}

function renderList(group: readonly Unit[]): string {
  const outermost = Math.min(...group.map(({ depth }) => depth))
  return group.map((unit) => renderItem(unit, unit.depth - outermost)).join('\n')
}

function renderItem(unit: Unit, level: number): string {
  const indent = '   '.repeat(level)
  if (unit.kind === 'item') return `${indent}- ${unit.markdown}`
  if (unit.kind === 'step') return `${indent}${unit.number ?? 1}. ${unit.markdown}`
  // The content of an item follows its text after an empty line.
  const lines = unit.markdown.split('\n').map((line) => `${indent}   ${line}`.trimEnd())
  return `\n${lines.join('\n')}`
}
