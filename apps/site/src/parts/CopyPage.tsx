import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Copies the Markdown of a page, to use it elsewhere. */
export function CopyPage({ route }: { readonly route: string }): ReactNode {
  const texts = useTexts()
  return (
    <button
      className="copy-page"
      type="button"
      data-copy={texts.copied}
      data-source={`${encodeURI(route)}.md`}
    >
      {texts.copyPage}
    </button>
  )
}
