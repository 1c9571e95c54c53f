/** These follow "But" in English. "So können Sie es öffnen" is German, and means something else without "So". */
const NEXT =
  "(?:if|you|your|we|our|it|its|they|the|a|this|that|these|those|there|when|while|on|for|from|to|by|with|please|make|be|do|don['’]t|does|is|are|can|use|set|add|check|run|not|no|all|any|some|only|most|each|every)"

/** Words that only link a sentence to the one before it: without them, it says the same. */
const CONNECTIVE = new RegExp(
  `^(?:${[
    '(?:however|therefore|thus|hence|consequently|instead|also|in addition|additionally|furthermore|moreover|besides|for example|for instance),',
    'for example:',
    `(?:but|so|and),?(?=\\s+${NEXT}\\b)(?!\\s+that\\b)`,
  ].join('|')})\\s+(\\p{Ll}?)`,
  'iu',
)

/** "**A:** Yes." below its question. */
const ANSWERS = /^\*\*A(?:nswer)?(?::\*\*|\*\*:)\s+/i

/** Drops such a word at the start of a sentence whose predecessor is not shown. */
export function dropConnective(sentence: string): string {
  return sentence
    .replace(ANSWERS, '')
    .replace(CONNECTIVE, (_, letter: string) => letter.toUpperCase())
}
