import { lexInline } from '@docent/content'
import type { ReactNode } from 'react'
import { Inline } from './Inline.tsx'
import type { Manuscript } from './manuscript.ts'

export interface PhraseProps {
  readonly markdown: string
  readonly manuscript: Manuscript
  /** Stands within a link. */
  readonly isLinked?: boolean
}

/** A phrase of the front matter, with the marks that an author gave it. */
export function Phrase({ markdown, manuscript, isLinked = false }: PhraseProps): ReactNode {
  return <Inline tokens={lexInline(markdown)} manuscript={manuscript} isLinked={isLinked} />
}
