import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import { CLEAR_SECTION } from '../tuning.ts'
import type { Findings } from './findings.ts'

/**
 * Sorts the sections that were found, the most likely to answer first. A question that an author
 * wrote, in these words or nearly so, is answered from that author's section, however many of its
 * words other sections have.
 */
export function judgeFindings({
  query,
  hits,
  isAuthored,
  same,
}: Findings): readonly JudgedSection[] {
  const sections = judgeSections(query, hits)
  const written = isAuthored ? hits[0] : same
  const first = sections.find(({ hit }) => hit === written)
  if (first === undefined) return sections
  const share = isAuthored ? 1 : Math.max(first.share, CLEAR_SECTION)
  return [{ ...first, share }, ...sections.filter((section) => section !== first)]
}
