import type { Document, Problem } from '@docent/content'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/**
 * Names folders that look like those of a language, for which the configuration has no entry: their pages have no
 * language menu, and the assistant answers from all languages at once.
 */
export function reviewUnlistedLanguages({ content, config, configName }: Reviewed): Problem[] {
  const listed = new Set([config.language, ...config.languages.map(({ language }) => language)])
  const files = new Set(content.documents.map(({ file }) => file))
  const translated = content.documents.filter(({ file }) => {
    const [folder, path] = splitFolder(file)
    // The list of any folder has this name.
    const isTwin = path !== 'index.md' && files.has(path)
    return isTwin && isKnownLanguage(folder) && !listed.has(folder)
  })
  const byFolder = Map.groupBy(translated, ({ file }) => splitFolder(file)[0])
  return [...byFolder].flatMap(([folder, documents]) => documents.slice(0, 1).map(tell(folder)))

  function tell(folder: string): (document: Document) => Problem {
    return (document) => {
      const [, path] = splitFolder(document.file)
      const message =
        `The page has the name of ${path} in a folder that is called like a language: ` +
        `list "${folder}" in "languages" of ${configName}, or rename the folder.`
      return warn(document, 0, message)
    }
  }
}

function splitFolder(file: string): [folder: string, path: string] {
  const end = file.indexOf('/')
  return end < 0 ? ['', file] : [file.slice(0, end), file.slice(end + 1)]
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isKnownLanguage(folder: string): boolean {
  return /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(folder) && NAMES.of(folder) !== undefined
}
