/** Words that only link a sentence to the one before it: without them, it says the same. */
const CONNECTIVE = new RegExp(
  `^(?:${[
    '(?:however|therefore|thus|hence|consequently|instead|also|in addition|additionally|furthermore|moreover|besides|for example|for instance),',
    'for example:',
    '(?:but|so|and)(?! (?:that|far|long|much|many|called)\\b),?',
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
