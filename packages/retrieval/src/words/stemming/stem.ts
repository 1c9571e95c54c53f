// Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980), as tables. It makes
// "deleting", "deleted" and "deletes" one term. Its results need not be words.

import { toBaseForm } from './irregularForms.ts'
import { hasVowel, isShort, measureStem } from './stemMeasure.ts'

type Rules = readonly (readonly [suffix: string, replacement: string])[]
/** Most words do not end in the last letter of a suffix, so nothing needs comparing. */
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

/** The stem of an English word in lower case. Other words are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let result = dropPlural(toBaseForm(word))
  result = dropPastAndParticiple(result)
  if (result.endsWith('y') && hasVowel(result, result.length - 1)) result = swap(result, 'y', 'i')
  result = replaceSuffix(result, STEP_2, 1)
  result = replaceSuffix(result, STEP_3, 1)
  result = replaceSuffix(result, STEP_4, 2)
  return tidyEnd(result)
}

/** Their last letter does not make a plural: without it, they would be http, a distinguished name and a domain. */
const NO_PLURALS: ReadonlySet<string> = new Set(['https', 'dns', 'ios'])

function dropPlural(word: string): string {
  if (!word.endsWith('s') || NO_PLURALS.has(word)) return word
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('ss') ? word : word.slice(0, -1)
}

function dropPastAndParticiple(word: string): string {
  if (word.endsWith('eed'))
    return measureStem(word, word.length - 3) >= 1 ? word.slice(0, -1) : word
  const length = word.length - (word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : word.length)
  if (length === 0 || !hasVowel(word, length)) return word
  const root = word.slice(0, length)
  if (root.endsWith('at') || root.endsWith('bl') || root.endsWith('iz')) return `${root}e`
  if (endsTwice(root)) return root.slice(0, -1)
  return isShort(root) ? `${root}e` : root
}

/** "hopp" becomes "hop", and "fall" stays. */
function endsTwice(word: string): boolean {
  const last = word.at(-1) ?? ''
  return last === word.at(-2) && !'aeiouylsz'.includes(last)
}

/** Only the first matching suffix is considered, whether or not its condition holds. */
function replaceSuffix(word: string, rules: RulesByEnd, least: 1 | 2): string {
  const rule = rules[word.at(-1) ?? '']?.find(([suffix]) => word.endsWith(suffix))
  if (rule === undefined) return word
  const [suffix, replacement] = rule
  const result = swap(word, suffix, replacement)
  // "sion" and "tion" keep their first letter, which belongs to the measured root.
  return measureStem(result) >= least ? result : word
}

function byEnd(rules: Rules): RulesByEnd {
  return Object.groupBy(rules, ([suffix]) => suffix.slice(-1))
}

function tidyEnd(word: string): string {
  let result = word
  if (result.endsWith('e')) {
    const root = result.slice(0, -1)
    if (measureStem(root) >= 2 || (measureStem(root) === 1 && !isShort(root))) result = root
  }
  return result.endsWith('ll') && measureStem(result) >= 2 ? result.slice(0, -1) : result
}

function swap(word: string, suffix: string, replacement: string): string {
  return word.slice(0, word.length - suffix.length) + replacement
}
