import type { Document } from '../types.ts'

/** One line of the small table of facts that a page shows under its title. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Reads `facts` of the front matter: a map, or a list of `label` and `value`. Other values are ignored. */
export function readFacts({ meta }: Pick<Document, 'meta'>): Fact[] {
  const { facts } = meta
  if (typeof facts !== 'object' || facts === null) return []
  const pairs: [unknown, unknown][] = Array.isArray(facts)
    ? facts.map((fact: unknown) => {
        const { label, value } = (fact ?? {}) as Record<string, unknown>
        return [label, value]
      })
    : Object.entries(facts)
  return pairs.flatMap(([label, value]) => {
    const isSaid = typeof value === 'string' || typeof value === 'number'
    return typeof label === 'string' && isSaid ? [{ label, value: String(value) }] : []
  })
}
