/** A site's rules for crawlers. */
export interface Robots {
  /** @param path with its query, if it has one. */
  allows(path: string): boolean
  /** Seconds between requests; undefined if the site names none. */
  readonly delay: number | undefined
  readonly sitemaps: readonly string[]
}

/** The name of this crawler in a `robots.txt`. */
const ROBOTS_NAME = 'docent'

/** Only the beginning of a longer `robots.txt` counts, by RFC 9309. */
export const MAX_ROBOTS_BYTES: number = 512 * 1024
const MAX_RULES = 5_000

interface Rule {
  readonly isAllowed: boolean
  readonly pattern: string
}

interface Group {
  readonly names: string[]
  readonly rules: Rule[]
  delay?: number
}

/** Reads a `robots.txt` by RFC 9309: our group, or else the group of all crawlers; the longest rule wins. */
export function readRobots(text: string): Robots {
  const { groups, sitemaps } = parse(text.slice(0, MAX_ROBOTS_BYTES))
  const own = groups.filter(({ names }) => names.includes(ROBOTS_NAME))
  const used = own.length > 0 ? own : groups.filter(({ names }) => names.includes('*'))
  const rules = used.flatMap((group) => group.rules).slice(0, MAX_RULES)
  const delay = used.map((group) => group.delay).find((one) => one !== undefined)
  return {
    sitemaps,
    delay,
    allows(path) {
      const matching = rules.filter(({ pattern }) => matchesRule(pattern, path))
      const best = matching.toSorted(
        (a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed),
      )[0]
      return best?.isAllowed ?? true
    },
  }
}

function parse(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.split(/\r?\n|\r/)) {
    const [field = '', value = ''] = readField(line)
    if (field === 'sitemap') sitemaps.push(value)
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ names: [], rules: [] })
      groups.at(-1)?.names.push(value.toLowerCase().split('/', 1)[0] ?? '')
    }
    // A sitemap or an unknown field does not end the names of a group.
    if (/^(?:user-agent|allow|disallow|crawl-delay)$/.test(field)) isNaming = field === 'user-agent'
    readRule(groups.at(-1), field, value)
  }
  return { groups, sitemaps }
}

function readField(line: string): readonly string[] {
  const plain = line.split('#', 1)[0] ?? ''
  const colon = plain.indexOf(':')
  if (colon < 0) return []
  return [plain.slice(0, colon).trim().toLowerCase(), plain.slice(colon + 1).trim()]
}

function readRule(group: Group | undefined, field: string, value: string): void {
  if (!group) return
  if ((field === 'allow' || field === 'disallow') && value !== '') {
    group.rules.push({ isAllowed: field === 'allow', pattern: value })
  }
  if (field === 'crawl-delay' && /^\d{1,4}(?:\.\d{1,3})?$/.test(value)) group.delay = Number(value)
}

/** `*` matches any characters, and `$` matches the end. Each piece is searched for once. */
function matchesRule(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = pieces
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of rest.entries()) {
    if (isWhole && index === rest.length - 1) {
      return path.length - piece.length >= at && path.endsWith(piece)
    }
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}
