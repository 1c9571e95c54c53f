export interface Secrets {
  /** A text that is only in our instructions. */
  readonly canary: string
  /** The text of our instructions. */
  readonly sentences: readonly string[]
}

/** This many characters of our instructions in one run are not an accident. */
const FRAGMENT = 40
const STRIDE = 16
/** A sample at every sixteenth place. Each run of `FRAGMENT` letters contains at least one. */
const PROBE = FRAGMENT - STRIDE + 1
/** Shorter ones can occur in any text. */
const MIN_SENTENCE = 16

const BEYOND_ASCII = /[\u0080-\uffff]/

interface ReadSecrets {
  readonly canary: string
  readonly sentences: readonly string[]
  readonly probes: ReadonlySet<string>
}

const readBefore = new WeakMap<Secrets, ReadSecrets>()

/** Checks one text after another for parts of the secret instructions. */
export function createSecretGuard(secrets: Secrets): (text: string) => boolean {
  const { canary, sentences, probes } = readSecrets(secrets)
  /** The end of the text before: a secret may span two sentences. */
  let tail = ''

  return (text) => {
    const run = tail + toLetters(text)
    const isSecret = tells(run)
    // The next sentence cannot continue a removed one.
    tail = isSecret ? '' : run.slice(-FRAGMENT)
    return isSecret
  }

  function tells(run: string): boolean {
    if (canary !== '' && run.includes(canary)) return true
    if (sentences.some((sentence) => sentence.length < FRAGMENT && run.includes(sentence))) {
      return true
    }
    for (let at = 0; at + PROBE <= run.length; at += STRIDE) {
      if (probes.has(run.slice(at, at + PROBE)) && isFragment(run, at)) return true
    }
    return false
  }

  /** Whether the match at a place is too long to be an accident. */
  function isFragment(run: string, at: number): boolean {
    for (let from = Math.max(0, at - STRIDE + 1); from <= at; from++) {
      const fragment = run.slice(from, from + FRAGMENT)
      if (fragment.length < FRAGMENT) return false
      if (sentences.some((sentence) => sentence.includes(fragment))) return true
    }
    return false
  }
}

function readSecrets(secrets: Secrets): ReadSecrets {
  const before = readBefore.get(secrets)
  if (before) return before
  const sentences = secrets.sentences.map(toLetters).filter(({ length }) => length >= MIN_SENTENCE)
  const probes = new Set<string>()
  for (const sentence of sentences) {
    for (let at = 0; at + PROBE <= sentence.length; at++) probes.add(sentence.slice(at, at + PROBE))
  }
  const read = { canary: toLetters(secrets.canary), sentences, probes }
  readBefore.set(secrets, read)
  return read
}

/** Only letters and digits count: marks and spaces must not hide a sentence. */
function toLetters(text: string): string {
  const small = text.toLowerCase()
  if (!BEYOND_ASCII.test(small)) return small.replaceAll(/[^a-z\d]+/g, '')
  return small
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
