import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { markLink } from '../prose/addresses.ts'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'

export interface PageFootProps {
  readonly site: Site
  readonly document: Document
}

/** What a reader can do for a text, at its end: change it, where the owner says where. */
export function PageFoot({ site, document }: PageFootProps): ReactNode {
  const texts = useTexts()
  const href = findEditor(site, document)
  if (href === undefined) return null
  return (
    <p className="foot">
      <a href={href} {...markLink({ href, external: true })}>
        {texts.editPage}
      </a>
    </p>
  )
}

/** Where the file of a page can be changed; undefined for a page that has none. */
function findEditor({ config }: Site, { file }: Document): string | undefined {
  if (config.editUrl === '' || file === '') return undefined
  const path = file.split('/').map(encodeURIComponent).join('/')
  // As a function: in a string, a dollar sign of the file's name would mean something.
  return config.editUrl.replaceAll('{path}', () => path)
}
