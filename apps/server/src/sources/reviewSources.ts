import { existsSync } from 'node:fs'
import type { Config, Document, Problem, SourceConfig } from '@docent/content'
import type { ImportTally } from '@docent/sources'
import { CommandError } from '../commandError.ts'
import { chain } from './chain.ts'
import { nameSiteFile } from './nameSiteFile.ts'
import type { SourceSettings } from './openSource.ts'
import { openSources } from './openSources.ts'
import { isWebPlace } from './isWebPlace.ts'
import { createPageReview } from './reviewPages.ts'
import type { FaultType, PageReview } from './reviewPages.ts'

/** The maximum number of pages to list by name for each kind of fault. The others are counted. */
const MOST_NAMED = 5

/** The largest share of a source's words that its template may repeat without a warning. */
const MOST_REPEATED = 0.02

/** The largest share of the kept text that most pages may have in common without a warning. */
const MOST_COMMON = 0.1

/** The end of the message that counts the other pages of a kind. */
const MORE: Readonly<Record<FaultType, string>> = {
  copy: 'more pages say mostly the same as another page.',
  script: 'more pages only ask for JavaScript.',
  short: 'more pages have only a few words.',
  links: 'more pages have only links.',
  long: 'more sections are very long.',
}

interface SourcesReview {
  readonly problems: readonly Problem[]
  /** The kept and omitted pages, one line per source. */
  readonly imported: readonly string[]
}

/**
 * Lists problems of the sources that lead to bad answers. Without `wantsSync`, it skips sites that were never
 * read.
 */
export async function reviewSources(
  config: Config,
  settings: SourceSettings,
): Promise<SourcesReview> {
  const isThere = (source: SourceConfig): boolean =>
    !isWebPlace(source.from) || existsSync(nameSiteFile(source, settings))
  const sources = settings.wantsSync ? config.sources : config.sources.filter(isThere)
  const unread = config.sources.filter((source) => !sources.includes(source))
  try {
    const opened = await openSources(
      { ...config, sources },
      { wantsSync: () => false, ...settings },
    )
    const reviews = reviewDocuments(opened.documents(), opened.internal?.() ?? [])
    const problems = [
      ...opened.warnings.map(({ name, message }) => toWarning(name, message)),
      // The tallies count only the documents that were read.
      ...opened.tallies().flatMap(({ name, tally }) => reviewTally(name, tally)),
      ...[...reviews].flatMap(([name, review]) => reviewText(name, review)),
    ]
    return { problems, imported: [...opened.describe(), ...unread.map(tellUnread)] }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const problem: Problem = { severity: 'error', file: 'sources', line: 0, message: error.message }
    return { problems: [problem], imported: [] }
  }
}

function tellUnread({ name, from }: SourceConfig): string {
  return `${name || from}: not read yet. The next build reads it, or docent sync.`
}

/** The faults of a source's pages, by their kind. */
interface SourceReview {
  readonly pages: PageReview
  readonly faults: Map<FaultType, string[]>
}

function reviewDocuments(
  ...lists: readonly Iterable<Document>[]
): ReadonlyMap<string, SourceReview> {
  const reviews = new Map<string, SourceReview>()
  for (const document of chain(...lists)) {
    const name = String(document.meta['source'])
    const review = reviews.get(name) ?? { pages: createPageReview(), faults: new Map() }
    reviews.set(name, review)
    for (const { type, message } of review.pages.add(document)) {
      const messages = review.faults.get(type) ?? []
      messages.push(message)
      review.faults.set(type, messages)
    }
  }
  return reviews
}

function reviewText(name: string, { pages, faults }: SourceReview): Problem[] {
  const share = pages.readCommonShare()
  return [
    ...[...faults].flatMap(([type, messages]) => listSome(messages, MORE[type])),
    ...(share > MOST_COMMON
      ? [
          `Most pages share ${toPercent(share)} of the text: name the element of the text in "selector".`,
        ]
      : []),
  ].map((message) => toWarning(name, message))
}

function reviewTally(name: string, tally: ImportTally): Problem[] {
  const { empty, scripted, misread, tooLarge, broken, outside, words, droppedWords } = tally
  const drawn = new Set(scripted)
  const share = droppedWords / Math.max(words + droppedWords, 1)
  return [
    ...listSome(
      empty.filter((path) => !drawn.has(path) && !MISSING_PAGE.test(path)).map(tellEmpty),
      'more pages have no text.',
    ),
    ...listSome(
      misread.map(
        (path) =>
          `The page ${path} has characters that cannot be read ("\uFFFD"): save it as UTF-8.`,
      ),
      'more pages have characters that cannot be read.',
    ),
    ...listSome(
      tooLarge.map((path) => `The page ${path} is larger than 4 MB and is not read: split it.`),
      'more pages are larger than 4 MB.',
    ),
    ...listSome(
      broken.map((path) => `The symbolic link ${path} leads nowhere: correct its target.`),
      'more symbolic links lead nowhere.',
    ),
    ...listSome(
      outside.map(
        (path) =>
          `The symbolic link ${path} leads out of the folder and is not followed: use a copy.`,
      ),
      'more symbolic links lead out of the folder.',
    ),
    ...listSome(
      scripted.map(
        (path) =>
          `The page ${path} has no text until a script runs: build it with its text in the HTML.`,
      ),
      'more pages have no text until a script runs.',
    ),
    ...(share > MOST_REPEATED
      ? [
          `The template repeats ${toPercent(share)} of the text: name the text's element in "selector".`,
        ]
      : []),
  ].map((message) => toWarning(name, message))
}

/** The page that a site shows at an address without a page. */
const MISSING_PAGE = /(?:^|\/)404\.\w+$/
/** Files without elements. */
const DOCUMENT = /\.(?:md|mdx|markdown|pdf|docx)$/i

function tellEmpty(path: string): string {
  return DOCUMENT.test(path)
    ? `The page ${path} has no text: write its text, or leave it out with "exclude".`
    : `The page ${path} has no text that can be found: name its element in "selector".`
}

/** The first messages, and how many more there are. */
function listSome(messages: readonly string[], more: string): string[] {
  const rest = messages.length - MOST_NAMED
  return [...messages.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} ${more}`] : [])]
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function toWarning(file: string, message: string): Problem {
  return { severity: 'warning', file, line: 0, message }
}
