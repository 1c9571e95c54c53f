// The front matter that only the site reads. What an author left out or wrote in another form is
// simply not shown: a page must stand without any of it.

import type { Document } from '@docent/content'

/** One line of a small table of facts: `Needs`, `A server`. */
export interface Fact {
  readonly label: string
  readonly value: string
}

export function readMetaText({ meta }: Document, field: string): string | undefined {
  const value = meta[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Reads `facts`, written as a map (`Needs: A server`) or as a list of `label` and `value`. */
export function readFacts({ meta }: Document): readonly Fact[] {
  const { facts } = meta
  if (typeof facts !== 'object' || facts === null) return []
  if (!Array.isArray(facts))
    return Object.entries(facts).flatMap(([label, value]) => toFact(label, value))
  return facts.flatMap((fact: unknown) => {
    if (typeof fact !== 'object' || fact === null) return []
    const { label, value } = fact as Record<string, unknown>
    return typeof label === 'string' ? toFact(label, value) : []
  })
}

function toFact(label: string, value: unknown): Fact[] {
  return typeof value === 'string' || typeof value === 'number'
    ? [{ label, value: String(value) }]
    : []
}
