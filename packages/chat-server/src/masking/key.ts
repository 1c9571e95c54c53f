const BEGINNING = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]/uy
const PEM =
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^]*?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)/y
const TOKEN = /[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+){0,3}/y

/** The prefixes of the keys of well-known services, and the minimum that follows. */
const ISSUED: readonly RegExp[] = [
  /^(?:sk|pk|rk)[-_](?:[a-z]+[-_])?[A-Za-z0-9_-]{16,}$/,
  /^(?:gh[oprsu]_|github_pat_)[A-Za-z0-9_]{20,}$/,
  /^glpat-[A-Za-z0-9_-]{16,}$/,
  /^(?:AKIA|ASIA)[A-Z0-9]{16}$/,
  /^xox[a-z]-[A-Za-z0-9-]{10,}$/,
  /^AIza[A-Za-z0-9_-]{30,}$/,
  /^(?:npm|hf|pypi)[-_][A-Za-z0-9_-]{20,}$/,
  /^SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}$/,
  /^eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*$/,
]

/** Finds a secret: a key of a known form, a private key, or a long word that nobody would write. */
export function findKey(folded: string, start: number): number | undefined {
  BEGINNING.lastIndex = start
  if (!BEGINNING.test(folded)) return undefined
  PEM.lastIndex = start
  const pem = PEM.exec(folded)?.[0]
  if (pem !== undefined) return start + pem.length

  TOKEN.lastIndex = start
  const words = TOKEN.exec(folded)?.[0].split('.') ?? []
  for (let count = words.length; count > 0; count--) {
    const token = words.slice(0, count).join('.')
    if (isIssued(token)) return start + token.length
    // Behind a slash or a plus it is the rest of a digest in base64, or a part of an address.
    if (count === 1 && !/[/+]/.test(folded[start - 1] ?? '') && isRandom(token)) {
      return start + token.length
    }
  }
  return undefined
}

function isIssued(token: string): boolean {
  return ISSUED.some((issued) => issued.test(token)) && hasRandomWord(token)
}

/** `sk-learn-based-classification` begins like a key, and is made of words. */
function hasRandomWord(token: string): boolean {
  return token
    .split(/[-_.]/)
    .some((word) => word.length >= 10 && /\d/.test(word) && /[a-z]/i.test(word))
}

const RANDOM_LENGTH = 32
/** How often the kind of character changes, of the length, and how many groups of digits there are. */
const MIN_CHANGES = 0.45
const MIN_NUMBERS = 3
const HASH = /^sha\d{3}-/

/** Long, and mixed as chance mixes and no name does. Hashes and UUIDs, of fewer kinds, stay. */
function isRandom(word: string): boolean {
  if (word.length < RANDOM_LENGTH || HASH.test(word)) return false
  const characters = word.replace(/[-_]/g, '')
  const kinds = [...characters].map(kindOf)
  const changes = kinds.filter((kind, place) => place > 0 && kind !== kinds[place - 1]).length
  const numbers = characters.match(/\d+/g)?.length ?? 0
  if (new Set(kinds).size < 3 || numbers < MIN_NUMBERS) return false
  return changes >= kinds.length * MIN_CHANGES
}

function kindOf(character: string): 'digit' | 'lower' | 'upper' {
  if (character >= 'a') return 'lower'
  return character >= 'A' ? 'upper' : 'digit'
}
