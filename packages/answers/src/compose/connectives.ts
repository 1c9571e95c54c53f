/** These follow "But" in English. "So können Sie es öffnen" is German, and means something else without "So". */
const NEXT =
  "(?:if|you|your|we|our|it|its|they|the|a|this|that|these|those|there|when|while|on|for|from|to|by|with|please|make|be|do|don['’]t|does|is|are|can|use|set|add|check|run|not|no|all|any|some|only|most|each|every)"

/** "So does the other" says something else without "So". */
const NOT_NEXT = '(?:and|but) that|so (?:that|do(?! not)|does|is|are|can)'

/** Words that only link a sentence to the one before it: without them, it says the same. */
const LINKS = [
  '(?:however|therefore|thus|hence|consequently|instead|also|in addition|additionally|furthermore|moreover|besides),',
  `(?!(?:${NOT_NEXT})\\b)(?:but|so|and),?(?=\\s+${NEXT}\\b)`,
]
const EXAMPLE = 'for (?:example|instance),'

/** "For example," says that a sentence is not the rule. A condition says so too. */
const CONNECTIVE = toOpening([...LINKS, `${EXAMPLE}(?=\\s+(?:if|when|to)\\b)`])
/** Behind another sentence, it would be an example of that one. */
const MISLEADING = toOpening([...LINKS, EXAMPLE])

function toOpening(forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.join('|')})\\s+`, 'iu')
}

/** The first letter of a word, but not of a name such as "iOS", "k6" or "docent.config.ts". */
const FIRST_LETTER = /^\p{Ll}(?=[\p{Ll}'’-]*(?:[\s,;:!?]|[.]?$))/u

/** "**A:** Yes." below its question. */
const ANSWERS = /^\*\*A(?:nswer)?(?::\*\*|\*\*:)\s+/i

/** Drops such a word at the start of a sentence whose predecessor is not shown. */
export function dropConnective(sentence: string, isBehindAnother = false): string {
  const answer = sentence.replace(ANSWERS, '')
  const rest = answer.replace(isBehindAnother ? MISLEADING : CONNECTIVE, '')
  return rest === answer ? answer : capitalize(rest)
}

/** The text as a sentence, with a capital. A name at its beginning keeps its letters. */
export function capitalize(text: string): string {
  return text.replace(FIRST_LETTER, (letter) => letter.toUpperCase())
}
