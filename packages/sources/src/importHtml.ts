import { createAddresses } from './addresses.ts'
import type { Addresses, CanonicalOf } from './addresses.ts'
import { learnTemplate, readPageLines } from './html/templateLines.ts'
import type { TemplateLines } from './html/templateLines.ts'
import { toLinkBase } from './html/writeInline.ts'
import {
  isFilledByScript,
  openHtmlPage,
  readCanonical,
  readHeadingTexts,
  readHtmlPage,
  readNames,
} from './html/readHtmlPage.ts'
import { TEMPLATE_PAGES } from './limits.ts'
import type { OutlineSection } from './html/outline.ts'
import { writeMarkdown } from './markdown/blocks.ts'
import { learnSiteNames } from './siteNames.ts'
import type { SiteNames } from './siteNames.ts'
import { createTally, tallyPage } from './tally.ts'
import type { HtmlEntry, ImportTally, ImportedPage, ImportedSection } from './types.ts'
import { readPathVersion } from './version.ts'

export interface HtmlImportOptions {
  /** Where the pages are for readers. @default what the pages say */
  readonly url?: string
  /** Whether the entries know where they were found, which then counts more than canonical links. */
  readonly isCrawled?: boolean
  /** Of the main text, tried before the built-in selectors. */
  readonly selector?: string
  /** Replaces what the pages say. */
  readonly version?: string
  readonly language?: string
}

export interface HtmlImport {
  /** Reads page after page. Their shared parts are learned before the first. */
  readonly pages: () => Generator<ImportedPage>
  /** Complete once all pages are read. */
  readonly tally: ImportTally
  /** Where the pages are for readers; undefined if neither they nor the options say. */
  readonly url: string | undefined
}

/** Reads the pages of one edition of a site of HTML. */
export function importHtml(
  entries: readonly HtmlEntry[],
  options: HtmlImportOptions = {},
): HtmlImport {
  let opened: { sample: Sample; addresses: Addresses } | undefined
  // A caller that only compares hashes does not wait for the sample.
  const open = () => (opened ??= openSite(entries, options))
  const tally = createTally()
  return {
    tally,
    get url() {
      return open().addresses.base
    },
    *pages() {
      const { sample, addresses } = open()
      const seen = new Set<string>()
      for (const entry of entries) {
        const page = readEntry(entry, {
          options,
          ...sample,
          addresses,
          tally,
          seen,
        })
        if (page) yield page
      }
    },
  }
}

function openSite(
  entries: readonly HtmlEntry[],
  options: HtmlImportOptions,
): { sample: Sample; addresses: Addresses } {
  const sample = openSample(entries, options)
  const canonicals = options.isCrawled === true ? [] : sample.canonicals
  return { sample, addresses: createAddresses(canonicals, options.url) }
}

interface Sample {
  readonly template: TemplateLines
  readonly names: SiteNames
  readonly canonicals: readonly CanonicalOf[]
}

/** Some pages from all over the site: neighbours are more alike than the site is. */
function openSample(entries: readonly HtmlEntry[], { selector }: HtmlImportOptions): Sample {
  const step = Math.max(1, Math.ceil(entries.length / TEMPLATE_PAGES))
  const sampled = entries.flatMap((entry, index) => {
    if (index % step !== 0) return []
    const page = openHtmlPage(entry.read(), selector)
    if (!page) return []
    const canonical = { path: entry.path, canonical: readCanonical(page) }
    const [names, headings] = [readNames(page), readHeadingTexts(page)]
    return [{ names, headings, lines: readPageLines(page.main), canonical }]
  })
  return {
    names: learnSiteNames(
      sampled.map(({ names }) => names),
      sampled.flatMap(({ headings }) => headings),
    ),
    template: learnTemplate(sampled.map(({ lines }) => lines)),
    canonicals: sampled.map(({ canonical }) => canonical),
  }
}

interface EntryReading {
  readonly options: HtmlImportOptions
  readonly template: TemplateLines
  readonly names: SiteNames
  readonly addresses: Addresses
  readonly tally: ImportTally
  readonly seen: Set<string>
}

function readEntry(entry: HtmlEntry, reading: EntryReading): ImportedPage | undefined {
  const { options, template, names, addresses, tally, seen } = reading
  const opened = openHtmlPage(entry.read(), options.selector)
  if (!opened) return void tally.hidden.push(entry.path)
  const url = addresses.find(entry, readCanonical(opened))
  if (seen.has(url)) return void tally.duplicates.push(entry.path)
  seen.add(url)
  const { sections, droppedWords, generator, ...head } = readHtmlPage(
    opened,
    template,
    toLinkBase(url),
  )
  const written = sections
    .map((section) => toImportedSection(section, names))
    .filter(isWorthKeeping)
  const page = {
    url,
    ...(entry.url === undefined && { file: entry.path }),
    title: names.toTitle(head) || entry.path,
    description: names.toDescription(head.description),
    language: options.language ?? head.language,
    version: options.version ?? (head.version || readPathVersion(entry.path)),
    sections: written,
  }
  if (!tallyPage(tally, entry.path, page)) {
    if (isFilledByScript(entry.read())) tally.scripted.push(entry.path)
    return undefined
  }
  tally.droppedWords += droppedWords
  tally.generators.set(generator, (tally.generators.get(generator) ?? 0) + 1)
  return page
}

function toImportedSection(
  { anchor, heading, depth, path, blocks }: OutlineSection,
  { toHeading }: SiteNames,
): ImportedSection {
  const named = { heading: toHeading(heading), path: path.map(toHeading) }
  return { anchor, ...named, depth, markdown: writeMarkdown(blocks) }
}

/** A heading without text still names the subject of its subsections; the first section has none. */
function isWorthKeeping({ heading, markdown }: ImportedSection, index: number): boolean {
  return index === 0 || heading !== '' || markdown !== ''
}
