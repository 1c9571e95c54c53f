import { useContext, useEffect, useRef, useState } from 'react'
import type { JSX } from 'react'
import { writeClipboard } from './clipboard.ts'
import { AnnounceContext, TextsContext } from './contexts.ts'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { COPIED_MS } from './timing.ts'

export interface CopyButtonProps {
  text: string
  /** Shows the icon alone; the name is still there for those who do not see it. */
  isCompact?: boolean
}

/** Copies a text, and says so for two seconds once it is copied. */
export function CopyButton({ text, isCompact = false }: CopyButtonProps): JSX.Element {
  const texts = useContext(TextsContext)
  const announce = useContext(AnnounceContext)
  const button = useRef<HTMLButtonElement>(null)
  const [copies, setCopies] = useState(0)
  const isCopied = useFor(copies, COPIED_MS)

  async function copy(): Promise<void> {
    if (!button.current || !(await writeClipboard(text, button.current))) return
    setCopies((count) => count + 1)
    announce(texts.copied)
  }

  return (
    <button
      ref={button}
      className="act"
      type="button"
      data-done={isCopied || undefined}
      onClick={() => void copy()}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span className={isCompact && !isCopied ? 'vh' : undefined}>
        {isCopied ? texts.copied : texts.copy}
      </span>
    </button>
  )
}

/** Whether `count` has grown within the last `ms` milliseconds. */
function useFor(count: number, ms: number): boolean {
  const [ended, setEnded] = useState(count)

  useEffect(() => {
    const timer = setTimeout(() => setEnded(count), ms)
    return () => clearTimeout(timer)
  }, [count, ms])

  return count !== ended
}
