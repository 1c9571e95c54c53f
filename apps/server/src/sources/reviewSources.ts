import { existsSync } from 'node:fs'
import type { Config, Problem } from '@docent/content'
import type { ImportTally } from '@docent/sources'
import { CommandError } from '../commandError.ts'
import { nameSiteFile, openSources } from './openSources.ts'
import type { SourceSettings } from './openSources.ts'
import { isWebPlace } from './readSiteConfig.ts'

/** The maximum number of pages to list by name. The others are only counted. */
const MOST_NAMED = 10

/** The largest share of a source's words that its template may repeat without a warning. */
const MOST_REPEATED = 0.02

/** Lists problems of the sources that lead to bad answers. It skips sites that were never read. */
export async function reviewSources(config: Config, settings: SourceSettings): Promise<Problem[]> {
  const sources = config.sources.filter(
    (source) => !isWebPlace(source.from) || existsSync(nameSiteFile(source, settings)),
  )
  try {
    const opened = await openSources(
      { ...config, sources },
      { ...settings, wantsSync: () => false },
    )
    // The tallies count only the documents that were read.
    for (const document of opened.documents()) void document
    for (const document of opened.internal?.() ?? []) void document
    return opened.tallies().flatMap(({ name, tally }) => reviewTally(name, tally))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return [{ severity: 'error', file: 'sources', line: 0, message: error.message }]
  }
}

function reviewTally(name: string, tally: ImportTally): Problem[] {
  const warn = (message: string): Problem => ({ severity: 'warning', file: name, line: 0, message })
  const named = tally.empty
    .slice(0, MOST_NAMED)
    .map((path) =>
      warn(`The page ${path} has no text that can be found: name its element in "selector".`),
    )
  const rest = tally.empty.length - named.length
  const share = tally.droppedWords / Math.max(tally.words + tally.droppedWords, 1)
  return [
    ...named,
    ...(rest > 0 ? [warn(`${rest} more pages have no text.`)] : []),
    ...(share > MOST_REPEATED
      ? [
          warn(
            `The template repeats ${(share * 100).toFixed(0)} % of the text: name the text's element in "selector".`,
          ),
        ]
      : []),
  ]
}
