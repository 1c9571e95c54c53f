import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { titleOf, type Page } from '../page.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import type { Site } from '../site.ts'
import { listDocuments, type ManualEntry, type ShownManual } from './manuals.ts'

/** The list of all pages of a documentation that has no first page, or has several versions. */
export function createManualList({ config }: Site, manuals: readonly ShownManual[]): Page {
  const [{ title = '', root = '' } = {}, ...others] = manuals
  const isOne = others.length === 0
  return {
    route: root,
    title: titleOf(title, config.brand),
    heading: title,
    description: '',
    type: 'website',
    main: (
      <div className="wrap section end">
        <PageHead heading={title} />
        {manuals.map((manual) => (
          <section key={manual.name} className="shelf">
            {!isOne && <h2 className="h2">{manual.name}</h2>}
            <ManualEntries manual={manual} depth={isOne ? 2 : 3} />
          </section>
        ))}
      </div>
    ),
  }
}

export interface ManualEntriesProps {
  readonly manual: ShownManual
  /** The depth of their headings. */
  readonly depth: 2 | 3
}

/**
 * The pages of a documentation: those at its top with their sentences, the others by their folders. Those that its
 * authors list after a folder, or not at all, come last.
 */
export function ManualEntries({ manual, depth }: ManualEntriesProps): ReactNode {
  const { first, entries } = manual
  const start = entries.findIndex(isFolder)
  const leading = start < 0 ? entries : entries.slice(0, start)
  const pages = leading.flatMap(listDocuments)
  const top = first ? [first, ...pages] : pages
  const last = entries.slice(leading.length).filter((entry) => !isFolder(entry))
  const Name = `h${depth}` as const
  return (
    <>
      {top.length > 0 && <Rows documents={top} depth={depth} />}
      {listGroups(entries, '').map(({ name, document, pages }) => (
        <div key={name} className="shelf">
          <Name className="h3">
            {document ? (
              <a className="link" href={document.route}>
                {name}
              </a>
            ) : (
              name
            )}
          </Name>
          {pages.length > 0 && (
            <ul className="lines names">
              {pages.map(({ route, title }) => (
                <li key={route}>
                  <a href={route}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {last.length > 0 && <Rows documents={last.flatMap(listDocuments)} depth={depth} />}
    </>
  )
}

interface Group {
  /** With the names of the folders around it. */
  readonly name: string
  readonly document: Document | undefined
  readonly pages: readonly Document[]
}

/** The folders with the pages in them. A folder with only folders is a part of their names. */
function listGroups(entries: readonly ManualEntry[], above: string): Group[] {
  return entries.filter(isFolder).flatMap((folder) => {
    const name = above === '' ? folder.name : `${above} › ${folder.name}`
    const pages = folder.entries.filter((entry) => !isFolder(entry)).flatMap(listDocuments)
    const own = { name, document: folder.document, pages }
    const isShown = pages.length > 0 || folder.document !== undefined
    return [...(isShown ? [own] : []), ...listGroups(folder.entries, name)]
  })
}

function isFolder({ entries }: ManualEntry): boolean {
  return entries.length > 0
}
