// The measures of Porter's rules. They compare character codes, because every new word of a site is
// measured several times and regular expressions took most of the stemming time.

const Y = 'y'.charCodeAt(0)
/** For each code, whether it is one of "aeiou". */
const VOWELS = new Uint8Array(128)
for (const vowel of 'aeiou') VOWELS[vowel.charCodeAt(0)] = 1

/**
 * Porter's measure of a word's first letters: the number of vowel groups that are followed by
 * consonants. A "y" is a vowel after a consonant and, at the beginning, before one.
 */
export function measureStem(word: string, length: number = word.length): number {
  let count = 0
  let isAfterVowel = false
  for (let index = 0; index < length; index++) {
    const code = word.charCodeAt(index)
    const isVowel: boolean = VOWELS[code] === 1 || (code === Y && !isAfterVowel)
    if (isAfterVowel && !isVowel) count += 1
    isAfterVowel = isVowel
  }
  return count
}

export function hasVowel(word: string, length: number): boolean {
  for (let index = 0; index < length; index++) {
    const code = word.charCodeAt(index)
    if (VOWELS[code] === 1 || code === Y) return true
  }
  return false
}

/** Whether a word has measure 1 and ends in consonant, vowel, consonant, like "hop". */
export function isShort(word: string): boolean {
  const last = word.length - 1
  if (last < 2 || 'aeiouwxy'.includes(word.charAt(last))) return false
  for (let index = 0; index < last - 1; index++) {
    const code = word.charCodeAt(index)
    if (VOWELS[code] === 1 || (code === Y && index > 0)) return false
  }
  const code = word.charCodeAt(last - 1)
  return VOWELS[code] === 1 || code === Y
}
