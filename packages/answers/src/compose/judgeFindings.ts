import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import type { Findings } from './findings.ts'

/**
 * The sections that were found, the likeliest to answer first. A question in the words of its author is
 * answered from where the author answers it, however many of its words other sections have.
 */
export function judgeFindings({ query, hits, isAuthored }: Findings): JudgedSection[] {
  const sections = judgeSections(query, hits)
  const authored = isAuthored && sections.find(({ hit }) => hit === hits[0])
  if (!authored) return sections
  return [{ ...authored, share: 1 }, ...sections.filter((section) => section !== authored)]
}
