import type { Hit } from '@docent/retrieval'
import { formatTable } from './table.ts'

/** A passage with a label before its figures; undefined without a passage. */
export interface HitRow {
  readonly cells: readonly string[]
  readonly hit: Hit | undefined
}

type Feature = keyof Hit['features']

/** Passages with their scores and the ranking's features; features without a value are left out. */
export function formatHits(heads: readonly string[], rows: readonly HitRow[]): string {
  const some = rows.find(({ hit }) => hit !== undefined)?.hit
  const features = some ? (Object.keys(some.features) as Feature[]) : []
  const seen = features.filter((name) => rows.some(({ hit }) => (hit?.features[name] ?? 0) > 0))
  return formatTable(
    [...heads, 'score', ...seen, 'where'],
    rows.map(({ cells, hit }) => [...cells, ...(hit ? toCells(hit, seen) : [])]),
  )
}

function toCells({ score, features, passage }: Hit, names: readonly Feature[]): string[] {
  const shares = names.map((name) => (features[name] === 0 ? '' : features[name].toFixed(2)))
  return [score.toFixed(2), ...shares, passage.url]
}
