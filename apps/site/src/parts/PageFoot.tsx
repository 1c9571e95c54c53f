import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { markLink } from '../prose/addresses.ts'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { Helpful } from './Helpful.tsx'

export interface PageFootProps {
  readonly site: Site
  readonly document: Document
  /** Whether readers are asked if the page was helpful, unless the owner turns this off. */
  readonly asks?: boolean
}

/** The actions for readers at the end of a text: rate it, and edit it if the owner names a place. */
export function PageFoot({ site, document, asks = false }: PageFootProps): ReactNode {
  const texts = useTexts()
  const { feedback, assistantUrl } = site.config
  const isAsked = asks && feedback
  const href = findEditor(site, document)
  if (!isAsked && href === undefined) return null
  return (
    <div className="foot">
      {isAsked && <Helpful page={document.route} assistantUrl={assistantUrl} />}
      {href !== undefined && (
        <a className="link" href={href} {...markLink({ href, external: true })}>
          {texts.editPage}
        </a>
      )}
    </div>
  )
}

/** The address where a page's file can be edited; undefined for a page without a file. */
function findEditor({ config }: Site, { file }: Document): string | undefined {
  if (config.editUrl === '' || file === '') return undefined
  const path = file.split('/').map(encodeURIComponent).join('/')
  // As a function: in a string, a dollar sign of the file's name would mean something.
  return config.editUrl.replaceAll('{path}', () => path)
}
