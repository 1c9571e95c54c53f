import {
  findAddresses,
  isLoopback,
  isVersion,
} from '../../packages/models/src/firewall/addresses.ts'

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

/** The number before an entry counts entries, and belongs to no claim. */
const LEAD = /^\s*\d+[.)]\s/
const CODE = /`[^`]+`/g

/**
 * With its first number changed; the sentence itself if it has none. A number in an address outside of code
 * stays, because the firewall removes the address.
 */
export function changeNumber(sentence: string): string {
  const lead = LEAD.exec(sentence)?.[0].length ?? 0
  // Code keeps its length, so that the places stay the same.
  const prose = sentence.replaceAll(CODE, (code) => ' '.repeat(code.length))
  const removed = findAddresses(prose).filter(({ address }) => {
    return !isLoopback(address) && !isVersion(address)
  })
  const isShown = (at: number) =>
    at >= lead && !removed.some(({ start, end }) => at >= start && at < end)
  const first = [...sentence.matchAll(/\d+/g)].find(({ index }) => isShown(index))
  if (!first) return sentence
  const [number] = first
  const end = first.index + number.length
  return `${sentence.slice(0, first.index)}${Number(number) + 3}${sentence.slice(end)}`
}

/** Whether two texts have the same words and numbers in the same order. */
export function isSameText(one: string, other: string): boolean {
  return readLetters(one) === readLetters(other)
}

function readLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
