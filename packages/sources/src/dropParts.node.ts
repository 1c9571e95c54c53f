import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isPart, isPartByFolder } from '@docent/content'

/** The pages among files of Markdown: without those that other pages show. */
export function dropParts(folder: string, files: readonly string[]): string[] {
  const shown = findShownParts(folder, files)
  return files.filter((path) => !isPart(path, true) && !shown.has(path))
}

/** The names of files that a page may import or include. */
const FILE_NAME = /([\w.-]{1,200}\.(?:mdx|md|markdown))(?=["'\s:#{)])/gi

/** Files in folders such as `snippets` that other files name: they are parts of pages. */
function findShownParts(folder: string, files: readonly string[]): ReadonlySet<string> {
  const parts = files.filter(isPartByFolder)
  if (parts.length === 0) return new Set()
  const named = new Set(
    files.flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(FILE_NAME)].map(([, name]) => name),
    ),
  )
  return new Set(parts.filter((path) => named.has(basename(path))))
}
