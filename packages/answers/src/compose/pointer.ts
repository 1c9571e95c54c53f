import type { Unit } from '@docent/retrieval'

// Sentences that send the reader elsewhere. The citation already does that.
const POINTER = new RegExp(
  `^(?:${[
    '(?:please )?(?:see|refer to|check out|visit|head over|have a look|take a look|consult)',
    'read (?:the|our|this|these|on|through)',
    '(?:learn|read) (?:more|how|about)',
    '(?:for|to learn|to find out) (?:more|further|additional|full)',
    '(?:more (?:information|details)|you can (?:read|find|learn) (?:more|out more))',
    '(?:this|in this) (?:page|guide|document|section|article|tutorial) (?:includes|covers|describes|explains|shows|will|provides|contains|you will|we will)',
  ].join('|')})\\b`,
  'i',
)

// "See no-dupe-keys if you want to disallow duplicate keys" says what else there is.
const CONDITION = /^see .+ (?:if|when) you(?: also)? (?:want|need)/i

/** Nothing but links, perhaps after a label: "**Similar issues**: [#12](…), [#14](…)". */
const LINKS = /^(?:\*\*[^*]{1,40}\*\*:? )?(?:\[[^\]]*\]\([^)\s]*\)(?:,? (?:and |or )?|\.?$))+$/

/** Whether a unit only sends its reader elsewhere, in words or as a bare link. */
export function isPointer(unit: Unit | undefined): boolean {
  if (unit === undefined) return true
  const { text, markdown } = unit
  if (POINTER.test(text)) return !CONDITION.test(text)
  return LINKS.test(markdown)
}
