import { useContext } from 'react'
import type { JSX } from 'react'
import { CopyButton } from '../CopyButton.tsx'
import { TextsContext } from '../contexts.ts'

export interface CodeBlockProps {
  /** The fence's info string; its first word is the language. */
  language: string
  text: string
}

const SHOWN_LANGUAGE = 20

/** A block of code with its language, a Copy button and a scroller of its own. */
export function CodeBlock({ language, text }: CodeBlockProps): JSX.Element {
  const texts = useContext(TextsContext)
  const [name = ''] = language.split(/\s/, 1)
  return (
    <div className="code">
      <div className="code-head">
        <span>{name.slice(0, SHOWN_LANGUAGE) || texts.code}</span>
        <CopyButton text={text} />
      </div>
      {/* A scroller has to be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} dir="ltr">
        <code>{text}</code>
      </pre>
    </div>
  )
}
