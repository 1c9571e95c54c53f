/** Puts weights into the source of `weights.ts`, rounded. A weight that it does not name stays. */
export function putWeights(source: string, weights: ReadonlyMap<string, number>): string {
  let table = ''
  const lines = source.split('\n').map((line) => {
    table = /^export const (UNIT|SECTION)_WEIGHTS/.exec(line)?.[1]?.toLowerCase() ?? table
    const name = /^ {2}(\w+): -?[\d.]+,$/.exec(line)?.[1]
    const weight = weights.get(`${table}.${name}`)
    return weight === undefined ? line : `  ${name}: ${round(weight)},`
  })
  return lines.join('\n')
}

function round(weight: number): number {
  // Not -0.
  return Math.round(weight * 100) / 100 || 0
}
