import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import type { Manuscript } from '../prose/manuscript.ts'
import { NoteList } from '../prose/Notes.tsx'
import type { Site } from '../site.ts'
import { AskPage } from './AskPage.tsx'
import { Onward, type OnwardLink } from './Onward.tsx'
import { PageFoot } from './PageFoot.tsx'
import { hasAnswers, Questions } from './Questions.tsx'

export interface TextEndProps {
  readonly site: Site
  readonly document: Document
  readonly manuscript: Manuscript
  readonly links: readonly OnwardLink[]
}

/** Everything below a text: notes, questions, the way to the assistant, and the next pages. */
export function TextEnd({ site, document, manuscript, links }: TextEndProps): ReactNode {
  return (
    <>
      <NoteList manuscript={manuscript} />
      {hasAnswers(document) && <Questions document={document} manuscript={manuscript} />}
      <AskPage />
      <PageFoot site={site} document={document} asks />
      <Onward name={site.texts.related} links={links} />
    </>
  )
}
