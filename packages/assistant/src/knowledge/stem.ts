// Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980), as tables. It makes
// "deleting", "deleted" and "deletes" one term. What it makes of a word need not be a word.

const CONSONANTS = '(?:[^aeiou][^aeiouy]*)'
const VOWELS = '(?:[aeiouy][aeiou]*)'

// Porter's measure: how many times a vowel group is followed by a consonant group.
const MEASURE_1_OR_MORE = new RegExp(`^${CONSONANTS}?${VOWELS}${CONSONANTS}`)
const MEASURE_2_OR_MORE = new RegExp(`^${CONSONANTS}?(?:${VOWELS}${CONSONANTS}){2}`)
const MEASURE_EXACTLY_1 = new RegExp(`^${CONSONANTS}?${VOWELS}${CONSONANTS}${VOWELS}?$`)
const HAS_VOWEL = new RegExp(`^${CONSONANTS}?[aeiouy]`)
const SHORT_END = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`)
const DOUBLE_CONSONANT = /([^aeiouylsz])\1$/

type Rules = readonly (readonly [suffix: string, replacement: string])[]
/** Most words end in no letter that a suffix ends in, so that nothing is to be compared. */
type RulesByEnd = Readonly<Partial<Record<string, Rules>>>

const STEP_2 = byEnd([
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
])

const STEP_3 = byEnd([
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
])

const STEP_4 = byEnd(
  [
    'ement',
    'ance',
    'ence',
    'able',
    'ible',
    'ment',
    'sion',
    'tion',
    'ant',
    'ent',
    'ism',
    'ate',
    'iti',
    'ous',
    'ive',
    'ize',
    'al',
    'er',
    'ic',
    'ou',
  ].map((suffix) => [suffix, suffix.endsWith('ion') ? suffix.slice(0, 1) : ''] as const),
)

/** The stem of an English word in lower case. Other words come back as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let result = dropPlural(word)
  result = dropPastAndParticiple(result)
  if (result.endsWith('y') && HAS_VOWEL.test(result.slice(0, -1))) result = swap(result, 'y', 'i')
  result = replaceSuffix(result, STEP_2, MEASURE_1_OR_MORE)
  result = replaceSuffix(result, STEP_3, MEASURE_1_OR_MORE)
  result = replaceSuffix(result, STEP_4, MEASURE_2_OR_MORE)
  return tidyEnd(result)
}

function dropPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function dropPastAndParticiple(word: string): string {
  if (word.endsWith('eed')) {
    return MEASURE_1_OR_MORE.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  }
  const root = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (root === undefined || !HAS_VOWEL.test(root)) return word
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`
  if (DOUBLE_CONSONANT.test(root)) return root.slice(0, -1)
  return MEASURE_EXACTLY_1.test(root) && SHORT_END.test(root) ? `${root}e` : root
}

/** Only the first suffix that fits is looked at, whether or not its condition then holds. */
function replaceSuffix(word: string, rules: RulesByEnd, condition: RegExp): string {
  const rule = rules[word.slice(-1)]?.find(([suffix]) => word.endsWith(suffix))
  if (rule === undefined) return word
  const [suffix, replacement] = rule
  const result = swap(word, suffix, replacement)
  // "sion" and "tion" keep their first letter, which belongs to the root that is measured.
  return condition.test(result) ? result : word
}

function byEnd(rules: Rules): RulesByEnd {
  return Object.groupBy(rules, ([suffix]) => suffix.slice(-1))
}

function tidyEnd(word: string): string {
  let result = word
  if (result.endsWith('e')) {
    const root = result.slice(0, -1)
    const short = MEASURE_EXACTLY_1.test(root) && SHORT_END.test(root)
    if (MEASURE_2_OR_MORE.test(root) || (MEASURE_EXACTLY_1.test(root) && !short)) result = root
  }
  return result.endsWith('ll') && MEASURE_2_OR_MORE.test(result) ? result.slice(0, -1) : result
}

function swap(word: string, suffix: string, replacement: string): string {
  return word.slice(0, word.length - suffix.length) + replacement
}
