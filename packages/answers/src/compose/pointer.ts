import type { Unit } from '@docent/retrieval'

// Sentences that send the reader elsewhere. The citation already does that.
const POINTER = new RegExp(
  `^(?:${[
    '(?:please )?(?:see|refer to|check out|visit|head over|have a look|take a look|consult)',
    'read (?:the|our|this|these|on|through)',
    '(?:learn|read) (?:more|how|about)',
    '(?:for|to learn|to find out) (?:more|further|additional|full)',
    'for (?:the )?(?:details|information|instructions)(?: (?:on|about|of|regarding) [^.]{1,80})?,? (?:please )?(?:see|read|refer to|check|visit|consult)',
    '(?:more |further |additional )?(?:info|information|details|instructions|documentation)(?: (?:on|about|for|of) [^.]{1,80})? (?:can|may) be found',
    "here,? you(?: can|(?:[’']|\\s+wi)ll)? (?:also )?find",
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

/**
 * The summary of a page as search engines show it. With a colon, it announces what follows, and with one of the
 * verbs, it is a statement: "How to move depends on your host."
 */
const SUMMARY =
  /^(?:here (?:are|is) [^:]+$|(?:an?|our|this|the) (?:[\p{L}-]+ ){0,3}(?:guide|tutorial|walkthrough|overview) (?:on|about|to|for) (?:how|what|why|when|\p{L}+ing)\b[^:]*$|how to (?:(?!\b(?:depends?|is|are|was|were|differs?|varies)\b)[^:?])+$)/iu

/** Whether a unit promises an answer and does not give it: "A guide on how to move." */
export function isPromise(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'sentence' || unit.text.length > 240) return false
  return SUMMARY.test(unit.text)
}
