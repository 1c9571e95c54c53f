export interface Secrets {
  /** Stands in our instructions, and nowhere else. */
  readonly canary: string
  /** What our instructions say. */
  readonly sentences: readonly string[]
}

/** So much of our instructions in one run is no accident. */
const FRAGMENT = 40
const STRIDE = 8
/** Found at every eighth place, so a run of `FRAGMENT` letters always holds one. */
const PROBE = FRAGMENT - STRIDE
/** Shorter ones are what anybody may say. */
const MIN_SENTENCE = 16

interface ReadSecrets {
  readonly canary: string
  readonly short: readonly string[]
  readonly probes: ReadonlySet<string>
}

const readBefore = new WeakMap<Secrets, ReadSecrets>()

/** Tells of one text after another whether it gives away what must not be told. */
export function createSecretGuard(secrets: Secrets): (text: string) => boolean {
  const { canary, short, probes } = readSecrets(secrets)
  /** The end of what was said before: a secret may be told in two sentences. */
  let tail = ''

  return (text) => {
    const run = tail + toLetters(text)
    const isSecret = tells(run)
    // What did not pass is no part of what the next sentence could go on with.
    tail = isSecret ? '' : run.slice(-FRAGMENT)
    return isSecret
  }

  function tells(run: string): boolean {
    if (canary !== '' && run.includes(canary)) return true
    if (short.some((sentence) => run.includes(sentence))) return true
    for (let at = 0; at + PROBE <= run.length; at += STRIDE) {
      if (probes.has(run.slice(at, at + PROBE))) return true
    }
    return false
  }
}

function readSecrets(secrets: Secrets): ReadSecrets {
  const before = readBefore.get(secrets)
  if (before) return before
  const sentences = secrets.sentences.map(toLetters)
  const probes = new Set<string>()
  for (const sentence of sentences) {
    for (let at = 0; at + PROBE <= sentence.length; at++) {
      if (sentence.length >= FRAGMENT) probes.add(sentence.slice(at, at + PROBE))
    }
  }
  const short = sentences.filter(({ length }) => length >= MIN_SENTENCE && length < FRAGMENT)
  const read = { canary: toLetters(secrets.canary), short, probes }
  readBefore.set(secrets, read)
  return read
}

/** Letters and digits alone, so that neither marks nor spaces hide a sentence. */
function toLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
