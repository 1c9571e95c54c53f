// Questions about the site as a whole, told by how they are put. A question counts only if it is
// nothing else: with a word more, the pages are searched.

import { escapePattern, normalise } from './normalise.ts'

export type CatalogueIntent =
  | { readonly type: 'about' | 'page' }
  | { readonly type: 'list' | 'news'; readonly noun: string }
  /** Without a name all products are meant, or `here` the one that is shown. */
  | {
      readonly type: 'audience'
      readonly name?: string
      readonly here: boolean
      /** Whether it asks who should not get it. */
      readonly not: boolean
    }
  | { readonly type: 'compare'; readonly names: readonly [string, string] }

type Form = readonly [
  type: CatalogueIntent['type'] | 'audience-not' | 'audience-here',
  pattern: string,
]

// Words in capitals stand for the patterns of the same name below. The first form that fits counts.
const FORMS: readonly Form[] = [
  ['page', '(?:explain|summari[sz]e|describe|sum up) this (?:page|article|tutorial)'],
  [
    'page',
    "what (?:is|'s|does) this (?:page|article|tutorial)(?: (?:about|say|cover|explain|for))*",
  ],

  ['audience-not', "who (?:should not|shouldn't|should never) GET(?: ALL| OWNER?NAME)?"],
  ['audience-here', 'WHO GET (?:this|it|that)'],
  ['audience-here', 'who (?:is|are) (?:this|it|that) FOR'],
  ['audience-here', 'who (?:needs|uses|benefits from) (?:this|it|that)'],
  ['audience-here', 'is (?:this|it|that) (?:right |good |something |made |meant )?FOR ME'],
  ['audience', 'WHO GET ALL'],
  ['audience', 'who (?:is|are) ALL FOR'],
  ['audience', 'who (?:needs|uses|benefits from|would benefit from) ALL'],
  ['audience', '(?:which|what) (?:product|tool|one|package|of (?:these|your) products) SUITS'],
  ['audience', 'is ALL (?:right |good |something |made |meant )?FOR ME'],
  ['audience', 'WHO GET OWNER?NAME'],
  ['audience', 'who (?:is|are) OWNER?NAME FOR'],
  ['audience', 'who (?:needs|uses|benefits from|would benefit from) OWNER?NAME'],
  ['audience', 'is OWNER?NAME (?:right |good |something |made |meant )?FOR ME'],

  ['about', 'what (?:do|does) SITE (?:actually |really )?do(?: exactly)?'],
  ['about', "what(?: is| are|'s) (?:SITE|this)(?: (?:about|all about|for|exactly))*"],
  ['about', 'TELL what (?:do )?SITE (?:do|does|is|are|is about)'],
  ['about', 'TELL what (?:do|does) SITE do'],
  ['about', '(?:TELL (?:about )?|introduce )(?:SITE|yourself)'],
  [
    'about',
    '(?:an? )?(?:short |quick |brief )?(?:overview|introduction|summary)(?: (?:of|to) SITE)?',
  ],
  ['about', 'what can SITE (?:be used for|do for (?:me|us))'],

  ['news', "what(?:'s| is| has) (?:new|changed)|any(?:thing)? new|any news|what's the latest"],
  ['news', "(?:(?:what|which) (?:is|are) |what's |TELL )?OWNER?(?:latest|newest|most recent) NOUN"],

  ['compare', '(?:can you )?compare OWNER?FIRST (?:and|with|to|vs\\.?|versus) OWNER?SECOND'],
  [
    'compare',
    "(?:what(?:'s| is| are) )?(?:the )?differences? between OWNER?FIRST and OWNER?SECOND",
  ],
  ['compare', 'how (?:does|do) OWNER?FIRST (?:compare (?:to|with)|differ from) OWNER?SECOND'],
  ['compare', 'OWNER?FIRST (?:vs\\.?|versus) OWNER?SECOND'],

  ['list', 'what (?:do|does|can) SITE (?:offer|sell|make|provide|have)'],
  ['list', 'what can i GET'],
  ['list', '(?:what|which) NOUN (?:are|is) (?:there|available|offered|on offer)'],
  ['list', '(?:what|which) NOUN (?:do|does|can) SITE (?:have|offer|sell|make|provide|publish)'],
  ['list', '(?:what|which) NOUN can i (?:GET|read|find)'],
  ['list', 'what are OWNER?(?:available )?NOUN'],
  ['list', '(?:TELL|list|name)(?: me)?(?: about)? OWNER?(?:available )?NOUN'],
  ['list', '(?:do|does) SITE (?:have|offer|sell|provide|publish) OWNER?NOUN'],
  ['list', 'are there OWNER?NOUN'],
  ['list', 'how many NOUN (?:are there|do SITE have)'],
  ['list', 'OWNER?(?:available )?NOUN'],
]

const PLACE = '(?:,? (?:here|there|please|now|on (?:this|the|your) (?:site|website)|for me))*'

const WORDS: Readonly<Record<string, string>> = {
  WHO: '(?:who|whom|what kind of (?:people|teams?|users?|companies)) (?:should|would|could|can|needs? to)',
  SUITS: '(?:should i GET|do i need|(?:is (?:right|best|good|made) for|fits|suits) ME(?: best)?)',
  ALL: '(?:(?:one of |any of )?(?:(?:these|the|your|those|this|all(?: the| your)?) )?PRODUCTS|these|those|them|SITE)',
  PRODUCTS: '(?:products?|tools?|packages?|services?)',
  GET: '(?:get|use|buy|choose|need|have|want|pick|order|try)',
  FOR: '(?:for|made for|meant for|intended for|aimed at|designed for)',
  ME: '(?:me|us|my (?:team|company))',
  TELL: '(?:(?:explain|describe|tell|show|give)(?: to)?(?: me| us)?(?: about)?)',
  OWNER: '(?:(?:all |any |some )?(?:the |your |of the |of your |these |an? )?)',
  NOUN: '(?<noun>[a-z][a-z -]{1,25}?)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
}

/** What a visitor calls a site without naming it. */
export const KINDS = '(?:site|website|company|product|project|service|business|thing)'

/** Longer questions are never about the catalogue alone. */
const MAX_LENGTH = 200

/** Prepares the forms for a site that calls itself `brand`. */
export function createIntentReader(brand: string): (text: string) => CatalogueIntent | undefined {
  const words = { ...WORDS, SITE: siteNames(brand) }
  const forms = FORMS.map(([type, pattern]) => [type, compile(pattern, words)] as const)

  return (text) => {
    const said = normalise(text).replace(/^(?:please|hi|hello|hey|so|ok|okay|well)[,.!]? /, '')
    if (said.length > MAX_LENGTH) return undefined
    for (const [type, form] of forms) {
      const found = form.exec(said)
      if (found) return toIntent(type, found.groups ?? {})
    }
    return undefined
  }
}

function toIntent(
  type: Form[0],
  { noun, name, first = '', second = '' }: Record<string, string | undefined>,
): CatalogueIntent {
  switch (type) {
    case 'about':
    case 'page':
      return { type }
    case 'list':
      return { type, noun: noun ?? 'products' }
    case 'news':
      return { type, noun: noun ?? '' }
    case 'compare':
      return { type, names: [first, second] }
    case 'audience':
    case 'audience-not':
    case 'audience-here': {
      const named = name !== undefined && { name }
      const here = type === 'audience-here'
      return { type: 'audience', here, not: type === 'audience-not', ...named }
    }
  }
}

function siteNames(brand: string): string {
  const name = escapePattern(normalise(brand))
  return `(?:you|we|your (?:products|${KINDS})|this ${KINDS}|the ${KINDS}|${name})`
}

function compile(pattern: string, words: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`^(?:${expand(pattern, words)})${PLACE}$`)
}

function expand(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\b([A-Z]{2,})\b(\?)?/g, (_, name: string, optional?: string) => {
    const value = expand(words[name] ?? name, words)
    // An optional word takes the space after it along.
    return optional ? `(?:${value} ?)?` : value
  })
}
