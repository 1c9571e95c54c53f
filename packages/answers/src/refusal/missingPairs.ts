import type { Knowledge, Query } from '@docent/retrieval'
import { findAskedFeatures } from './askedFeatures.ts'
import { findNamedPairs } from './namedPairs.ts'

/**
 * The things with a name of two words that a question is about and no page mentions. The pages may
 * have both words and not the thing.
 */
export function findMissingPairs(
  { text, terms }: Pick<Query, 'text' | 'terms'>,
  { mentions }: Pick<Knowledge, 'mentions'>,
): string[] {
  const sayings = terms.filter(({ origin }) => origin === 'saying').map(({ term }) => term)
  // The owner has synonyms for it, or pages have words that mean it.
  const isKnown = (name: string) => sayings.some((saying) => saying.includes(name.toLowerCase()))
  const named = [...findNamedPairs(text), ...findAskedFeatures(text)]
  const missing = named.filter(
    ({ name, others }) => !isKnown(name) && ![name, ...others].some(mentions),
  )
  // "Apple watch" is in both lists.
  return [...new Set(missing.map(({ name }) => name))]
}
