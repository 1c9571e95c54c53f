import { createRandom, type Random } from './random.ts'

const SYLLABLES = `ba be bi bo bra cal can cer cha con cor da del den di dor el em en er fa fer fi
  fo ga gen gi gra ha hel im in ja ka kel la lem li lo ma men mi mor na nel ni no or pa per pi plo
  pra que ra ren ri ro sa sel ser si sta ta tem ter ti to tra tu ul un va ven vi vol wa wen xi za`
  .trim()
  .split(/\s+/) as [string, ...string[]]
const ENDINGS = ['', '', '', 's', 'ed', 'ing', 'er', 'ment', 'ation'] as const

/** The small words between the meaningful ones, about as often as in English. */
export const FUNCTION_WORDS = `the to a of and is in you for it that with can on as be your this or
  are if by from an at not when will which have use`.split(/\s+/) as [string, ...string[]]
const FUNCTION_SHARE = 0.38

/** Zipf's law as Mandelbrot corrected it: the commonest word is in 4 of 10 passages, not in all. */
const SHIFT = 20

/** The number of topic words of a page, and how many of them are its own. */
const TOPIC_SIZE = 40
const TOPIC_SHARE = 0.35

export interface Vocabulary {
  /** One word, the commoner the sooner. */
  draw(random: Random): string
  /** Words that one page is about. */
  drawTopic(random: Random): readonly [string, ...string[]]
}

/** A vocabulary of made-up words. The more text is written with it, the more words it should have. */
export function createVocabulary(size: number, seed: number): Vocabulary {
  const words = createWords(size, createRandom(seed))
  const sums = new Float64Array(size)
  let total = 0
  for (let rank = 0; rank < size; rank++) sums[rank] = total += 1 / (rank + SHIFT)

  function draw(random: Random): string {
    const wanted = random.next() * total
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return words[low] ?? ''
  }

  return {
    draw,
    drawTopic(random) {
      return [draw(random), ...Array.from({ length: TOPIC_SIZE - 1 }, () => draw(random))]
    },
  }
}

/** A run of words as in a sentence: of the topic, of the whole site, and small ones. */
export function writeWords(
  count: number,
  vocabulary: Vocabulary,
  topic: readonly [string, ...string[]],
  random: Random,
): string[] {
  return Array.from({ length: count }, () => {
    if (random.happens(FUNCTION_SHARE)) return random.pick(FUNCTION_WORDS)
    return random.happens(TOPIC_SHARE) ? random.pick(topic) : vocabulary.draw(random)
  })
}

function createWords(size: number, random: Random): string[] {
  const words = new Set<string>()
  while (words.size < size) {
    const syllables = Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES))
    words.add(syllables.join('') + random.pick(ENDINGS))
  }
  return [...words]
}
