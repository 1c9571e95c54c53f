// Recognises questions about the whole site by their form. The form must match the whole question:
// with one more word, the pages are searched.

import { escapePattern, normalise } from '../compose/normalise.ts'
import { keepText } from './patterns/index.ts'
import type { CatalogueIntent, IntentPattern, LanguagePatterns } from './patterns/types.ts'

/** Lists the possible meanings of a question, the likeliest first. */
export type ReadIntents = (text: string) => CatalogueIntent[]

/** Longer questions never ask only about the catalogue. */
const MAX_LENGTH = 200

/** Prepares the forms of a language for a site that calls itself `brand`. */
export function createIntentReader(
  brand: string,
  { catalogue, fold = keepText }: LanguagePatterns,
): ReadIntents {
  const words = { ...catalogue.words, BRAND: escapePattern(normalise(brand)) }
  const create = (pattern: string) => new RegExp(`^${fold(pattern)}$`)
  const forms = catalogue.forms.map(
    ([type, pattern]) => [type, create(`(?:${expand(pattern, words)})${catalogue.place}`)] as const,
  )
  const lead = new RegExp(`^${fold(catalogue.lead)}`)

  return (text) => {
    const said = fold(normalise(text)).replace(lead, '')
    if (said.length > MAX_LENGTH) return []
    return forms.flatMap(([type, form]) => {
      const found = form.exec(said)
      return found ? [toIntent(type, found.groups ?? {})] : []
    })
  }
}

function toIntent(
  type: IntentPattern[0],
  { noun, name, first = '', second = '' }: Record<string, string | undefined>,
): CatalogueIntent {
  switch (type) {
    case 'about':
    case 'page':
      return { type }
    case 'product':
    case 'data':
    case 'contents':
      return { type, ...(noun !== undefined && { noun }), ...(name !== undefined && { name }) }
    case 'list':
      return { type, noun: noun ?? 'products' }
    case 'news':
      return { type, noun: noun ?? '' }
    case 'price':
    case 'prices':
    case 'cheapest':
    case 'dearest':
      return { type, ...(noun !== undefined && { noun }) }
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

function expand(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\b([A-Z]{2,})\b(\?)?/g, (_, name: string, optional?: string) => {
    const value = expand(words[name] ?? name, words)
    // An optional word includes the space after it.
    return optional ? `(?:${value} ?)?` : value
  })
}
