import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** A heading that a list of contents leads to. */
export interface Entry {
  readonly anchor: string
  readonly words: string
}

/** The headings of a text, at its side where there is room. */
export function Contents({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const texts = useTexts()
  return (
    <nav className="side toc" aria-label={texts.onThisPage}>
      <h2>{texts.onThisPage}</h2>
      <Entries entries={entries} />
    </nav>
  )
}

/** The same, folded above the text, where there is no room at its side. */
export function FoldedContents({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const texts = useTexts()
  return (
    <details className="fold toc-small">
      <summary>{texts.onThisPage}</summary>
      <nav className="side" aria-label={texts.onThisPage}>
        <Entries entries={entries} />
      </nav>
    </details>
  )
}

function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ anchor, words }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{words}</a>
        </li>
      ))}
    </ul>
  )
}
