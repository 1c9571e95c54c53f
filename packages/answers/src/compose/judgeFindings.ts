import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import type { Findings } from './findings.ts'

/**
 * Sorts the sections that were found, the most likely to answer first. A question that an author
 * wrote word for word is answered from that author's section, however many of its words other
 * sections have.
 */
export function judgeFindings({ query, hits, isAuthored }: Findings): JudgedSection[] {
  const sections = judgeSections(query, hits)
  const authored = isAuthored && sections.find(({ hit }) => hit === hits[0])
  if (!authored) return sections
  return [{ ...authored, share: 1 }, ...sections.filter((section) => section !== authored)]
}
