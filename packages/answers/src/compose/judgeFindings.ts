import type { Hit, NoteHit, Query } from '@docent/retrieval'
import { preferEarlier, type EarlierAnswer } from '../choosing/earlierAnswer.ts'
import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import { raiseTold } from '../notes/raiseTold.ts'
import { CERTAIN_SECTION, CLEAR_SECTION, SURE_NOTE, SURE_SECTION } from '../tuning.ts'

/** The sections that were found, and what says which of them answers. */
interface Sections {
  readonly query: Query
  readonly hits: readonly Hit[]
  readonly isAuthored: boolean
  readonly same: Hit | undefined
  readonly notes: readonly NoteHit[]
  readonly earlier: EarlierAnswer | undefined
}

/**
 * Sorts the sections that were found, the most likely to answer first. A question that an author
 * wrote, in these words or nearly so, is answered from that author's section, and a question of a note from the
 * note's section, however many of its words other sections have.
 */
export function judgeFindings({
  query,
  hits,
  isAuthored,
  same,
  notes,
  earlier,
}: Sections): readonly JudgedSection[] {
  const own = judgeSections(query, hits)
  const judged = earlier ? preferEarlier(own, earlier, query) : own
  const sections = notes.length > 0 ? judged.map((one) => raiseTold(one, notes)) : judged
  // Words that are nearly the same count less than a section that surely answers.
  const isSure = (sections[0]?.share ?? 0) >= CERTAIN_SECTION
  const [note] = notes
  const noted =
    note && note.fit >= 1 ? hits.find((hit) => hit.passage.id === note.note.passage) : undefined
  const written = isAuthored ? hits[0] : (noted ?? (isSure ? undefined : same))
  const first = sections.find(({ hit }) => hit === written)
  if (first === undefined) return trustNote(sections, notes)
  const share = isAuthored ? 1 : Math.max(first.share, CLEAR_SECTION)
  return [{ ...first, share }, ...sections.filter((section) => section !== first)]
}

/** If a note surely fits, its section answers, however many others come close by their words. */
function trustNote(
  sections: readonly JudgedSection[],
  [note]: readonly NoteHit[],
): readonly JudgedSection[] {
  const [first, ...others] = sections
  const isSure = first?.hit.passage.id === note?.note.passage && (note?.fit ?? 0) >= SURE_NOTE
  if (!first || !isSure) return sections
  return [{ ...first, share: Math.max(first.share, SURE_SECTION) }, ...others]
}
