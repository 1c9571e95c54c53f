import { audienceId } from '@docent/retrieval'
import type { Query, Hit, Passage, Unit } from '@docent/retrieval'
import { cite, escapeMarkdown, type Said } from '../contract/draft.ts'
import { excerpt, measureUnits } from './excerpt.ts'
import { renderUnits } from './render.ts'
import {
  ANSWER_LENGTH,
  COVERAGE_SHARE,
  FIRST_LENGTH,
  FURTHER_LENGTH,
  MAX_PAGES,
  MAX_PASSAGES,
  SAME_QUESTION,
  SCORE_GAP,
} from '../tuning.ts'
import { createJudge, isPointer } from './worth.ts'

/** The passages that an answer is made from: the best, and those that are nearly as good. */
export function choosePassages(hits: readonly Hit[]): Hit[] {
  const [best] = hits
  const routes = new Set<string>()
  const chosen: Hit[] = []
  for (const hit of hits) {
    if (best === undefined || hit.score < best.score - SCORE_GAP) break
    if (hit.features.coverage < best.features.coverage * COVERAGE_SHARE) continue
    const { route } = hit.passage
    if (!routes.has(route) && routes.size === MAX_PAGES) continue
    if (chosen.length > 0 && addsNothing(hit.passage, routes)) continue
    routes.add(route)
    chosen.push(hit)
    if (chosen.length === MAX_PASSAGES) break
  }
  return chosen
}

/** What goes without saying once something else was told. */
function addsNothing({ id, route, heading, units }: Passage, told: ReadonlySet<string>): boolean {
  const opensToldPage = heading === '' && told.has(route)
  return opensToldPage || id === audienceId(route) || units.every(isPointer)
}

/** The part of a passage that an answer keeps. */
export interface Excerpt {
  readonly hit: Hit
  readonly units: readonly Unit[]
}

/** An answer in sentences kept from passages, the best passage first. */
export function compose(query: Query, hits: readonly Hit[]): Said[] {
  const first = hits[0]?.passage
  return chooseUnits(query, hits).flatMap(({ hit, units }): Said[] => {
    const { passage, features } = hit
    if (passage !== first) return ['\n\n', ...sayExcerpt(passage, units, true, first)]
    return sayExcerpt(passage, units, isUnaskedQuestion(passage, features.heading), undefined)
  })
}

/** What is kept of each passage; nothing of those that say nothing new or do not fit any more. */
export function chooseUnits(query: Query, hits: readonly Hit[]): Excerpt[] {
  const judge = createJudge(query)
  const chosen: Excerpt[] = []
  const told = new Set<string>()
  let room = ANSWER_LENGTH
  hits.forEach((hit, index) => {
    const length = Math.min(room, index === 0 ? readFirstLength(hits.length) : FURTHER_LENGTH)
    const units = excerpt(hit.passage, judge, length).filter(({ text }) => !told.has(text))
    const size = measureUnits(units)
    if (units.length === 0 || (index > 0 && size > room)) return
    room -= size
    for (const { text } of units) told.add(text)
    chosen.push({ hit, units })
  })
  return chosen
}

/** "Yes" answers the question in the heading, which need not be the one that was asked. */
function isUnaskedQuestion({ heading }: Passage, asked: number): boolean {
  return heading.endsWith('?') && asked < SAME_QUESTION
}

/** Where little else is told, the best passage may take the room. */
function readFirstLength(passages: number): number {
  return Math.max(FIRST_LENGTH, ANSWER_LENGTH - passages * FURTHER_LENGTH)
}

/** The kept part of one passage, each of its paragraphs with its citation. */
function sayExcerpt(
  passage: Passage,
  units: readonly Unit[],
  named: boolean,
  first: Passage | undefined,
): Said[] {
  const citation = cite(passage, units[0]?.text ?? '')
  const blocks = renderUnits(units)
  const label = `**${nameOf(passage, first)}**`
  const said: Said[] = []
  // A citation cannot stand in code, and at the end of a list it would be the last item's.
  if (blocks[0]?.kind !== 'prose') said.push(label, citation, '\n\n')
  else if (named) said.push(label, label.endsWith('?**') ? ' ' : ': ')
  blocks.forEach(({ kind, markdown }, index) => {
    if (index > 0) said.push('\n\n')
    said.push(markdown)
    if (kind === 'prose') said.push(citation)
  })
  return said
}

/** A passage of the page that the answer began with is named by its heading alone. */
function nameOf({ title, heading, route }: Passage, first: Passage | undefined): string {
  const names = heading === '' ? [title] : first?.route === route ? [heading] : [title, heading]
  return escapeMarkdown(names.join(' › '))
}
