import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listEntriesAround, type ManualEntry, type ShownManual } from '../pages/manuals.ts'

export interface ManualPagesProps {
  readonly manual: ShownManual
  readonly current: Document
}

/** A documentation with more pages shows only the folders around the current page. */
const MOST_OPEN = 30

/** Of a folder with more, the pages around the current one are listed: each page has the list twice. */
const MOST_IN_FOLDER = 80

/** The pages of a documentation, at the side of the current one if there is room. */
export function ManualPages({ manual, current }: ManualPagesProps): ReactNode {
  return (
    <nav className="side shelf-side" aria-label={manual.name}>
      <h2>{manual.name}</h2>
      <Pages manual={manual} current={current} />
    </nav>
  )
}

/** The same, folded above the text, if there is no room at its side. */
export function FoldedManualPages({ manual, current }: ManualPagesProps): ReactNode {
  const texts = useTexts()
  return (
    <details className="fold shelf-small">
      <summary>{texts.pages}</summary>
      <nav className="side" aria-label={manual.name}>
        <Pages manual={manual} current={current} />
      </nav>
    </details>
  )
}

function Pages({ manual, current }: ManualPagesProps): ReactNode {
  const { first, entries, documents } = manual
  const isSmall = documents.length <= MOST_OPEN
  const top = first ? [toEntry(first), ...entries] : entries
  const around = new Set(listEntriesAround(manual, current))
  return <Entries entries={top} current={current} around={around} isOpen={isSmall} />
}

function toEntry(document: Document): ManualEntry {
  return { name: document.place?.name ?? document.title, document, start: document, entries: [] }
}

interface EntriesProps {
  readonly entries: readonly ManualEntry[]
  readonly current: Document
  /** The entry of the current page, and those around it. */
  readonly around: ReadonlySet<ManualEntry>
  /** Whether all folders show their pages, and not only those around the current page. */
  readonly isOpen: boolean
}

function Entries({ entries, current, around, isOpen }: EntriesProps): ReactNode {
  return (
    <ul>
      {listAround(entries, around).map((entry) => (
        <Entry
          key={entry.start?.route}
          entry={entry}
          current={current}
          around={around}
          isOpen={isOpen}
        />
      ))}
    </ul>
  )
}

interface EntryProps extends Omit<EntriesProps, 'entries'> {
  readonly entry: ManualEntry
}

/** A folder without a page of its own leads to its first page while it is closed; open, it is only a name. */
function Entry({ entry, current, around, isOpen }: EntryProps): ReactNode {
  const { name, document, start, entries } = entry
  const isUnfolded = entries.length > 0 && (isOpen || around.has(entry))
  const target = isUnfolded ? document : start
  const isCurrent = target?.route === current.route
  return (
    <li>
      <a href={target?.route} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
      {isUnfolded && (
        <Entries entries={entries} current={current} around={around} isOpen={isOpen} />
      )}
    </li>
  )
}

/** The entries before and after the one with the current page, if a folder has very many. */
function listAround(
  entries: readonly ManualEntry[],
  around: ReadonlySet<ManualEntry>,
): readonly ManualEntry[] {
  if (entries.length <= MOST_IN_FOLDER) return entries
  const place = entries.findIndex((entry) => around.has(entry))
  const start = Math.min(Math.max(0, place - MOST_IN_FOLDER / 2), entries.length - MOST_IN_FOLDER)
  return entries.slice(start, start + MOST_IN_FOLDER)
}
