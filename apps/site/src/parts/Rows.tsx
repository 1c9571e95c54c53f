import type { Document } from '@docent/content'
import type { ReactNode } from 'react'

export interface RowsProps {
  readonly documents: readonly Document[]
  /** The depth of their headings. */
  readonly depth: 2 | 3 | 4
  /** The column before a title, such as its date. */
  readonly before?: ((document: Document) => ReactNode) | undefined
  /** The end of a row. */
  readonly after?: (document: Document) => ReactNode
}

/** Pages under each other, each with its one sentence. */
export function Rows({ documents, depth, before, after }: RowsProps): ReactNode {
  const Name = `h${depth}` as const
  return (
    <ul className={before ? 'rows dated' : 'rows'}>
      {documents.map((document) => (
        <li key={document.route}>
          {before?.(document)}
          <div>
            <Name className="h4">
              <a className="over" href={document.route}>
                {document.title}
              </a>
            </Name>
            {document.summary && <p>{document.summary}</p>}
          </div>
          {after?.(document)}
        </li>
      ))}
    </ul>
  )
}
