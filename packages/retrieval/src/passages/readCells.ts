import { inlineText, lexInline } from '@docent/content'
import type { Unit } from '../types.ts'

/** A row as it is on its page, where the names of its columns are not between its cells. */
export function readCells({ markdown }: Unit): string {
  const cells = markdown
    .split(/(?<!\\)\|/)
    .map((cell) => inlineText(lexInline(cell.trim().replaceAll('\\|', '|'))))
  return cells.filter((cell) => cell !== '').join(' · ')
}
