import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Manuscript } from './manuscript.ts'
import { Prose } from './Prose.tsx'

/** The notes below a text, each with the way back to where it is called. */
export function NoteList({ manuscript }: { readonly manuscript: Manuscript }): ReactNode {
  const texts = useTexts()
  const { list } = manuscript.notes
  if (list.length === 0) return null
  return (
    <section className="notes" aria-label={texts.notes}>
      <ol>
        {list.map(({ number, tokens }) => (
          <li key={number} id={`Note-${number}`}>
            <Prose tokens={tokens} manuscript={manuscript} />
            <a href={`#Call-${number}`} aria-label={texts.backToText}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
