/** How the addresses of one answer are judged. */
export interface AddressRules {
  /** The address in its final form; undefined if it is not allowed. */
  readonly allow: (address: string) => string | undefined
  /** Whether a passage that the model was given holds the address. */
  readonly isGiven: (address: string) => boolean
  /** The replacement for a removed address. */
  readonly removed: string
  readonly count: (what: 'addresses') => void
}

/** Text that some reader turns into a link: an address with or without a scheme, or a mail address. */
export interface FoundAddress {
  readonly start: number
  readonly end: number
  /** With a scheme. */
  readonly address: string
}

const MAYBE = /:\/\/|www\.|@|\/\/|mailto:/i
// Longer than any real address, so that an endless run of letters is read only once.
const NAME = String.raw`[\p{L}\p{N}._%+-]{1,256}`
const ADDRESS = new RegExp(
  String.raw`(?:[a-z][a-z0-9+.-]{0,30})?:\/\/[^\s<>"\x60|]+|` +
    String.raw`www\.[^\s<>"\x60|]*|` +
    String.raw`(?:mailto|xmpp):(?:(?!(?:mailto|xmpp):)[^\s<>"\x60|@])+@[^\s<>"\x60|]+|` +
    String.raw`(?<![\p{L}\p{N}._%+-])${NAME}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}_-]+)+|` +
    String.raw`(?<![:\/])\/\/[^\s<>"\x60|\/]{0,64}?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[^\s<>"\x60|]*`,
  'giu',
)
/** Marks at the end of an address that belong to its sentence. */
const TRAILING = /[.,;:!?'*_~\]}»”’。，；：！？、]/
const ENTITY = /&[a-z]+$/i
const ENTITY_LENGTH = 32

/** The addresses in a text. */
export function findAddresses(text: string): FoundAddress[] {
  if (!MAYBE.test(text)) return []
  return [...text.matchAll(ADDRESS)].map(({ 0: run, index }) => {
    const written = trimEnd(run)
    return { start: index, end: index + written.length, address: withScheme(written) }
  })
}

function trimEnd(run: string): string {
  let end = run.length
  let unopened = run.split(')').length - run.split('(').length
  for (;;) {
    const last = run[end - 1] ?? ''
    if (last === ')' && unopened > 0) unopened--
    else if (!TRAILING.test(last)) return run.slice(0, end)
    end--
    const before = last === ';' ? run.slice(Math.max(0, end - ENTITY_LENGTH), end) : ''
    end -= ENTITY.exec(before)?.[0].length ?? 0
  }
}

function withScheme(written: string): string {
  if (/^www\./i.test(written)) return `http://${written}`
  if (written.startsWith('//')) return `https:${written}`
  const isMail = !/^[a-z][a-z0-9+.-]*:/i.test(written) && !written.startsWith(':')
  return isMail ? `mailto:${written}` : written
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/
const RESERVED = /^(?:.+\.)?(?:example|example\.(?:com|net|org))$/

/** Whether an address leads to the reader's own machine. */
export function isLoopback(address: string): boolean {
  const host = readHost(address)
  return host !== undefined && LOOPBACK.test(host)
}

/** Whether the host of an address is reserved for examples. */
function isReserved(address: string): boolean {
  const host = readHost(address)
  return host !== undefined && RESERVED.test(host)
}

function readHost(address: string): string | undefined {
  if (/^mailto:/i.test(address)) return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  // For unknown schemes, URL would not normalise the host.
  const common = address.replace(/^[a-z][a-z0-9+.-]*:\/\//i, 'http://')
  const url = URL.parse(common)
  return url?.username === '' ? url.hostname.toLowerCase() : undefined
}

/** Replaces foreign addresses in code. Addresses of examples and of the passages stay. */
export function safeCode(code: string, rules: AddressRules): string {
  let safe = ''
  let end = 0
  for (const found of findAddresses(code)) {
    const { address, start } = found
    if (isHarmless(address, rules)) continue
    safe += code.slice(end, start) + rules.removed
    end = found.end
    rules.count('addresses')
  }
  return safe + code.slice(end)
}

function isHarmless(address: string, { allow, isGiven }: AddressRules): boolean {
  return (
    isVersion(address) ||
    isLoopback(address) ||
    isReserved(address) ||
    allow(address) !== undefined ||
    isGiven(address)
  )
}

/** Whether a mail address is a package with its version, such as `vite@5.0.1`. */
export function isVersion(address: string): boolean {
  return /^mailto:[^@:]*@v?\d[\w.-]*$/i.test(address)
}

/** Whether a text contains an address as a whole, not only as the beginning of a longer one. */
export function holdsAddress(text: string, address: string): boolean {
  const bare = address.replace(/^(?:https?:\/\/|mailto:)/i, '')
  // A scheme without a host leads nowhere, and a search for an empty text would never end.
  if (bare === '') return false
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1)) {
    const before = text.charAt(at - 1)
    const after = text.slice(at + bare.length, at + bare.length + 2)
    if (!/[\p{L}\p{N}._@-]/u.test(before) && !/^(?:[\p{L}\p{N}_@-]|\.[\p{L}\p{N}])/u.test(after)) {
      return true
    }
  }
  return false
}
