import type { Token } from 'marked'
import type { ReactNode } from 'react'
import type { Manuscript } from './manuscript.ts'

export interface NoteCallProps {
  readonly token: Token
  readonly manuscript: Manuscript
}

/** The raised number that leads to a note. Ids with a capital never meet the anchor of a heading. */
export function NoteCall({ token, manuscript }: NoteCallProps): ReactNode {
  const call = manuscript.notes.callOf(token)
  if (!call) return token.raw
  const { number, isFirst } = call
  return (
    <sup>
      <a href={`#Note-${number}`} id={isFirst ? `Call-${number}` : undefined} role="doc-noteref">
        {number}
      </a>
    </sup>
  )
}
