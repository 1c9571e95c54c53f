import { translationPath } from '@docent/content'
import type { Config, Content } from '@docent/content'

/** The pages that a language lacks. */
export interface MissingTranslations {
  readonly language: string
  /** Their files in another language. */
  readonly files: readonly string[]
  /** How many pages there are in all languages together. */
  readonly pages: number
}

/** Lists the pages that each language lacks but others have; none for a site in one language. */
export function listMissingTranslations(
  { documents }: Pick<Content, 'documents'>,
  { languages }: Pick<Config, 'languages'>,
): MissingTranslations[] {
  const byPath = Map.groupBy(documents, translationPath)
  return languages.flatMap(({ language }, place) => {
    const folder = place === 0 ? undefined : language
    const files = [...byPath.values()].flatMap((pages) => {
      const isThere = pages.some((page) => page.language === folder)
      return isThere ? [] : [pages[0]?.file ?? '']
    })
    return files.length === 0 ? [] : [{ language, files, pages: byPath.size }]
  })
}

/** `de lacks 2 of 12 pages: products/lamp.md, articles/first.md.` */
export function formatMissing({ language, files, pages }: MissingTranslations): string {
  const named = files.slice(0, MOST_NAMED).join(', ')
  const rest = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : ''
  return `"${language}" lacks ${files.length} of ${pages} pages: ${named}${rest}.`
}

const MOST_NAMED = 10
