import type { Config } from '@docent/content'
import { CommandError } from '../commandError.ts'

/**
 * The language of `--language`, if it was given.
 *
 * @throws {CommandError} if the site has no such language.
 */
export function requireLanguage(
  { language, languages }: Pick<Config, 'language' | 'languages'>,
  wanted: string | undefined,
): { readonly language?: string } {
  if (wanted === undefined) return {}
  const tags = languages.length === 0 ? [language] : languages.map((one) => one.language)
  if (tags.includes(wanted)) return { language: wanted }
  throw new CommandError(`The site has no pages in "${wanted}": choose from ${tags.join(', ')}.`)
}
