import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** A heading that a list of contents leads to. */
export interface ContentsEntry {
  readonly anchor: string
  readonly words: string
  /** `Step 3 of 7`, if it is one of several: script says it of the one that a reader is at. */
  readonly step?: string | undefined
}

export interface ContentsProps {
  readonly entries: readonly ContentsEntry[]
}

/** The headings of a text, at its side if there is room. */
export function Contents({ entries }: ContentsProps): ReactNode {
  const texts = useTexts()
  return (
    <nav className="side toc contents" aria-label={texts.onThisPage}>
      <h2>{texts.onThisPage}</h2>
      <Entries entries={entries} />
      <p className="at" />
    </nav>
  )
}

/** The same, folded above the text, if there is no room at its side. */
export function FoldedContents({ entries }: ContentsProps): ReactNode {
  const texts = useTexts()
  return (
    <details className="fold toc-small">
      <summary>
        {texts.onThisPage} <span className="at" />
      </summary>
      <nav className="side contents" aria-label={texts.onThisPage}>
        <Entries entries={entries} />
      </nav>
    </details>
  )
}

function Entries({ entries }: ContentsProps): ReactNode {
  return (
    <ul>
      {entries.map(({ anchor, words, step }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} data-step={step}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
