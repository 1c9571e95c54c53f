import type { Faq } from '@docent/content'
import type { ReactNode } from 'react'
import type { Manuscript } from '../prose/manuscript.ts'
import { Phrase } from '../prose/Phrase.tsx'

export interface FaqBlockProps {
  readonly faq: Faq
  readonly manuscript: Manuscript
}

/** Questions with the answers of notes, folded, each with a link to the section that supports it. */
export function FaqBlock({ faq, manuscript }: FaqBlockProps): ReactNode {
  const notes = manuscript.notesFor(faq)
  if (notes.length === 0) return null
  return (
    <div>
      {notes.map(({ question, answer, url, label }, place) => (
        <details key={place} className="fold">
          <summary>{question}</summary>
          <div className="flow">
            <p>
              <Phrase markdown={answer} manuscript={manuscript} />
            </p>
            <p>
              <a href={url}>{label}</a>
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
