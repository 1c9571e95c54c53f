import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** A command to copy, in one line. */
export function Command({ command }: { readonly command: string }): ReactNode {
  const texts = useTexts()
  return (
    <figure className="command">
      <pre>
        <code>{command}</code>
      </pre>
      <button type="button" data-copy={texts.copied}>
        {texts.copy}
      </button>
    </figure>
  )
}
