/** Words that writers exchange without changing the meaning of a sentence. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\byou can\b/gi, 'it is possible to'],
  [/\bmust\b/gi, 'have to'],
  [/\balso\b/gi, 'as well'],
  [/\bmake sure\b/gi, 'ensure'],
  [/\bwant to\b/gi, 'wish to'],
  [/\ballows?\b/gi, 'lets'],
  [/\bseveral\b/gi, 'multiple'],
  [/\bcreates?\b/gi, 'makes'],
  [/\bshows?\b/gi, 'displays'],
  [/\bdeletes?\b/gi, 'removes'],
  [/\bif\b/gi, 'when'],
  [/\bby default\b/gi, 'normally'],
  [/\bthis\b/gi, 'it'],
  [/\busing\b/gi, 'with'],
]
/** A clause shorter than this is not moved. */
const MIN_CLAUSE = 15

/** The same in other small words, and with its clauses in another order. */
export function paraphrase(sentence: string): string {
  const said = ALIKE.reduce((text, [from, to]) => text.replaceAll(from, to), sentence)
  const comma = said.indexOf(', ')
  if (comma < MIN_CLAUSE || comma > said.length - MIN_CLAUSE) return said
  return `${said.slice(comma + 2).replace(/\.$/, '')}, ${said.slice(0, comma)}.`
}

/** One content word of this many, replaced. */
export function replaceWords(sentence: string, every: number): string {
  let count = 0
  return sentence.replaceAll(/(?<![`\w-])[a-z]{5,}(?![\w`-])/g, (word) =>
    ++count % every === 0 ? 'something' : word,
  )
}

export function mergeSentences(one: string, other: string): string {
  return `${one.replace(/\.$/, '')}, and ${other}`
}

/** With its first number changed; the sentence itself if it has none. */
export function changeNumber(sentence: string): string {
  return sentence.replace(/\d+/, (number) => String(Number(number) + 3))
}
