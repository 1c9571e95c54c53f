import type { JSX, ReactNode } from 'react'
import type { CodeToken } from '../../highlighting/tokenList.ts'
import { CopyButton } from '../messages/CopyButton.tsx'
import { usePanelTexts } from '../contexts.ts'
import { useCodeTokens } from './useCodeTokens.ts'

export interface CodeBlockProps {
  /** The fence's info string; its first word is the language. */
  language: string
  text: string
  /** Its fence is closed: nothing more will be written in it. */
  isWhole: boolean
}

const SHOWN_LANGUAGE = 20

/** A block of code with its language, a Copy button and its own scroller. */
export function CodeBlock({ language, text, isWhole }: CodeBlockProps): JSX.Element {
  const texts = usePanelTexts()
  const [name = ''] = language.split(/\s/, 1)
  const tokens = useCodeTokens(text, name, isWhole)
  return (
    <div className="code">
      <div className="code-head">
        <span>{name.slice(0, SHOWN_LANGUAGE) || texts.code}</span>
        <CopyButton text={text} />
      </div>
      {/* A scroller has to be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} dir="ltr">
        <code>{tokens ? tokens.map(renderCodeToken) : text}</code>
      </pre>
    </div>
  )
}

function renderCodeToken({ text, kind }: CodeToken, index: number): ReactNode {
  if (kind === undefined) return text
  return (
    <span key={index} className={`code-${kind}`}>
      {text}
    </span>
  )
}
