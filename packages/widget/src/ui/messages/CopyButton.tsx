import { useEffect, useRef, useState } from 'react'
import type { JSX } from 'react'
import type { CopiedAnswer } from './clipboard.ts'
import { useAnnounce, usePanelTexts } from '../contexts.ts'
import { CheckIcon, CopyIcon } from '../icons.tsx'
import { COPIED_MS } from '../timing.ts'

export interface CopyButtonProps {
  text: string
  /** Copied as rich text too. */
  answer?: CopiedAnswer
  /** Shows only the icon; the name is still there for those who do not see it. */
  isCompact?: boolean
}

/** Copies a text, and says for two seconds that it is copied, or that it is only selected. */
export function CopyButton({ text, answer, isCompact = false }: CopyButtonProps): JSX.Element {
  const texts = usePanelTexts()
  const announce = useAnnounce()
  const button = useRef<HTMLButtonElement>(null)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const isTried = useFor(tries, COPIED_MS)
  const isCopied = isTried && !hasFailed

  async function copy(): Promise<void> {
    const near = button.current
    if (!near) return
    const isDone = await copyText(text, near, answer)
    if (!isDone) (await loadClipboard().catch(() => undefined))?.selectText(near, answer)
    setFailed(!isDone)
    setTries((count) => count + 1)
    announce(isDone ? texts.copied : texts.copyFailed)
  }

  return (
    <button
      ref={button}
      className="act"
      type="button"
      data-done={isCopied || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void copy()}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span className={isCompact && !isTried ? 'vh' : undefined}>
        {isTried ? (hasFailed ? texts.copyFailed : texts.copied) : texts.copy}
      </span>
    </button>
  )
}

const loadClipboard = () => import('./clipboard.ts')

/** A visitor near the button may press it: some browsers allow copying only right after the press. */
function prepare(): void {
  loadClipboard().catch(() => undefined)
}

async function copyText(text: string, near: Element, answer?: CopiedAnswer): Promise<boolean> {
  const clipboard = await loadClipboard().catch(() => undefined)
  if (clipboard) return clipboard.writeClipboard(text, near, answer)
  // Without a connection, for example, plain words are better than nothing.
  return navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
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
