import type { Knowledge, Unit } from '@docent/retrieval'

const LABEL = /^[^:]{1,60}:\s/

/** The facts of a page: they end its opening, each with its label. Another list is not about data. */
export function listFacts(knowledge: Knowledge, route: string): Unit[] {
  const units = knowledge.opening(route)?.units ?? []
  const last = units.findLast(({ kind }) => kind === 'item')?.block
  const items = units.filter((unit) => unit.kind === 'item' && unit.block === last)
  return items.every(({ text }) => LABEL.test(text)) ? items : []
}
