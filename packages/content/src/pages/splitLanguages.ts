import { configIn } from '../config/configLanguages.ts'
import type { Config } from '../config/configTypes.ts'
import type { Content } from '../types.ts'

/** A site in one of its languages, as if it had no other. */
export interface LanguagePart {
  /** The start of its routes: `/de`; empty for the language at the root. */
  readonly base: string
  readonly content: Content
  readonly config: Config
}

/** The parts of a site, the language at the root first. A site in one language is one part. */
export function splitLanguages(
  content: Content,
  config: Config,
): readonly [LanguagePart, ...LanguagePart[]] {
  const [, ...others] = config.languages
  const root = { base: '', content: others.length === 0 ? content : keep(content), config }
  const further = others.map(({ language }) => ({
    base: `/${language}`,
    content: keep(content, language),
    config: configIn(config, language),
  }))
  return [root, ...further]
}

function keep(content: Content, language?: string): Content {
  const documents = content.documents.filter((document) => document.language === language)
  return { ...content, documents }
}
