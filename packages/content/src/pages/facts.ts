import { chooseLanguage, fillText } from '@docent/texts'
import type { SiteTexts } from '@docent/texts'
import { SITES } from '@docent/texts/sites'
import type { Document, ProductOffer, ProductPrice } from '../types.ts'

/** One line of the small table of facts that a page shows under its title. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/**
 * The price and the availability of a page, in the words of a language, and then `facts` of its front
 * matter: a map, a list of maps, or a list of `label` and `value`. Other values are ignored: the front matter reports
 * them.
 */
export function readFacts(
  { meta, offer }: Pick<Document, 'meta' | 'offer'>,
  language: string = 'en',
): Fact[] {
  const own = readOwnFacts(meta['facts'])
  const labels = new Set(own.map(({ label }) => label))
  const offered = offer ? listOffer(offer, language) : []
  return [...offered.filter(({ label }) => !labels.has(label)), ...own]
}

/** The headings and lines of the passages that the search makes from front matter, in a language. */
export function readFoundNames(language: string): SiteTexts['found'] {
  return SITES[chooseLanguage(language)].found
}

/** A fact on one line, as a language writes it. */
export function formatFact(fact: Fact, language: string): string {
  return fillText(readFoundNames(language).fact, { ...fact })
}

/** The heading of a release, by the names of its version. */
export function formatReleaseHeading(version: string, language: string): string {
  return fillText(readFoundNames(language).release, { version })
}

/** A price as a language writes it: `€49.90`. */
export function formatPrice({ amount, currency }: ProductPrice, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

function listOffer({ price, availability }: ProductOffer, language: string): Fact[] {
  const texts = SITES[chooseLanguage(language)]
  const facts = [
    price && { label: texts.price, value: formatPrice(price, language) },
    availability && { label: texts.availability, value: texts.availabilities[availability] },
  ]
  return facts.filter((fact) => fact !== undefined)
}

function readOwnFacts(facts: unknown): Fact[] {
  if (typeof facts !== 'object' || facts === null) return []
  const pairs: [unknown, unknown][] = Array.isArray(facts)
    ? facts.flatMap(listPairs)
    : Object.entries(facts)
  return pairs.flatMap(([label, value]) => {
    const isSaid = typeof value === 'string' || typeof value === 'number'
    return typeof label === 'string' && isSaid ? [{ label, value: String(value) }] : []
  })
}

/** `{ label: Height, value: 42 cm }` and `{ Height: 42 cm }` say the same. */
function listPairs(fact: unknown): [unknown, unknown][] {
  if (typeof fact !== 'object' || fact === null) return []
  const { label, value } = fact as Record<string, unknown>
  return label === undefined && value === undefined ? Object.entries(fact) : [[label, value]]
}
